import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { PublicLayout } from '../layout/public-layout.tsx';
import { LoginForm } from '../login/login-form.tsx';
import { TEXTS as LOGIN } from '../login/texts.ts';
import { TEXTS as RECOVERY } from '../recovery/texts.ts';
import { TEXTS as REGISTRATION } from '../registration/texts.ts';

const PLACEHOLDER = (
  <div className="page-skeleton">
    <span className="page-skeleton-block" />
  </div>
);

const PAGES = {
  '/login': (
    <PublicLayout title={LOGIN.title} subtitle={LOGIN.subtitle}>
      <LoginForm hasRegistration renderUnverified={() => null} />
    </PublicLayout>
  ),
  '/forgot-password': (
    <PublicLayout title={RECOVERY.forgotTitle} subtitle={RECOVERY.forgotSubtitle}>
      {PLACEHOLDER}
    </PublicLayout>
  ),
  '/register': (
    <PublicLayout title={REGISTRATION.title} subtitle={REGISTRATION.subtitle} isWide>
      {PLACEHOLDER}
    </PublicLayout>
  ),
};

/**
 * What the first bytes of public pages draw, by path (decision 086): the sign-in form, which can be filled in at once, and
 * the frames of others. The build runs this file in Node.
 */
export const firstPaints = Object.fromEntries(
  Object.entries(PAGES).map(([path, page]) => [path, draw(page)]),
);

function draw(page: ReactElement): string {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>{page}</MemoryRouter>
    </QueryClientProvider>,
  );
  // The console's own form is in the page at the same time.
  return html.replace(/ (id|for|aria-describedby|aria-labelledby)="/g, ' $1="first-');
}

import { anAdministrator, aToken, renderPage, serveContract } from '@rollcall/shared/testing';
import { screen } from '@testing-library/react';
import { TemplatePage } from './template-page.tsx';

const server = serveContract();

test('the page has its title as heading', async () => {
  renderPage([{ path: '/template', Component: TemplatePage }], {
    server,
    path: '/template',
    session: { token: aToken({ role: 'ADMIN' }), employee: anAdministrator() },
  });
  expect(await screen.findByRole('heading', { name: 'Template', level: 1 })).toBeVisible();
});

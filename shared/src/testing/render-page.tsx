import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { ConfigProvider } from 'antd';
import { Suspense } from 'react';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import type { SessionUser } from '../contract/index.ts';
import { correctClock, type PageContext, sessionStore, setPageContext } from '../session/index.ts';
import {
  configureTransport,
  queryClient,
  type ToastAction,
  type Tone,
} from '../transport/index.ts';
import { themeFor } from '../ui/index.ts';
import { anAdministrator, aToken } from './builders.ts';
import type { ContractServer } from './contract-server.ts';
import { pastingUser } from './pasting-user.ts';

interface Options {
  readonly server: ContractServer;
  /** Path of the page, which is the first history entry. */
  readonly path: string;
  /** History state of that entry. */
  readonly state?: unknown;
  readonly session?: { readonly token: string; readonly employee: SessionUser };
  /** Without it, the backend is a base backend (spec §7). */
  readonly capabilities?: readonly string[] | undefined;
  /** The company zone of our server. */
  readonly zone?: string | undefined;
  /** The company's name on our server. */
  readonly companyName?: string;
  /** What other modules add to the page. */
  readonly findExtensions?: PageContext['findExtensions'];
  /** The rights that live modules ask for. */
  readonly findRights?: PageContext['findRights'];
  /** How far the server's clock is ahead of the browser's, in milliseconds. */
  readonly serverAhead?: number;
}

/** A rendered page, with what @testing-library/react returns. */
export interface RenderedPage extends RenderResult {
  /** Pastes what it types (pasting-user.ts). */
  readonly user: UserEvent;
  /** The toasts so far. */
  readonly toasts: readonly {
    readonly tone: Tone;
    readonly text: string;
    readonly action?: ToastAction;
  }[];
  readonly router: ReturnType<typeof createMemoryRouter>;
  /** Current path and query. */
  readonly at: () => string;
  /** Navigates without a click. */
  readonly go: (to: string | number) => Promise<void>;
}

/**
 * Renders a module's routes like the shell: with theme, query cache, router and the real transport, connected to a
 * contract server. Animations are off and retries have no delay.
 */
export function renderPage(routes: readonly RouteObject[], options: Options): RenderedPage {
  const { server, path, state, session, serverAhead = 0 } = options;
  const toasts: RenderedPage['toasts'][number][] = [];
  setPageContext(contextOf(options));
  const at = Date.now();
  correctClock({ serverTime: at + serverAhead, precision: 0, sentAt: at, receivedAt: at });
  if (session) sessionStore.getState().signIn(session);
  const router = createMemoryRouter([...routes, { path: '*', element: null }], {
    initialEntries: [{ ...splitPath(path), state }],
  });
  configureTransport({
    baseUrl: server.baseUrl,
    backendsUrl: server.backendsUrl,
    paths: {},
    getToken: () => sessionStore.getState().token,
    onUnauthorized() {
      sessionStore.getState().expire();
      void router.navigate('/login', { replace: true });
    },
    notify: (tone, text, action) => toasts.push({ tone, text, ...(action && { action }) }),
  });
  // Disables style generation, which takes a sixth of a test's time and is not checked.
  const theme = {
    ...themeFor('light', 'comfortable', { isMotionReduced: true }),
    zeroRuntime: true,
  };
  const view = render(
    <ConfigProvider theme={theme}>
      <QueryClientProvider client={queryClient}>
        <Suspense fallback={null}>
          <RouterProvider router={router} />
        </Suspense>
      </QueryClientProvider>
    </ConfigProvider>,
  );
  const user = pastingUser(userEvent.setup({ pointerEventsCheck: 0 }));
  return {
    ...view,
    user,
    toasts,
    router,
    at: () => router.state.location.pathname + router.state.location.search,
    go: (to) => act(() => router.navigate(to as string)),
  };
}

function contextOf(options: Options): PageContext {
  const { capabilities, zone = null, companyName, findExtensions, findRights } = options;
  return {
    capabilities: capabilities ? new Set(capabilities) : null,
    companyZone: zone,
    companyName,
    ...(findExtensions && { findExtensions }),
    ...(findRights && { findRights }),
  };
}

/** Like {@link renderPage}, with a signed-in administrator. */
export const renderAsAdministrator = (
  routes: readonly RouteObject[],
  options: Omit<Options, 'session'>,
): RenderedPage =>
  renderPage(routes, {
    ...options,
    session: { token: aToken({ role: 'ADMIN' }), employee: anAdministrator() },
  });

const splitPath = (path: string) => {
  const { pathname, search, hash } = new URL(path, 'http://localhost');
  return { pathname, search, hash };
};

const defaultOptions = queryClient.getDefaultOptions();
queryClient.setDefaultOptions({
  ...defaultOptions,
  queries: { ...defaultOptions.queries, retryDelay: 0 },
});

afterEach(() => {
  cleanup();
  queryClient.clear();
  sessionStore.getState().signOut();
});

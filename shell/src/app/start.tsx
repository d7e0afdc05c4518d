import { sessionStore, setPageContext } from '@rollcall/shared/session';
import { configureTransport, queryClient } from '@rollcall/shared/transport';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followSystem } from '../appearance/appearance.ts';
import { loadExpose } from '../modules/load-module/federation.ts';
import { createModuleStore } from '../modules/outlet/module-store.ts';
import { notify } from '../toasts/notify.ts';
import { Console } from './console.tsx';
import { ConsoleContext } from './console-context.ts';
import { readNonce, readPageData } from './page-data.ts';
import { Providers } from './providers.tsx';
import { keepSessionHint } from './session-hint.ts';
import { showStartFailure } from './start-failure.ts';

/** Composes the console and draws it. Everything that is one in the page is tied together here. */
export function start(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  try {
    draw(root);
  } catch (error) {
    console.error(error);
    showStartFailure(root, error instanceof Error ? error.message : String(error));
  }
}

function draw(root: HTMLElement): void {
  const page = readPageData(document);
  const capabilities = page.capabilities && new Set(page.capabilities);
  setPageContext({ capabilities, companyZone: page.companyZone });
  sessionStore.getState().startSession();
  // What one person has read is never shown to the next one at the same machine.
  sessionStore.subscribe(({ token }, before) => {
    if (token !== before.token) queryClient.clear();
  });
  keepSessionHint();
  followSystem();
  const router = createBrowserRouter([{ path: '*', element: <Console /> }]);
  // Before the console draws a navigation, so that no page opens on a dead token (design §7).
  router.subscribe(() => sessionStore.getState().checkExpiry());
  configureTransport({
    baseUrl: page.api.baseUrl,
    paths: page.api.paths,
    getToken: () => sessionStore.getState().token,
    onUnauthorized() {
      sessionStore.getState().signOut();
      void router.navigate('/login', { replace: true });
    },
    notify,
  });
  const modules = createModuleStore(page.releases, page.shell, { loadExpose });
  createRoot(root).render(
    <StrictMode>
      <Providers nonce={readNonce(document)}>
        <ConsoleContext value={{ page, capabilities, modules }}>
          <RouterProvider router={router} />
        </ConsoleContext>
      </Providers>
    </StrictMode>,
  );
}

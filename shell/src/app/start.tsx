import { getRole, sessionStore, setPageContext } from '@rollcall/shared/session';
import { configureTransport, queryClient } from '@rollcall/shared/transport';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { followSystem } from '../appearance/appearance.ts';
import { loadExpose } from '../modules/load-module/federation.ts';
import { reportOutcome } from '../modules/outcomes/report-outcome.ts';
import { createModuleStore } from '../modules/outlet/module-store.ts';
import { applyOverrides, disabledIn } from '../modules/overrides/apply-overrides.ts';
import {
  fetchPreview,
  type Preview,
  takeWantedPreview,
  type WantedPreview,
} from '../modules/overrides/preview.ts';
import { createReleaseWatch, type ReleaseWatch } from '../modules/upgrade/release-watch.ts';
import { watchTypedText } from '../modules/upgrade/unsaved-input.ts';
import { notify } from '../toasts/notify.ts';
import { Console } from './console.tsx';
import { ConsoleContext } from './console-context.ts';
import { readNonce, readPageData } from './page-data.ts';
import { Providers } from './providers.tsx';
import { keepSessionHint } from './session-hint.ts';
import { showStartFailure } from './start-failure.ts';
import { reportUncaughtErrors } from './uncaught.ts';

/** Composes the console and draws it. Everything that is one in the page is tied together here. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  try {
    await draw(root);
  } catch (error) {
    console.error(error);
    showStartFailure(root, error instanceof Error ? error.message : String(error));
  }
}

async function draw(root: HTMLElement): Promise<void> {
  const { page: served, unreadable } = await readPageData(document);
  const capabilities = served.capabilities && new Set(served.capabilities);
  setPageContext({ capabilities, companyZone: served.companyZone });
  sessionStore.getState().startSession();
  const preview = await startPreview();
  const releases = applyOverrides(served.releases, {
    disabled: disabledIn(location.search),
    preview: preview && 'release' in preview ? preview.release : undefined,
  });
  const page = { ...served, releases };
  // What one person has read is never shown to the next one at the same machine.
  sessionStore.subscribe(({ token, user }, before) => {
    const isExtended = token !== null && user?.id === before.user?.id;
    if (token !== before.token && !isExtended) queryClient.clear();
  });
  keepSessionHint();
  followSystem();
  reportUncaughtErrors(window);
  const router = createBrowserRouter([{ path: '*', element: <Console /> }]);
  // Before the console draws a navigation, so that no page opens on a dead token (design §7).
  router.subscribe(() => sessionStore.getState().checkExpiry());
  const watch = createReleaseWatch(served.releases);
  router.subscribe(() => void watch.getState().check());
  checkWhenTabReturns(watch);
  configureTransport({
    baseUrl: page.api.baseUrl,
    paths: page.api.paths,
    getToken: () => sessionStore.getState().token,
    onUnauthorized() {
      sessionStore.getState().expire();
      void router.navigate('/login', { replace: true });
    },
    notify,
  });
  const modules = createModuleStore(page.releases, page.shell, {
    loadExpose,
    report: (outcome) => reportOutcome(outcome, sessionStore.getState().token),
  });
  const hasUnsavedInput = watchTypedText(document);
  createRoot(root).render(
    <StrictMode>
      <Providers nonce={readNonce(document)}>
        <ConsoleContext
          value={{ page, capabilities, modules, watch, preview, unreadable, hasUnsavedInput }}
        >
          <RouterProvider router={router} />
        </ConsoleContext>
      </Providers>
    </StrictMode>,
  );
}

/** Looks for newer releases when the tab comes back, too: a console may stay open for days (design §5). */
function checkWhenTabReturns(watch: ReleaseWatch): void {
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void watch.getState().check();
  });
}

/**
 * The preview that this tab wants, once the session is an administrator's; a sign-in of one later loads the page
 * again with it (design §6).
 */
async function startPreview(): Promise<Preview | undefined> {
  const wanted = readWantedPreview();
  if (!wanted) return undefined;
  const session = sessionStore.getState();
  if (session.token !== null && getRole(session) === 'ADMIN') {
    return fetchPreview(wanted, session.token);
  }
  sessionStore.subscribe((state, before) => {
    if (state.token !== before.token && getRole(state) === 'ADMIN') location.reload();
  });
  return undefined;
}

function readWantedPreview(): WantedPreview | undefined {
  try {
    return takeWantedPreview(new URL(location.href), sessionStorage, (href) =>
      history.replaceState(history.state, '', href),
    );
  } catch {
    // Storage that cannot be used costs previews, not the console.
    return undefined;
  }
}

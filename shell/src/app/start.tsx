import { followOtherTabs } from '@rollcall/shared/calls';
import { consumesLateNames, matchPath, namedRights, type PageData } from '@rollcall/shared/module';
import { correctClock, getRole, sessionStore, setPageContext } from '@rollcall/shared/session';
import { configureTransport, queryClient } from '@rollcall/shared/transport';
import { followSystem } from '../appearance/appearance.ts';
import { failShell, whileWaiting } from '../boot/boot.ts';
import { fetchAfterFirstInput } from '../modules/after-sign-in/fetch-after-first-input.ts';
import { pageExtensions } from '../modules/extensions/page-extensions.tsx';
import { loadExpose } from '../modules/load-module/federation.ts';
import { createOutcomeReports } from '../modules/outcomes/outcome-reports.ts';
import { createFallbackMemory } from '../modules/outlet/fallback-memory.ts';
import { createModuleStore } from '../modules/outlet/module-store.ts';
import { applyOverrides, disabledIn } from '../modules/overrides/apply-overrides.ts';
import {
  fetchPreview,
  hasConsent,
  type Preview,
  type RequestedPreview,
  takeRequestedPreview,
} from '../modules/overrides/preview.ts';
import {
  createReleaseWatch,
  POLL_INTERVAL_MS,
  type ReleaseWatch,
} from '../modules/upgrade/release-watch.ts';
import { watchUnsavedInput } from '../modules/upgrade/unsaved-input.ts';
import { type ConsoleRouter, createConsoleRouter } from '../router/console-router.ts';
import { notify } from '../toasts/notify.ts';
import { findPage } from './find-page.ts';
import { followForeignChanges } from './foreign-changes.ts';
import { mount } from './mount.tsx';
import { readPageData } from './page-data.ts';
import { syncSessionHint } from './session-hint.ts';
import { showStartFailure } from './start-failure.ts';
import { reportUncaughtErrors } from './uncaught.ts';

/** Composes and renders the console: everything that exists once per page is connected here. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root.');
  try {
    await render(root);
  } catch (error) {
    console.error(error);
    if (!failShell('render'))
      showStartFailure(root, error instanceof Error ? error.message : String(error));
  }
}

async function render(root: HTMLElement): Promise<void> {
  const { page: served, unreadable } = await whileWaiting(readPageData(document));
  const capabilities = readContext(served);
  sessionStore.getState().startSession();
  const { preview, isPreviewWaiting } = await whileWaiting(startPreview());
  const releases = applyOverrides(served.releases, {
    disabled: disabledIn(location.search),
    preview: preview && 'release' in preview ? preview.release : undefined,
  });
  const page = { ...served, releases };
  connectCache();
  syncSessionHint();
  followSystem();
  reportUncaughtErrors(window);
  followForeignChanges(document.body);
  const router = createConsoleRouter();
  // Runs before a navigation is rendered, so that no page opens with an expired token (design §7).
  router.subscribe(() => sessionStore.getState().checkExpiry());
  connectTransport(page, capabilities, router);
  const modules = createModules(page, router);
  setPageContext({
    capabilities,
    companyZone: page.companyZone,
    companyName: page.companyName,
    findExtensions: pageExtensions(releases, capabilities, modules),
    findRights: () => namedRights(releases),
  });
  const watch = createReleaseWatch(served.releases, {
    usedModules: () => Object.keys(modules.getState().states),
  });
  router.subscribe(() => void watch.getState().check());
  checkWhileVisible(watch);
  if (isPreviewWaiting) reloadForPreview(router);
  const hasUnsavedInput = watchUnsavedInput(document);
  fetchAfterFirstInput({
    page,
    requested: () => pathBeforeSignIn(router),
    isSigningIn: () => isSigningIn(router),
  });
  mount(root, router, { page, capabilities, modules, watch, preview, unreadable, hasUnsavedInput });
}

/** The modules of the page: federation loads them, and their results are reported. */
function createModules(page: PageData, router: ConsoleRouter) {
  return createModuleStore(page.releases, page.shell, {
    async loadExpose(release, options) {
      if (consumesLateNames(release.consumes)) await router.needDataRouter();
      return loadExpose(release, options);
    },
    memory: createFallbackMemory(() => sessionStorage),
    report: createOutcomeReports({
      getToken: () => sessionStore.getState().token,
      isBusy: () => queryClient.isFetching() + queryClient.isMutating() > 0,
    }),
  });
}

type Capabilities = ReadonlySet<string> | null;

/** Connects calls to session, router and toasts. A response 401 ends the session and leads to the sign-in, and back. */
function connectTransport(page: PageData, capabilities: Capabilities, router: ConsoleRouter): void {
  configureTransport({
    baseUrl: page.api.baseUrl,
    paths: page.api.paths,
    getToken: () => sessionStore.getState().token,
    onUnauthorized() {
      const { pathname, search } = router.place().location;
      const { access } = findPage(page.releases, pathname, capabilities);
      const userId = sessionStore.getState().user?.id;
      sessionStore.getState().expire();
      router.navigate('/login', {
        replace: true,
        state: { from: pathname + search, access, userId },
      });
    },
    ...(capabilities && { onServerTime: correctClock }),
    notify,
  });
}

/** Corrects the clock by our own server's. Returns the capabilities. */
function readContext({ capabilities: names, servedAt }: PageData) {
  const capabilities = names && new Set(names);
  if (capabilities && servedAt !== undefined) {
    const receivedAt = Date.now();
    const sentAt = receivedAt - performance.now();
    correctClock({ serverTime: servedAt, precision: 0, sentAt, receivedAt });
  }
  return capabilities;
}

/**
 * Clears the cache when the session changes, since cached data must never be shown to the next person on the same
 * machine, and refetches what other tabs have changed.
 */
function connectCache(): void {
  sessionStore.subscribe(({ token, user }, before) => {
    const isExtended = token !== null && user?.id === before.user?.id;
    if (token === before.token || isExtended) return;
    queryClient.clear();
    globalThis.rollcallFirstCall = undefined;
  });
  followOtherTabs(queryClient);
}

/**
 * Also checks for newer releases when the tab becomes visible, and every minute while it is: a console may stay open for
 * days, and an urgent move must reach it (design §5).
 */
function checkWhileVisible(watch: ReleaseWatch): void {
  const check = () => {
    if (!document.hidden) void watch.getState().check();
  };
  document.addEventListener('visibilitychange', check);
  setInterval(check, POLL_INTERVAL_MS);
}

/** The preview that this tab requests, if an administrator is signed in; otherwise it waits for one (design §6). */
async function startPreview(): Promise<{ preview?: Preview; isPreviewWaiting: boolean }> {
  const requested = readRequestedPreview();
  if (!requested) return { isPreviewWaiting: false };
  const session = sessionStore.getState();
  if (session.token === null || getRole(session) !== 'ADMIN') return { isPreviewWaiting: true };
  const { token } = session;
  const mayRun = hasConsent(sessionStorage, requested);
  return { preview: await fetchPreview(requested, { token, mayRun }), isPreviewWaiting: false };
}

/**
 * Loads the page again with its preview once an administrator has signed in, and not before the sign-in has led back to
 * the page that was opened.
 */
function reloadForPreview(router: ConsoleRouter): void {
  const reloadAwayFromSignIn = () => {
    if (!matchPath('/login', router.place().location.pathname)) location.reload();
  };
  sessionStore.subscribe((state, before) => {
    if (state.token === before.token || getRole(state) !== 'ADMIN') return;
    reloadAwayFromSignIn();
    router.subscribe(reloadAwayFromSignIn);
  });
}

/** The path of the page from which a visitor was sent to the sign-in page. */
function pathBeforeSignIn(router: ConsoleRouter): string | undefined {
  const { state } = router.place().location;
  const from: unknown = state?.from;
  return typeof from === 'string' ? from.split('?', 1)[0] : undefined;
}

/** Whether a visitor is about to sign in. */
const isSigningIn = (router: ConsoleRouter) =>
  sessionStore.getState().token === null &&
  matchPath('/login', router.place().location.pathname) !== undefined;

function readRequestedPreview(): RequestedPreview | undefined {
  try {
    return takeRequestedPreview(new URL(location.href), sessionStorage, (href) =>
      history.replaceState(history.state, '', href),
    );
  } catch {
    // Without storage there are no previews, but the console works.
    return undefined;
  }
}

import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import type { Location, NavigationType, Navigator, To } from 'react-router-dom';
import type { DataRouter } from './data-router.ts';

/** Where the console is, and how it got there. */
interface Place {
  readonly location: Location;
  readonly action: NavigationType;
}

type Navigate = (
  to: To,
  options?: { readonly replace?: boolean; readonly state?: unknown },
) => void;

/** The router of the console: the browser's history, and the library's data router once a module needs it. */
export interface ConsoleRouter {
  place(): Place;
  /** The data router, once there is one. */
  dataRouter(): DataRouter | undefined;
  readonly navigator: Navigator;
  readonly navigate: Navigate;
  /** Calls `listener` after each change, before it is rendered, in the order of the subscriptions. */
  subscribe(listener: () => void): () => void;
  /** Continues with a data router, on the same page, whose state stays. A failed load can be repeated. */
  needDataRouter(): Promise<void>;
}

/** Starts at the browser's present location. */
export function createConsoleRouter(
  importDataRouter: () => Promise<{ createDataRouter(): DataRouter }> = importLazily,
): ConsoleRouter {
  const history = createBrowserHistory({ v5Compat: true });
  const listeners = new Set<() => void>();
  let place: Place = { location: history.location, action: history.action };
  let data: DataRouter | undefined;
  let loading: Promise<void> | undefined;

  const moveTo = (next: Place) => {
    place = next;
    for (const listener of listeners) listener();
  };
  const stopHistory = history.listen(moveTo);

  const navigate: Navigate = (to, { replace = false, state } = {}) => {
    if (data) void data.navigate(to, { replace, state });
    else if (replace) history.replace(to, state);
    else history.push(to, state);
  };

  async function load() {
    const { createDataRouter } = await importDataRouter();
    // A history has one listener, and the data router has a history of its own.
    stopHistory();
    data = createDataRouter();
    followRouter(data, place, moveTo);
  }

  return {
    place: () => place,
    dataRouter: () => data,
    navigate,
    navigator: navigatorOf(history, navigate, () => data),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    needDataRouter() {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      return loading;
    },
  };
}

/** Passes on the place now and after each change. */
function followRouter(router: DataRouter, before: Place, moveTo: (place: Place) => void): void {
  let place = { ...before, location: router.state.location };
  moveTo(place);
  router.subscribe(({ location, historyAction }) => {
    // The router starts with the action POP, whatever has led to its first location.
    if (location !== place.location) place = { location, action: historyAction };
    moveTo(place);
  });
}

/** What links and hooks of the library navigate with. */
const navigatorOf = (
  history: History,
  navigate: Navigate,
  dataRouter: () => DataRouter | undefined,
): Navigator => ({
  createHref: history.createHref,
  createURL: history.createURL,
  encodeLocation: history.encodeLocation,
  go(delta) {
    const data = dataRouter();
    if (data) void data.navigate(delta);
    else history.go(delta);
  },
  push: (to, state) => navigate(to, { state }),
  replace: (to, state) => navigate(to, { replace: true, state }),
});

type History = ReturnType<typeof createBrowserHistory>;

const importLazily = () => import('./data-router.ts');

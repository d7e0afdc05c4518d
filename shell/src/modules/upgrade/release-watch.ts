import { isReleaseList, modulePointerOf, type ReleaseList } from '@rollcall/shared/module';
import { createStore, type StoreApi } from 'zustand';

/** Minimum time between checks on navigation and when the tab becomes visible, in milliseconds. */
const CHECK_INTERVAL_MS = 10_000;

/** Time between checks of an open page, so that an urgent move reaches it, in milliseconds. */
export const POLL_INTERVAL_MS = 60_000;

interface Watch {
  /** Whether other code is live than this page uses. */
  readonly isNewerLive: boolean;
  /** Whether the operator wants open pages to load it now (`--now`). */
  readonly isUrgent: boolean;
  /** Checks the live list, unless it was checked recently. A missing or invalid list changes nothing. */
  check(): Promise<void>;
}

export type ReleaseWatch = StoreApi<Watch>;

interface Options {
  /** The modules that this page has loaded or tried to load: others concern only pages that use them. */
  readonly usedModules: () => readonly string[];
  readonly fetchList?: () => Promise<unknown>;
  /** Milliseconds of a clock that is never set back. */
  readonly now?: () => number;
}

/**
 * Detects that something newer is live. The page keeps the versions that it started with and only offers to reload
 * (design §5).
 */
export function createReleaseWatch(
  started: ReleaseList,
  { usedModules, fetchList = fetchLiveList, now = () => performance.now() }: Options,
): ReleaseWatch {
  let checkedAt = now();
  return createStore<Watch>()((set) => ({
    isNewerLive: false,
    isUrgent: false,
    async check() {
      if (now() - checkedAt < CHECK_INTERVAL_MS) return;
      checkedAt = now();
      const live = await fetchList().catch(() => undefined);
      if (!isReleaseList(live)) return;
      const changed = changedNames(started, live, usedModules());
      const isUrgent = changed.some((name) => pointerIn(live, name)?.urgent !== undefined);
      // A reverted move is no news any more.
      set({ isNewerLive: changed.length > 0, isUrgent });
    },
  }));
}

/** The shell and the used modules whose pages would have other code, or none, with the live list. */
function changedNames(started: ReleaseList, live: ReleaseList, used: readonly string[]): string[] {
  return ['shell', ...used].filter((name) => codeOf(started, name) !== codeOf(live, name));
}

/** The part of a pointer that decides about the code of a page. */
function codeOf(list: ReleaseList, name: string): string {
  const pointer = pointerIn(list, name);
  const isDisabled = name !== 'shell' && (modulePointerOf(list, name)?.disabled ?? false);
  return JSON.stringify([pointer?.current, isDisabled]);
}

const pointerIn = (list: ReleaseList, name: string) =>
  name === 'shell' ? list.shell : modulePointerOf(list, name);

/** The browser revalidates the list by its ETag, so that a check without news costs no body. */
async function fetchLiveList(): Promise<unknown> {
  const response = await fetch('/live.json', {
    cache: 'no-cache',
    signal: AbortSignal.timeout(CHECK_INTERVAL_MS),
  });
  return response.ok ? response.json() : undefined;
}

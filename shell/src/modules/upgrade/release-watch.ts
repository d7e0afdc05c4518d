import { type ReleaseList, releaseList } from '@rollcall/shared/module';
import { createStore, type StoreApi } from 'zustand';

/** Minimum time between checks, in milliseconds; they happen on navigation and when the tab becomes visible. */
const CHECK_INTERVAL_MS = 10_000;

interface Watch {
  /** Whether something else is live than this page was started with. */
  readonly isNewerLive: boolean;
  /** Checks the live list, unless it was checked recently. A missing or invalid list changes nothing. */
  check(): Promise<void>;
}

export type ReleaseWatch = StoreApi<Watch>;

/**
 * Detects that something newer is live. The page keeps the versions that it started with and only offers to reload
 * (design §5).
 */
export function createReleaseWatch(
  started: ReleaseList,
  fetchList: () => Promise<unknown> = fetchLiveList,
  now: () => number = Date.now,
): ReleaseWatch {
  let checkedAt = now();
  return createStore<Watch>()((set, get) => ({
    isNewerLive: false,
    async check() {
      if (get().isNewerLive || now() - checkedAt < CHECK_INTERVAL_MS) return;
      checkedAt = now();
      const live = releaseList.safeParse(await fetchList().catch(() => undefined));
      if (live.success && pointersOf(live.data) !== pointersOf(started)) set({ isNewerLive: true });
    },
  }));
}

/** The part of a list that decides about the code of a page: current versions and disabled modules. */
function pointersOf({ shell, modules }: ReleaseList): string {
  const names = Object.keys(modules).toSorted();
  return JSON.stringify([
    shell.current,
    names.map((name) => [name, modules[name]?.current, modules[name]?.disabled]),
  ]);
}

async function fetchLiveList(): Promise<unknown> {
  const response = await fetch('/live.json', { signal: AbortSignal.timeout(CHECK_INTERVAL_MS) });
  return response.ok ? response.json() : undefined;
}

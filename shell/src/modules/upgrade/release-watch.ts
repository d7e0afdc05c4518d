import { type ReleaseList, releaseList } from '@rollcall/shared/module';
import { createStore, type StoreApi } from 'zustand';

/** Between two looks at the list; a look is also made only on a navigation or when the tab comes back. */
const CHECK_INTERVAL_MS = 10_000;

interface Watch {
  /** True once something else is live than what this page was started with. */
  readonly isNewerLive: boolean;
  /** Looks at the live list, unless that was done just now. A list that cannot be had or read changes nothing. */
  check(): Promise<void>;
}

export type ReleaseWatch = StoreApi<Watch>;

/**
 * Notices that something newer is live. The page keeps the versions that it started with; it only offers to
 * load it (design §5).
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

/** What decides about the code of a page: which versions are current, and which modules are switched off. */
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

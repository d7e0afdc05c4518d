import { useNow } from '@rollcall/shared/session';
import { useQuery } from '@tanstack/react-query';
import { WAITING_REFRESH_MS } from '../../layout/waiting-lists.ts';
import { type Entry, entriesOf, liveVersion } from '../../releases/entries.ts';
import { releasesQuery } from '../../releases/release-calls.ts';

/** For how long a failure needs attention, in milliseconds. */
const DAY_MS = 86_400_000;

/** So many loads may fail by one person's connection before they count, as for the notification of administrators. */
const FAILURES_BY_CONNECTION = 3;

/** The live releases that failed in browsers within the last day. A web host that cannot be asked reports none. */
export function useFailingReleases(): readonly Entry[] {
  const now = useNow();
  const { data } = useQuery({ ...releasesQuery(), refetchInterval: WAITING_REFRESH_MS });
  return data ? entriesOf(data).filter((entry) => isFailing(entry, now)) : [];
}

function isFailing(entry: Entry, now: number): boolean {
  const health = liveVersion(entry)?.health;
  if (entry.disabled || !health?.last) return false;
  if (now - Date.parse(health.last.at) > DAY_MS) return false;
  const { load = 0, timeout = 0, ...others } = health.why;
  return Object.keys(others).length > 0 || load + timeout >= FAILURES_BY_CONNECTION;
}

import type { OwnTimeLog } from '@rollcall/shared/calls';
import { fromWallClock } from '@rollcall/shared/domain';
import { instantOf } from './open-log.ts';
import type { Clock } from './use-clock.ts';

/**
 * The logs of today's work date and those of earlier ones that reach into today, as a night shift does, the latest first; no
 * forgotten one.
 */
export function logsOfToday(clock: Omit<Clock, 'now'>): readonly OwnTimeLog[] {
  const { open, isForgotten, todaysLogs, earlierLogs, today, zone } = clock;
  const start =
    zone === null || today === '' ? undefined : fromWallClock(`${today} 00:00:00`, zone);
  const reachesToday = (log: OwnTimeLog) => {
    const end = instantOf(log.punchOut, log.zone ?? zone);
    return start !== undefined && end !== undefined && end > start;
  };
  const isEarlierOpen = open && !isForgotten && !todaysLogs.some(({ id }) => id === open.id);
  return [...todaysLogs, ...(isEarlierOpen ? [open] : []), ...earlierLogs.filter(reachesToday)];
}

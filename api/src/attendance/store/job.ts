import { type CompanyZone, MINUTE_MS } from '@rollcall/shared/domain';
import type { JobKind } from '../../core/jobs/job-kind.ts';
import {
  deleteDaysBefore,
  deleteStaleDays,
  findStaleDays,
  listNewDays,
  type StaleDays,
} from './queries.ts';
import { storeBatch, storedDates } from './store-batch.ts';

const EVERY_MS = MINUTE_MS;
/** How many days are tried again each day: their logs may have been open, or their windows not over. */
const AGAIN_DAYS = 3;

/** Which entries are worked on, by the oldest of them, and the last employee that is done. */
interface Position {
  readonly entry: StaleDays;
  readonly after: number;
}

/**
 * Stores settled days and their overtime (docs/working-time.md#stored-days): new ones once a day, and those that something has
 * changed on which they depend. Until then they are calculated when they are read.
 */
export function storeDaysKind({
  zone,
}: {
  readonly zone: CompanyZone;
}): JobKind<unknown, Position> {
  return {
    name: 'store-attendance-days',
    effects: 'transaction',
    everyMs: EVERY_MS,
    async step({ db: tx, now, position }) {
      const stored = storedDates({ now, zone });
      if (!position) {
        await deleteDaysBefore(tx, stored.from);
        await listNewDays(tx, { earliest: stored.from, until: stored.to, again: AGAIN_DAYS });
      }
      // Entries that are added meanwhile wait: the employees before them are done.
      const isUnfinished = position !== null && position.after > 0;
      const entry = isUnfinished ? position.entry : await findStaleDays(tx);
      if (!entry) return { isFinished: true };
      const after = isUnfinished ? position.after : 0;
      const last = await storeBatch({ tx, now, zone }, entry, after);
      if (last === undefined) await deleteStaleDays(tx, entry.ids);
      return { isFinished: false, position: { entry, after: last ?? 0 } };
    },
  };
}

import { MINUTE_MS, today } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import type { JobKind } from '../../core/jobs/job-kind.ts';
import { isOver } from '../departures/is-over.ts';
import { isActiveAdministrator, lockAccount } from '../records/status-and-role.ts';
import { leave } from './leave.ts';
import { findNextLeaver } from './queries.ts';

const EVERY_MS = 10 * MINUTE_MS;

/**
 * Ends the accounts whose exit date is over in the zone of the employee. The last active administrator stays, since no one
 * else could let them in again.
 */
export function leaversKind({
  zone,
  publicUrl,
  companyName,
}: Pick<Context, 'zone' | 'publicUrl' | 'companyName'>): JobKind<unknown, number> {
  return {
    name: 'leavers',
    effects: 'transaction',
    everyMs: EVERY_MS,
    async step({ db: tx, now: at, position }) {
      const now = Math.floor(at / 1000) * 1000;
      const day = today(now, 'UTC+14:00');
      const found = await findNextLeaver(tx, { after: position ?? 0, day });
      if (!found) return { isFinished: true };
      const { id, exitDate } = found;
      const next = { isFinished: false, position: id } as const;
      const command = { tx, now, zone, publicUrl, companyName, caller: null };
      if (!(await isOver(command, id, exitDate))) return next;
      const { record, otherAdministrators } = await lockAccount(command, id);
      const isLast = isActiveAdministrator(record) && otherAdministrators === 0;
      // It may have changed before it was locked.
      const isDue = record.deactivateOnExit && record.isActive && record.exitDate === exitDate;
      if (isDue && !isLast) await leave(command, record, exitDate);
      return next;
    },
  };
}

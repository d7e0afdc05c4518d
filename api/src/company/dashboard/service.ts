import type { DashboardCountsBody } from '@rollcall/shared/contract';
import { firstOfMonth, lastOfMonth, today } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import { countMissingOuts, countOnLeave, countPeople, countPunchedIn } from './queries.ts';

/** The dashboard's counts, as design §10 (Counts) defines them, for today in the company zone. */
export async function getDashboardCounts({
  db,
  clock,
  zone,
}: Context): Promise<DashboardCountsBody> {
  const date = today(clock(), zone);
  const people = await countPeople(db);
  return {
    totalUsers: people.all,
    totalAdmins: people.admins,
    totalActiveUser: people.active,
    totalInActiveUser: people.all - people.active,
    totalVerifiedUser: people.verified,
    totalUnverifiedUser: people.all - people.verified,
    totalOnLeaveCount: await countOnLeave(db, date),
    totalPunchInCount: await countPunchedIn(db, date),
    missmatch: {
      totalPunchOutMismatch: await countMissingOuts(db, firstOfMonth(date), lastOfMonth(date)),
    },
  };
}

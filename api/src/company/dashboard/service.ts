import type { DashboardCountsBody } from '@rollcall/shared/contract';
import { firstOfMonth, lastOfMonth, today } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import { countEmployees, countMissingPunchOuts, countOnLeave, countPunchedIn } from './queries.ts';

/** The dashboard's counts, as design §10 (Counts) defines them, for today in the company zone. */
export async function getDashboardCounts({
  db,
  clock,
  zone,
}: Context): Promise<DashboardCountsBody> {
  const date = today(clock(), zone);
  const counts = await countEmployees(db);
  return {
    totalUsers: counts.all,
    totalAdmins: counts.admins,
    totalActiveUser: counts.active,
    totalInActiveUser: counts.all - counts.active,
    totalVerifiedUser: counts.verified,
    totalUnverifiedUser: counts.all - counts.verified,
    totalOnLeaveCount: await countOnLeave(db, date),
    totalPunchInCount: await countPunchedIn(db, date),
    missmatch: {
      totalPunchOutMismatch: await countMissingPunchOuts(db, firstOfMonth(date), lastOfMonth(date)),
    },
  };
}

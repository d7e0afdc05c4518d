import type { DashboardCountsBody } from '@rollcall/shared/contract';
import { addDays, MISSING_OUT_WAITS_DAYS, today } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import { readDashboardFigures } from './queries.ts';

/** The dashboard's counts, as design §10 (Counts) defines them, for today in the company zone. */
export async function getDashboardCounts({
  db,
  clock,
  zone,
}: Context): Promise<DashboardCountsBody> {
  const date = today(clock(), zone);
  const range = { from: addDays(date, 1 - MISSING_OUT_WAITS_DAYS), to: date };
  const figures = await readDashboardFigures(db, { date, ...range });
  return {
    totalUsers: figures.all,
    totalAdmins: figures.admins,
    totalActiveUser: figures.active,
    totalInActiveUser: figures.all - figures.active,
    totalVerifiedUser: figures.verified,
    totalUnverifiedUser: figures.all - figures.verified,
    totalOnLeaveCount: figures.onLeave,
    totalPunchInCount: figures.punchedIn,
    missmatch: { totalPunchOutMismatch: figures.missingOuts },
  };
}

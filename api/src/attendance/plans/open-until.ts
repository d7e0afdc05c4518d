import { type CompanyZone, toIsoWithOffset } from '@rollcall/shared/domain';
import type { Db } from '../../core/db/connection.ts';
import { and, eq } from '../../core/db/drizzle.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';
import { loadPlans, type Plans } from './load-plans.ts';
import { windowEndOf } from './window-end.ts';

/**
 * Until when the employee's open log can belong to its shift, ISO 8601 in the zone of the log; null without an open log or shift.
 * The sweep leaves the log alone until then.
 * @param known plans of the employee that have been loaded.
 */
export async function findOpenUntil(
  context: { readonly db: Db; readonly zone: CompanyZone },
  employeeId: number,
  known: Plans,
): Promise<string | null> {
  const [open] = await context.db
    .select({ workDate: timeLogs.workDate, punchIn: timeLogs.punchIn, zone: timeLogs.zone })
    .from(timeLogs)
    .where(
      and(
        eq(timeLogs.employeeId, employeeId),
        eq(timeLogs.state, 'open'),
        eq(timeLogs.isSuperseded, false),
      ),
    );
  if (!open) return null;
  const { workDate, punchIn, zone } = open;
  const isKnown = known.days.from <= workDate && workDate <= known.days.to;
  const day = { from: workDate, to: workDate };
  const plans = isKnown ? known : await loadPlans(context, [employeeId], day);
  const end = windowEndOf(plans.planOf(employeeId, workDate).plan, punchIn.getTime());
  return end === undefined ? null : toIsoWithOffset(end, zone);
}

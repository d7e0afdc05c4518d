import { addDays, type CompanyZone, shiftDateOf, workDateOf } from '@rollcall/shared/domain';
import type { Db } from '../../core/db/connection.ts';
import { loadPlans } from './load-plans.ts';

/** How far the date of a shift can be from the date of its punch-in, with a day for zones. */
const REACH_DAYS = 3;

/**
 * The work date of a new time log, and the zone of its times (docs/working-time.md#which-day-a-time-log-belongs-to).
 * @param punchIn epoch milliseconds.
 * @param logZone of a log that exists; a new one gets the zone of its plan.
 */
export async function planTimeLog(
  context: { readonly db: Db; readonly zone: CompanyZone },
  { employeeId, punchIn, logZone }: { employeeId: number; punchIn: number; logZone?: CompanyZone },
): Promise<{ workDate: string; zone: CompanyZone }> {
  const date = workDateOf(punchIn, context.zone);
  const range = { from: addDays(date, -REACH_DAYS), to: addDays(date, REACH_DAYS) };
  const plans = await loadPlans(context, [employeeId], range);
  const planOf = (offset: number) => plans.planOf(employeeId, addDays(date, offset)).plan;
  const planZone = planOf(0).zone;
  const days = [-2, -1, 0, 1, 2].map(planOf);
  return { workDate: shiftDateOf(punchIn, days, planZone), zone: logZone ?? planZone };
}

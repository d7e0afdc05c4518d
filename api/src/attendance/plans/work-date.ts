import { calendarDate } from '@rollcall/shared/contract';
import { addDays, type CompanyZone, shiftDateOf, workDateOf } from '@rollcall/shared/domain';
import type { Db } from '../../core/db/connection.ts';
import { loadPlans } from './load-plans.ts';

/** How far the date of a shift can be from the date of its punch-in, with a day for zones. */
const REACH_DAYS = 3;

interface Context {
  readonly db: Db;
  /** The company zone. */
  readonly zone: CompanyZone;
}

/**
 * The work date of a new time log, and the zone of its times (docs/working-time.md#which-day-a-time-log-belongs-to).
 * @param punchIn epoch milliseconds.
 * @param logZone of a log that exists; a new one gets the zone of its plan.
 */
export async function planTimeLog(
  context: Context,
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

/**
 * The zone in which the times of a new time log are read: that of the employee's plan on the date of its punch-in, as
 * typed (docs/working-time.md#which-day-a-time-log-belongs-to). The company zone when the text begins with no date.
 * @param punchIns of all logs that will be asked for.
 */
export async function zonesOfNewLogs(
  context: Context,
  employeeId: number,
  punchIns: readonly string[],
): Promise<(punchIn: string) => CompanyZone> {
  const dates = punchIns.flatMap((punchIn) => dateOf(punchIn) ?? []).toSorted();
  const [from, to] = [dates[0], dates.at(-1)];
  if (!from || !to) return () => context.zone;
  const plans = await loadPlans(context, [employeeId], { from, to });
  return (punchIn) => {
    const date = dateOf(punchIn);
    return date === undefined ? context.zone : plans.planOf(employeeId, date).plan.zone;
  };
}

/** As {@link zonesOfNewLogs}, for one log. */
export async function zoneOfNewLog(
  context: Context,
  employeeId: number,
  punchIn: string,
): Promise<CompanyZone> {
  return (await zonesOfNewLogs(context, employeeId, [punchIn]))(punchIn);
}

const dateOf = (text: string) => calendarDate.safeParse(text.trim().slice(0, 10)).data;

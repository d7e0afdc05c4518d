import { type CompanyZone, today } from '@rollcall/shared/domain';
import { loadPlans } from '../../attendance/plans/load-plans.ts';
import type { Db } from '../../core/db/connection.ts';

/** Whether a date is over in the zone of an employee. */
export async function isOver(
  { tx, now, zone }: { readonly tx: Db; readonly now: number; readonly zone: CompanyZone },
  employeeId: number,
  date: string,
): Promise<boolean> {
  const plans = await loadPlans({ db: tx, zone }, [employeeId], { from: date, to: date });
  return date < today(now, plans.planOf(employeeId, date).plan.zone);
}

import { type CompanyZone, workDateOf } from '../work-date/index.ts';
import type { PlannedDay } from './planned-day.ts';

/**
 * The work date of a new time log (docs/working-time.md#which-day-a-time-log-belongs-to): that of the shift whose
 * acceptance window contains the punch-in (epoch milliseconds), otherwise the punch-in's date in the zone.
 * @param days plans of the punch-in's date and of its neighbours, whose windows do not overlap.
 */
export function shiftDateOf(
  punchIn: number,
  days: readonly PlannedDay[],
  zone: CompanyZone,
): string {
  const accepting = days.find(({ shifts }) => shifts.some((shift) => accepts(shift, punchIn)));
  return accepting?.date ?? workDateOf(punchIn, zone);
}

/** Whether a punch-in belongs to a shift. */
export function accepts(
  { acceptFrom, acceptUntil }: { readonly acceptFrom: number; readonly acceptUntil: number },
  punchIn: number,
): boolean {
  return acceptFrom <= punchIn && punchIn < acceptUntil;
}

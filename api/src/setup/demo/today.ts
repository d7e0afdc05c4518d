import { type CompanyZone, DAY_MS, MINUTE_MS, offsetAt } from '@rollcall/shared/domain';
import type { DemoEmployee } from './employees.ts';
import type { Random } from './random.ts';
import type { DemoBreak, DemoLog } from './shifts.ts';

/** Today's punch-ins start at this fraction of the time since midnight. */
const EARLIEST = 0.35;

/**
 * Today's logs at `now`. The working day is scaled to the time since midnight, at most nine hours, so that a
 * demo started at night also has employees at work, on break and gone home.
 */
export function createTodaysShifts(
  employees: readonly DemoEmployee[],
  day: string,
  { now, zone, random }: { now: number; zone: CompanyZone; random: Random },
): DemoLog[] {
  const midnight = now - ((((now + offsetAt(now, zone)) % DAY_MS) + DAY_MS) % DAY_MS);
  const workingMs = Math.min((now - midnight) * (1 - EARLIEST), 9 * 60 * MINUTE_MS);
  if (workingMs < MINUTE_MS) return [];
  return employees.flatMap((employee, index): DemoLog[] => {
    if (index % 6 === 5) return [];
    const punchIn = wholeSecond(now - workingMs + (workingMs * random.int(0, 150)) / 1000);
    const log = { employeeId: employee.id, workDate: day, punchIn };
    const at = (share: number) => wholeSecond(punchIn + (now - punchIn) * share);
    const reason = index % 4 === 0 ? 'Coffee' : 'Lunch';
    const hasBreak = now - punchIn > 60 * MINUTE_MS && index % 2 === 0;
    const finishedBreaks: DemoBreak[] = hasBreak ? [{ start: at(0.4), end: at(0.46), reason }] : [];
    if (index % 9 === 4) {
      return [{ ...log, punchOut: at(0.95), state: 'closed', breaks: finishedBreaks }];
    }
    const openBreak: DemoBreak = { start: at(0.97), end: null, reason: 'Lunch' };
    const breaks = index % 8 === 3 ? [...finishedBreaks, openBreak] : finishedBreaks;
    return [{ ...log, punchOut: null, state: 'open', breaks }];
  });
}

function wholeSecond(instant: number): number {
  return Math.floor(instant / 1000) * 1000;
}

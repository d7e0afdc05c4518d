import { type CompanyZone, DAY_MS, MINUTE_MS, offsetAt } from '@rollcall/shared/domain';
import type { Person } from './people.ts';
import type { Random } from './random.ts';
import type { DemoBreak, DemoLog } from './shifts.ts';

/** Today's punch-ins begin this late in the part of the day that has passed, whatever the time is now. */
const EARLIEST = 0.35;

/**
 * Today's logs as they stand at `now`. The working day is fitted into the part of the day that has passed,
 * at most nine hours of it, so that also a demo begun at night has people at work, on break and gone home.
 */
export function makeTodaysShifts(
  people: readonly Person[],
  day: string,
  { now, zone, random }: { now: number; zone: CompanyZone; random: Random },
): DemoLog[] {
  const midnight = now - ((((now + offsetAt(now, zone)) % DAY_MS) + DAY_MS) % DAY_MS);
  const passed = Math.min((now - midnight) * (1 - EARLIEST), 9 * 60 * MINUTE_MS);
  if (passed < MINUTE_MS) return [];
  return people.flatMap((person, index): DemoLog[] => {
    if (index % 6 === 5) return [];
    const punchIn = wholeSecond(now - passed + (passed * random.int(0, 150)) / 1000);
    const log = { employeeId: person.id, workDate: day, punchIn };
    const at = (share: number) => wholeSecond(punchIn + (now - punchIn) * share);
    const reason = index % 4 === 0 ? 'Coffee' : 'Lunch';
    const isWorthABreak = now - punchIn > 60 * MINUTE_MS && index % 2 === 0;
    const over: DemoBreak[] = isWorthABreak ? [{ start: at(0.4), end: at(0.46), reason }] : [];
    if (index % 9 === 4) {
      return [{ ...log, punchOut: at(0.95), state: 'closed', breaks: over }];
    }
    const running: DemoBreak = { start: at(0.97), end: null, reason: 'Lunch' };
    const breaks = index % 8 === 3 ? [...over, running] : over;
    return [{ ...log, punchOut: null, state: 'open', breaks }];
  });
}

function wholeSecond(instant: number): number {
  return Math.floor(instant / 1000) * 1000;
}

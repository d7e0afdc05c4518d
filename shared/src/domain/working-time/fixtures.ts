import { fromWallClock } from '../work-date/index.ts';
import type { DayLog } from './day-minutes.ts';
import { DEFAULT_TIME_POLICY, type Shift, type TimePolicy, type WorkSchedule } from './plan.ts';
import { cutWindows, type DayInputs, type PlannedDay, plannedDay } from './planned-day.ts';

export const CHICAGO = 'America/Chicago';
/** A Monday without a clock change near it. */
export const MONDAY = '2026-06-01';

/** A time of day as minutes after midnight. */
export const at = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

/** A fixed shift, by default 09:00 to 17:30 with 30 minutes of unpaid break. */
export function aShift(changes: Partial<Shift> = {}): Shift {
  return {
    id: 1,
    name: 'Office',
    kind: 'fixed',
    start: at('09:00'),
    end: at('17:30'),
    expectedMin: 480,
    coreFrom: null,
    coreTo: null,
    halfAt: null,
    graceInMin: 5,
    graceOutMin: 5,
    acceptBeforeMin: 240,
    acceptAfterMin: 360,
    halfDayBelowMin: null,
    absentBelowMin: null,
    ...changes,
  };
}

export const NIGHT = aShift({ id: 2, name: 'Night', start: at('22:00'), end: at('06:00') });

/** A schedule whose cycle has these days and begins on {@link MONDAY}. */
export function aSchedule(...days: readonly (readonly Shift[])[]): WorkSchedule {
  return { id: 1, name: 'Schedule', anchorDate: MONDAY, days };
}

export function aPolicy(changes: Partial<TimePolicy> = {}): TimePolicy {
  return { ...DEFAULT_TIME_POLICY, ...changes };
}

/** What decides the plan of {@link MONDAY}; the default shift on every day. */
export function dayInputs(changes: Partial<DayInputs> = {}): DayInputs {
  const schedule = aSchedule([aShift()]);
  return { date: MONDAY, zone: CHICAGO, schedule, roster: null, holiday: null, ...changes };
}

/** What is planned on consecutive dates. */
export const plannedDays = (inputs: readonly DayInputs[]): PlannedDay[] =>
  cutWindows(inputs.map(plannedDay));

/** The plan of a day with these inputs, on its own. */
export function planOf(changes: Partial<DayInputs> = {}): PlannedDay {
  return plannedDays([dayInputs(changes)])[0] as PlannedDay;
}

/** An instant: `09:00` on {@link MONDAY}, or with a date before it, in Chicago. */
export function instant(text: string, zone = CHICAGO): number {
  return fromWallClock(text.length > 8 ? text : `${MONDAY} ${text}`, zone);
}

/** A log: its in, its out (or the state that it has without one), and its breaks as pairs. */
export function aLog(
  punchIn: string,
  punchOut: string | 'open' | 'missing-out',
  ...breaks: readonly (readonly [string, string])[]
): DayLog {
  const isClosed = punchOut !== 'open' && punchOut !== 'missing-out';
  return {
    punchIn: instant(punchIn),
    punchOut: isClosed ? instant(punchOut) : null,
    state: isClosed ? 'closed' : punchOut,
    breaks: breaks.map(([start, end]) => ({ start: instant(start), end: instant(end) })),
  };
}

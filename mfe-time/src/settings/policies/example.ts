import {
  type AttendanceDay,
  addDays,
  attendanceDay,
  type DayLog,
  fromWallClock,
  MINUTE_MS,
  type Overtime,
  type PlannedDay,
  type TimePolicy,
  weekOvertime,
} from '@rollcall/shared/domain';
import { minuteOf } from './policy-values.ts';

/** An example day as it is typed: times `HH:mm`; a time before the punch-in is on the next day. */
export interface ExampleDay {
  readonly punchIn: string;
  readonly punchOut: string;
  readonly breaks: readonly { readonly from: string; readonly to: string }[];
}

/** A day of the example week; `worked` in minutes, null like the example day. */
export interface ExampleWeekday {
  readonly kind: 'shifts' | 'day-off' | 'holiday';
  readonly workedMin: number | null;
}

/** A zone whose clocks never change, and a Sunday: the example is of no certain day. */
const ZONE = 'UTC';
const SUNDAY = '2026-06-07';
const DAY_MIN = 24 * 60;

/** The figures of the example day by the rules of the server; undefined while a time is missing. */
export function countDay(day: ExampleDay, policy: TimePolicy): AttendanceDay | undefined {
  const log = logOf(day);
  if (!log) return undefined;
  const facts = { isEmployed: true, isOnLeave: false, logs: [log] };
  return attendanceDay(facts, planOf(SUNDAY, 'shifts'), policy, log.punchOut ?? 0);
}

function logOf({ punchIn, punchOut, breaks }: ExampleDay): DayLog | undefined {
  const [start, end] = [minuteOf(punchIn), minuteOf(punchOut)];
  if (start === null || end === null) return undefined;
  const midnight = fromWallClock(`${SUNDAY} 00:00`, ZONE);
  const instant = (minute: number) => midnight + minute * MINUTE_MS;
  const after = (minute: number) => (minute < start ? minute + DAY_MIN : minute);
  return {
    punchIn: instant(start),
    punchOut: instant(end <= start ? end + DAY_MIN : end),
    state: 'closed',
    breaks: breaks.flatMap(({ from, to }) => {
      const [first, last] = [minuteOf(from), minuteOf(to)];
      if (first === null || last === null) return [];
      const begin = after(first);
      return [
        { start: instant(begin), end: instant(last < first ? after(last + DAY_MIN) : after(last)) },
      ];
    }),
  };
}

/** A week by the rules of the server: worked minutes, and overtime by kind. */
export function countWeek(
  days: readonly ExampleWeekday[],
  example: AttendanceDay,
  policy: TimePolicy,
): { readonly workedMin: number; readonly normalMin: number; readonly overtime: Overtime[] } {
  const worked = days.map(({ kind, workedMin }, index) => ({
    date: addDays(SUNDAY, index),
    plan: planOf(addDays(SUNDAY, index), kind),
    workedMin: workedMin ?? example.workedMin,
    nightMin: workedMin === null ? example.nightMin : 0,
    policy,
  }));
  const overtime = sumByBucket(weekOvertime(worked));
  const workedMin = worked.reduce((sum, day) => sum + day.workedMin, 0);
  const counted = overtime
    .filter(({ bucket }) => bucket !== 'night')
    .reduce((sum, { minutes }) => sum + minutes, 0);
  return { workedMin, normalMin: workedMin - counted, overtime };
}

function sumByBucket(entries: readonly Overtime[]): Overtime[] {
  const sums = new Map<string, Overtime>();
  for (const entry of entries) {
    const minutes = (sums.get(entry.bucket)?.minutes ?? 0) + entry.minutes;
    sums.set(entry.bucket, { ...entry, minutes });
  }
  return [...sums.values()];
}

/** Without shifts: the example has no window and is never late. */
const planOf = (date: string, kind: PlannedDay['kind']): PlannedDay => ({
  date,
  zone: ZONE,
  kind,
  shifts: [],
  expectedMin: 0,
  holiday: kind === 'holiday' ? { name: '', part: 'full' } : null,
  isRostered: false,
});

import { MINUTE_MS, wholeMinutes } from '../units.ts';
import { addDays, type CompanyZone, workDateOf } from '../work-date/index.ts';
import type { DayLog } from './day-minutes.ts';
import type { OvertimeBucket, TimePolicy } from './plan.ts';
import { instantAt, type PlannedDay } from './planned-day.ts';

/** A day of a week for which overtime is calculated. */
export interface WorkedDay {
  readonly date: string;
  readonly plan: Pick<PlannedDay, 'kind' | 'holiday'>;
  readonly workedMin: number;
  /** See {@link nightMinutes}. */
  readonly nightMin: number;
  readonly policy: TimePolicy;
}

export interface Overtime {
  readonly date: string;
  readonly bucket: OvertimeBucket;
  readonly minutes: number;
}

/**
 * Overtime of a week (docs/working-time.md#overtime), by date, without empty entries.
 * @param days of one week, the oldest first.
 * @param closed the overtime of the days that are closed, by date: it stays as it is, whatever the rules say now, and is not
 * returned. What the open days cannot take is on the last of them.
 */
export function weekOvertime(
  days: readonly WorkedDay[],
  closed: ReadonlyMap<string, readonly Omit<Overtime, 'date'>[]> = new Map(),
): Overtime[] {
  const byDay = days.map((day) => ({ day, ...ownBuckets(day, closed.get(day.date)) }));
  const after = days.at(-1)?.policy.overtimeWeeklyAfterMin ?? null;
  const counted = byDay.filter(({ special }) => special === null);
  const worked = counted.reduce((sum, { day }) => sum + day.workedMin, 0);
  const daily = counted.reduce((sum, item) => sum + item.daily, 0);
  const posted = [...closed.values()].reduce((sum, own) => sum + minutesOf(own, 'weekly'), 0);
  let left = after === null ? 0 : Math.max(0, worked - after - daily - posted);
  const weekly = new Map<string, number>();
  for (const { day, daily: own } of counted.toReversed()) {
    if (closed.has(day.date)) continue;
    const minutes = Math.min(left, day.workedMin - own);
    weekly.set(day.date, minutes);
    left -= minutes;
  }
  const last = days.findLast(({ date }) => !closed.has(date));
  if (last) weekly.set(last.date, (weekly.get(last.date) ?? 0) + left);
  return byDay.flatMap(({ day, special, daily: own }) => {
    const { date, workedMin, nightMin, policy } = day;
    if (closed.has(date)) return [];
    const night = policy.paidBuckets.includes('night') ? nightMin : 0;
    const entries: Overtime[] = [
      ...(special ? [{ date, bucket: special, minutes: workedMin }] : []),
      { date, bucket: 'daily', minutes: own },
      { date, bucket: 'weekly', minutes: weekly.get(date) ?? 0 },
      { date, bucket: 'night', minutes: night },
    ];
    return entries.filter(({ minutes }) => minutes > 0);
  });
}

const minutesOf = (entries: readonly Omit<Overtime, 'date'>[], bucket: OvertimeBucket) =>
  entries.find((entry) => entry.bucket === bucket)?.minutes ?? 0;

/** The bucket of a whole day, or the daily overtime of another one; of a closed day that which it has. */
function ownBuckets(
  { plan, workedMin, policy }: WorkedDay,
  closed?: readonly Omit<Overtime, 'date'>[],
): {
  readonly special: 'holiday' | 'day_off' | null;
  readonly daily: number;
} {
  if (closed) {
    const special = (['holiday', 'day_off'] as const).find((name) => minutesOf(closed, name) > 0);
    return { special: special ?? null, daily: minutesOf(closed, 'daily') };
  }
  const isPaid = (bucket: OvertimeBucket) => policy.paidBuckets.includes(bucket);
  if (plan.holiday?.part === 'full' && isPaid('holiday')) return { special: 'holiday', daily: 0 };
  if (plan.kind === 'day-off' && isPaid('day_off')) return { special: 'day_off', daily: 0 };
  const after = policy.overtimeDailyAfterMin;
  return { special: null, daily: after === null ? 0 : Math.max(0, workedMin - after) };
}

/**
 * Minutes of a day's logs between the policy's night hours, less the recorded breaks in them, rounded once
 * (docs/working-time.md#overtime). 0 without night hours. Logs without a punch-out have none.
 */
export function nightMinutes(
  logs: readonly DayLog[],
  { nightFrom, nightTo }: TimePolicy,
  zone: CompanyZone,
): number {
  if (nightFrom === null || nightTo === null) return 0;
  const length = nightTo > nightFrom ? nightTo - nightFrom : nightTo - nightFrom + 24 * 60;
  const ofLog = ({ punchIn, punchOut, breaks }: DayLog) => {
    if (punchOut === null) return 0;
    const last = workDateOf(punchOut, zone);
    let sum = 0;
    for (let date = addDays(workDateOf(punchIn, zone), -1); date <= last; date = addDays(date, 1)) {
      const from = instantAt(date, nightFrom, zone);
      const to = instantAt(date, nightFrom + length, zone, from + MINUTE_MS);
      const inside = (start: number, end: number) =>
        Math.max(0, Math.min(end, to) - Math.max(start, from));
      const onBreak = breaks.reduce(
        (total, { start, end }) => total + inside(start, end ?? punchOut),
        0,
      );
      sum += Math.max(0, inside(punchIn, punchOut) - onBreak);
    }
    return sum;
  };
  return wholeMinutes(logs.reduce((sum, log) => sum + ofLog(log), 0));
}

/** The first day of a date's week; `weekStart` is 0 for Sunday to 6 for Saturday. */
export function firstOfWeek(date: string, weekStart: number): string {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return addDays(date, -((weekday - weekStart + 7) % 7));
}

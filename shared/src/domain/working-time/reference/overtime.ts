import { nightMinutes } from './minutes.ts';
import type { Bucket, Day, Log, Overtime, PlannedDay, Policy, Sums } from './types.ts';

/** A day of a week, as overtime needs it. */
export interface WorkedDay {
  readonly plan: Pick<PlannedDay, 'date' | 'kind' | 'zone' | 'holiday'>;
  readonly workedMin: number;
  readonly logs: readonly Log[];
  readonly policy: Policy;
}

const ORDER: readonly Bucket[] = ['daily', 'weekly', 'holiday', 'day_off'];

/** The overtime of a week, minute by minute, in order of date and bucket; the days are in order (docs/working-time.md#overtime). */
export function weekOvertime(week: readonly WorkedDay[]): Overtime[] {
  const days = week.map((day) => ({ day, buckets: bucketEachMinute(day) }));
  let above = minutesAboveWeek(days);
  // From the last minute of the week backwards.
  for (const { buckets } of days.toReversed()) {
    for (let minute = buckets.length - 1; minute >= 0 && above > 0; minute -= 1) {
      if (buckets[minute] !== null) continue;
      buckets[minute] = 'weekly';
      above -= 1;
    }
  }
  return days
    .flatMap(({ day, buckets }) => {
      const { date } = day.plan;
      const rows = ORDER.map((bucket) => {
        return { date, bucket, minutes: buckets.filter((one) => one === bucket).length };
      });
      const isNightPaid = day.policy.paidBuckets.includes('night');
      const night = isNightPaid ? nightMinutes({ date, ...day }, day.policy, day.plan.zone) : 0;
      return [...rows, { date, bucket: 'night' as const, minutes: night }];
    })
    .filter(({ minutes }) => minutes > 0);
}

/** The bucket of each worked minute of a day; null: none yet. */
function bucketEachMinute({ plan, workedMin, policy }: WorkedDay): (Bucket | null)[] {
  // A full holiday is one also when a roster entry plans something else on it.
  const wholes: Bucket[] = plan.holiday?.part === 'full' ? ['holiday'] : [];
  if (plan.kind === 'day-off') wholes.push('day_off');
  const whole = wholes.find((bucket) => policy.paidBuckets.includes(bucket));
  const after = policy.overtimeDailyAfterMin ?? Number.POSITIVE_INFINITY;
  return Array.from({ length: workedMin }, (_, minute) => {
    if (whole !== undefined) return whole;
    return minute >= after ? 'daily' : null;
  });
}

function minutesAboveWeek(
  days: readonly { readonly day: WorkedDay; readonly buckets: readonly (Bucket | null)[] }[],
): number {
  const after = days.at(-1)?.day.policy.overtimeWeeklyAfterMin ?? null;
  if (after === null) return 0;
  const all = days.flatMap(({ buckets }) => buckets);
  const counted = all.filter((bucket) => bucket === null || bucket === 'daily').length;
  const daily = all.filter((bucket) => bucket === 'daily').length;
  return counted - after - daily;
}

/** The sums of days, with the adjustments that were posted on them (docs/working-time.md#sums). */
export function sumDays(days: readonly Day[], adjustments: readonly number[]): Sums {
  const sums = { workedMin: 0, breakMin: 0, expectedMin: 0, balanceMin: 0 };
  for (const { workedMin, breakMin, expectedMin, isOver } of days) {
    sums.workedMin += workedMin;
    sums.breakMin += breakMin;
    if (!isOver) continue;
    sums.expectedMin += expectedMin;
    sums.balanceMin += workedMin - expectedMin;
  }
  for (const minutes of adjustments) sums.balanceMin += minutes;
  return sums;
}

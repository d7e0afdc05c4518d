import { addDays } from '../work-date/index.ts';
import { aLog, aPolicy, CHICAGO, MONDAY } from './fixtures.ts';
import { firstOfWeek, nightMinutes, type WorkedDay, weekOvertime } from './overtime.ts';
import type { OvertimeBucket, TimePolicy } from './plan.ts';

type Day = number | readonly ['holiday' | 'day-off', number];

/** Overtime of a week from Monday on; a number is a planned day with its worked minutes. */
function overtimeOf(
  days: readonly Day[],
  policy: Partial<TimePolicy>,
  night: number[] = [],
  closed: Closed = new Map(),
) {
  const worked = days.map((day, index): WorkedDay => {
    const [kind, workedMin] = typeof day === 'number' ? (['shifts', day] as const) : day;
    return {
      date: addDays(MONDAY, index),
      plan: { kind, holiday: kind === 'holiday' ? { name: 'X', part: 'full' } : null },
      workedMin,
      nightMin: night[index] ?? 0,
      policy: aPolicy(policy),
    };
  });
  return weekOvertime(worked, closed).map(
    ({ date, bucket, minutes }) => `${date.slice(8)} ${bucket} ${minutes}`,
  );
}

const FLSA = { overtimeWeeklyAfterMin: 2400 };
const CALIFORNIA = { overtimeDailyAfterMin: 480, overtimeWeeklyAfterMin: 2400 };

type Closed = NonNullable<Parameters<typeof weekOvertime>[1]>;

/** The first days of the week are closed, the last of them with this overtime. */
const closedUntil = (last: number, ...entries: [OvertimeBucket, number][]): Closed =>
  new Map(
    Array.from({ length: last }, (_, index) => [
      addDays(MONDAY, index),
      index === last - 1 ? entries.map(([bucket, minutes]) => ({ bucket, minutes })) : [],
    ]),
  );

// The month ended within the week.
test.each<[string, readonly Day[], Partial<TimePolicy>, Closed, string[]]>([
  [
    'closed days take no weekly overtime',
    [600, 600, 600, 600, 600],
    FLSA,
    closedUntil(3),
    ['05 weekly 600'],
  ],
  [
    'what the open days did not work is on the last one',
    [700, 700, 700, 700, 0, 0, 0],
    FLSA,
    closedUntil(6),
    ['07 weekly 400'],
  ],
  [
    'what a closed day already has is not posted again',
    [600, 600, 600, 600, 600],
    FLSA,
    closedUntil(3, ['weekly', 200]),
    ['05 weekly 400'],
  ],
  [
    'the daily overtime of a closed day is what was posted, whatever the limit says now',
    [600, 600, 600, 480, 480],
    CALIFORNIA,
    closedUntil(3, ['daily', 60]),
    ['05 weekly 300'],
  ],
  [
    'a closed holiday stays one, and its minutes count in no week',
    [480, 480, 480, 480, 540],
    FLSA,
    closedUntil(1, ['holiday', 480]),
    [],
  ],
  [
    'a closed day that is a holiday only now counts in its week',
    [['holiday', 480], 480, 480, 480, 540],
    { ...FLSA, paidBuckets: ['holiday'] },
    closedUntil(1),
    ['05 weekly 60'],
  ],
])('%s', (_title, days, policy, closed, expected) => {
  const found = overtimeOf(days, policy, [], closed);
  expect(found).toEqual(expected);
});

test.each<[string, readonly Day[], Partial<TimePolicy>, string[]]>([
  ['no thresholds', [900, 900, 900, 900, 900], {}, []],
  ['exactly 40 hours', [480, 480, 480, 480, 480], FLSA, []],
  ['a minute more is on the last day', [480, 480, 480, 480, 481], FLSA, ['05 weekly 1']],
  [
    'it reaches back from the last day',
    [600, 600, 600, 600, 60, 30],
    FLSA,
    ['05 weekly 60', '06 weekly 30'],
  ],
  ['and further', [600, 600, 600, 600, 600, 30], FLSA, ['05 weekly 600', '06 weekly 30']],
  ['daily alone', [540, 480, 300], { overtimeDailyAfterMin: 480 }, ['01 daily 60']],
  ['daily is not counted twice', [600, 480, 480, 480, 480], CALIFORNIA, ['01 daily 120']],
  [
    'weekly next to daily',
    [600, 480, 480, 480, 480, 60],
    CALIFORNIA,
    ['01 daily 120', '06 weekly 60'],
  ],
  [
    'daily of the last day leaves it less room',
    [480, 480, 480, 480, 540, 500],
    CALIFORNIA,
    ['05 daily 60', '06 daily 20', '06 weekly 480'],
  ],
  ['a short week', [600, 0, 0, 0, 0], CALIFORNIA, ['01 daily 120']],
  [
    'a day off that is paid on its own',
    [480, 480, 480, 480, 480, ['day-off', 300]],
    { ...FLSA, paidBuckets: ['day_off'] },
    ['06 day_off 300'],
  ],
  ['a day off that is not', [480, 480, 480, 480, 480, ['day-off', 300]], FLSA, ['06 weekly 300']],
  [
    'a holiday that is paid on its own',
    [['holiday', 600], 480, 480, 480, 480, 480],
    { ...CALIFORNIA, paidBuckets: ['holiday'] },
    ['01 holiday 600'],
  ],
  ['a holiday that is not', [['holiday', 600]], CALIFORNIA, ['01 daily 120']],
])('%s', (_title, days, policy, expected) => {
  expect(overtimeOf(days, policy)).toEqual(expected);
});

test('night work is an additional figure, if it is paid', () => {
  expect(overtimeOf([600], CALIFORNIA, [300])).toEqual(['01 daily 120']);
  expect(overtimeOf([600], { ...CALIFORNIA, paidBuckets: ['night'] }, [300])).toEqual([
    '01 daily 120',
    '01 night 300',
  ]);
});

test.each([
  ['no night hours', [aLog('22:00', '2026-06-02 06:00')], null, null, 0],
  ['over midnight', [aLog('21:00', '2026-06-02 07:00')], 23 * 60, 6 * 60, 420],
  [
    'a break in them',
    [aLog('21:00', '2026-06-02 07:00', ['2026-06-02 01:00', '2026-06-02 01:30'])],
    23 * 60,
    6 * 60,
    390,
  ],
  [
    'a break outside',
    [aLog('21:00', '2026-06-02 07:00', ['21:30', '22:00'])],
    23 * 60,
    6 * 60,
    420,
  ],
  ['the end of the night before', [aLog('05:00', '13:00')], 23 * 60, 6 * 60, 60],
  ['within one date', [aLog('00:00', '08:00')], 0, 5 * 60, 300],
  ['an open log', [aLog('22:00', 'open')], 23 * 60, 6 * 60, 0],
  ['both ends', [aLog('05:00', '23:30')], 23 * 60, 6 * 60, 90],
  ['when clocks go forward', [aLog('2026-03-07 22:00', '2026-03-08 06:00')], 22 * 60, 6 * 60, 420],
  ['when clocks go back', [aLog('2026-10-31 22:00', '2026-11-01 06:00')], 22 * 60, 6 * 60, 540],
])('night minutes: %s', (_title, logs, nightFrom, nightTo, expected) => {
  expect(nightMinutes(logs, aPolicy({ nightFrom, nightTo }), CHICAGO)).toBe(expected);
});

test.each([
  ['2026-06-01', 1, '2026-06-01'],
  ['2026-06-07', 1, '2026-06-01'],
  ['2026-06-07', 0, '2026-06-07'],
  ['2026-06-06', 0, '2026-05-31'],
  ['2026-06-05', 6, '2026-05-30'],
])('the week of %s with first day %i begins on %s', (date, weekStart, expected) => {
  expect(firstOfWeek(date, weekStart)).toBe(expected);
});

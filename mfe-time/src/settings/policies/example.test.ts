import { DEFAULT_TIME_POLICY, type TimePolicy } from '@rollcall/shared/domain';
import { countDay, countWeek, type ExampleDay, type ExampleWeekday } from './example.ts';

const policy = (changes: Partial<TimePolicy>): TimePolicy => ({
  ...DEFAULT_TIME_POLICY,
  ...changes,
});
const day = (punchIn: string, punchOut: string, ...breaks: string[]): ExampleDay => ({
  punchIn,
  punchOut,
  breaks: breaks.map((text) => ({ from: text.slice(0, 5), to: text.slice(6) })),
});
const LAW = policy({
  breakRules: [
    { afterMin: 360, minutes: 30, isPaid: false },
    { afterMin: 540, minutes: 45, isPaid: false },
  ],
});

test.each<[string, ExampleDay, TimePolicy, number]>([
  ['recorded breaks are deducted', day('09:00', '17:30', '12:00-12:30'), policy({}), 480],
  ['a break that was too short is completed', day('09:00', '17:30', '12:00-12:10'), LAW, 480],
  ['no break at all', day('08:00', '18:00'), LAW, 555],
  ['a night', day('22:00', '06:00', '02:00-02:30'), policy({}), 450],
  ['a break over midnight', day('22:00', '06:00', '23:45-00:15'), policy({}), 450],
  ['rounding down', day('09:00', '17:13'), policy({ rounding: 'down', stepMin: 15 }), 480],
  ['an incomplete break does not count', day('09:00', '17:00', '12:00-'), policy({}), 480],
])('%s', (_title, example, rules, worked) => {
  expect(countDay(example, rules)?.workedMin).toBe(worked);
});

test('without both times there is nothing to count', () => {
  expect(countDay(day('09:00', ''), LAW)).toBeUndefined();
});

test('night minutes are those between the night hours, less the breaks in them', () => {
  const rules = policy({ nightFrom: 22 * 60, nightTo: 6 * 60 });
  expect(countDay(day('20:00', '04:00', '00:00-00:30'), rules)?.nightMin).toBe(330);
});

const week = (...worked: (number | null)[]): ExampleWeekday[] =>
  worked.map((workedMin) => ({ kind: 'shifts', workedMin }));
const overtimeOf = (days: ExampleWeekday[], rules: TimePolicy, example: ExampleDay) => {
  const counted = countDay(example, rules);
  if (!counted) throw new Error('the example has both times');
  const { workedMin, normalMin, overtime } = countWeek(days, counted, rules);
  return {
    workedMin,
    normalMin,
    ...Object.fromEntries(overtime.map((o) => [o.bucket, o.minutes])),
  };
};
const TEN_HOURS = day('08:00', '18:00');

test('daily overtime first, then what is left of the week', () => {
  const rules = policy({ overtimeDailyAfterMin: 540, overtimeWeeklyAfterMin: 2400 });
  expect(overtimeOf(week(null, null, null, null, null, 0, 0), rules, TEN_HOURS)).toEqual({
    workedMin: 3000,
    normalMin: 2400,
    daily: 300,
    weekly: 300,
  });
});

test('work on holidays and days off is in a bucket only with a pay rule', () => {
  const days: ExampleWeekday[] = [
    { kind: 'holiday', workedMin: 120 },
    { kind: 'day-off', workedMin: 60 },
  ];
  expect(overtimeOf(days, policy({}), TEN_HOURS)).toEqual({ workedMin: 180, normalMin: 180 });
  const paid = policy({ paidBuckets: ['holiday', 'day_off'] });
  expect(overtimeOf(days, paid, TEN_HOURS)).toEqual({
    workedMin: 180,
    normalMin: 0,
    holiday: 120,
    day_off: 60,
  });
});

test('night work is in addition: it stays normal time', () => {
  const rules = policy({ nightFrom: 1320, nightTo: 360, paidBuckets: ['night'] });
  expect(overtimeOf(week(null, 0), rules, day('22:00', '06:00'))).toEqual({
    workedMin: 480,
    normalMin: 480,
    night: 480,
  });
});

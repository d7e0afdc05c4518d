import { toIsoWithOffset } from '../work-date/index.ts';
import {
  aSchedule,
  aShift,
  at,
  CHICAGO,
  dayInputs,
  MONDAY,
  NIGHT,
  plannedDays,
  planOf,
} from './fixtures.ts';
import type { Holiday, Shift } from './plan.ts';
import type { DayInputs, PlannedShift } from './planned-day.ts';

const TUESDAY = '2026-06-02';
const spans = (shifts: readonly PlannedShift[], zone = CHICAGO) =>
  shifts.map(({ start, end }) => `${toIsoWithOffset(start, zone)} ${toIsoWithOffset(end, zone)}`);

test.each<[string, Partial<DayInputs>, string, number]>([
  ['the schedule', {}, 'shifts', 480],
  ['no schedule', { schedule: null }, 'unplanned', 0],
  ['a day without a shift', { schedule: aSchedule([]) }, 'day-off', 0],
  ['a holiday', { holiday: { name: 'Memorial Day', part: 'full' } }, 'holiday', 0],
  [
    'a holiday on a day off',
    { schedule: aSchedule([]), holiday: { name: 'X', part: 'full' } },
    'holiday',
    0,
  ],
  [
    'a holiday without a schedule',
    { schedule: null, holiday: { name: 'X', part: 'full' } },
    'holiday',
    0,
  ],
  ['a roster entry', { roster: [aShift({ expectedMin: 300 })] }, 'shifts', 300],
  ['a roster entry on a day off', { schedule: aSchedule([]), roster: [aShift()] }, 'shifts', 480],
  ['a roster entry without a schedule', { schedule: null, roster: [aShift()] }, 'shifts', 480],
  ['a day off by roster', { roster: [] }, 'day-off', 0],
  [
    'a roster entry on a holiday',
    { roster: [aShift()], holiday: { name: 'X', part: 'full' } },
    'shifts',
    480,
  ],
  [
    'a roster entry on half a holiday',
    { roster: [aShift()], holiday: { name: 'X', part: 'am' } },
    'shifts',
    480,
  ],
  ['two shifts', { schedule: aSchedule([aShift(), NIGHT]) }, 'shifts', 960],
])('planned by %s', (_title, changes, kind, expectedMin) => {
  expect(planOf(changes)).toMatchObject({ kind, expectedMin });
});

test('a cycle of three weeks repeats, before and after its anchor', () => {
  const [early, late] = [aShift({ expectedMin: 1 }), aShift({ expectedMin: 2 })];
  const days = Array.from({ length: 21 }, (_, day) => (day < 7 ? [early] : day < 14 ? [late] : []));
  const plan = (date: string) => planOf({ date, schedule: aSchedule(...days) }).expectedMin;
  expect(['2026-06-07', '2026-06-08', '2026-06-15', '2026-06-22'].map(plan)).toEqual([1, 2, 0, 1]);
  expect(['2026-05-31', '2026-05-24', '2026-05-17'].map(plan)).toEqual([0, 2, 1]);
});

describe('instants', () => {
  test('a night shift ends on the next day, one that begins at midnight on its own', () => {
    const shifts = [aShift({ start: 0, end: at('08:00') }), NIGHT];
    expect(spans(planOf({ schedule: aSchedule(shifts) }).shifts)).toEqual([
      '2026-06-01T00:00:00-05:00 2026-06-01T08:00:00-05:00',
      '2026-06-01T22:00:00-05:00 2026-06-02T06:00:00-05:00',
    ]);
  });

  test.each([
    [
      'skipped start is the first minute that exists',
      '2026-03-08',
      '02:30',
      '10:00',
      '03:00:00-05:00 2026-03-08T10:00:00-05:00',
    ],
    [
      'repeated start is the earlier one',
      '2026-11-01',
      '01:30',
      '09:00',
      '01:30:00-05:00 2026-11-01T09:00:00-06:00',
    ],
    [
      'repeated end is the earlier one after the start',
      '2026-11-01',
      '00:30',
      '01:30',
      '00:30:00-05:00 2026-11-01T01:30:00-05:00',
    ],
    [
      'end in the same repeated hour as the start',
      '2026-11-01',
      '01:45',
      '01:15',
      '01:45:00-05:00 2026-11-02T01:15:00-06:00',
    ],
  ])('a %s', (_title, date, start, end, expected) => {
    const schedule = aSchedule([aShift({ start: at(start), end: at(end) })]);
    expect(spans(planOf({ date, schedule }).shifts)).toEqual([`${date}T${expected}`]);
  });

  test('the same minutes are expected when the clocks change', () => {
    const schedule = aSchedule([NIGHT]);
    const plan = (date: string) => planOf({ date, schedule }).expectedMin;
    expect(['2026-03-07', '2026-10-31', MONDAY].map(plan)).toEqual([480, 480, 480]);
  });
});

describe('half a holiday', () => {
  const half = (part: Holiday['part'], shift: Partial<Shift> = {}) =>
    planOf({ schedule: aSchedule([aShift(shift)]), holiday: { name: 'Eve', part } });

  test.each<[string, Holiday['part'], Partial<Shift>, string, number]>([
    ['morning', 'am', {}, '13:15 17:30', 240],
    ['afternoon', 'pm', {}, '09:00 13:15', 240],
    ['morning until 12:00', 'am', { halfAt: at('12:00') }, '12:00 17:30', 311],
    ['afternoon from 12:00', 'pm', { halfAt: at('12:00') }, '09:00 12:00', 169],
    ['time outside the shift', 'pm', { halfAt: at('18:00') }, '09:00 13:15', 240],
    ['time at the start', 'am', { halfAt: at('09:00') }, '13:15 17:30', 240],
    [
      'night',
      'am',
      { start: at('22:00'), end: at('06:00'), halfAt: at('01:00') },
      '01:00 06:00',
      300,
    ],
    ['odd length', 'pm', { end: at('17:31'), expectedMin: 481 }, '09:00 13:15', 240],
  ])('%s: what is left', (_title, part, shift, expected, expectedMin) => {
    const plan = half(part, shift);
    const times = spans(plan.shifts)[0]
      ?.match(/T\d\d:\d\d/g)
      ?.map((time) => time.slice(1));
    expect([times?.join(' '), plan.expectedMin]).toEqual([expected, expectedMin]);
  });

  test('both halves add up to the whole', () => {
    for (let minute = 1; minute < 510; minute += 1) {
      const shift = { halfAt: at('09:00') + minute };
      expect(half('am', shift).expectedMin + half('pm', shift).expectedMin).toBe(480);
    }
  });

  test('a threshold of exactly a half is rounded up', () => {
    const shift = { start: at('08:45'), end: at('12:45'), expectedMin: 180, halfDayBelowMin: 90 };
    const [left] = half('am', { ...shift, halfAt: at('11:40') }).shifts;
    expect(left).toMatchObject({ expectedMin: 49, halfDayBelowMin: 25 });
  });

  test('thresholds shrink with the expected minutes; core hours are cut', () => {
    const shift = {
      halfDayBelowMin: 240,
      absentBelowMin: 61,
      coreFrom: at('10:00'),
      coreTo: at('12:00'),
    };
    const [morning, afternoon] = [half('pm', shift).shifts[0], half('am', shift).shifts[0]];
    expect(morning).toMatchObject({ halfDayBelowMin: 120, absentBelowMin: 31 });
    expect(morning?.coreStart).not.toBeNull();
    expect(afternoon?.coreStart).toBeNull();
  });
});

describe('acceptance windows', () => {
  const windows = (...days: readonly (readonly Shift[])[]) =>
    plannedDays(
      [MONDAY, TUESDAY].map((date) => dayInputs({ date, schedule: aSchedule(...days) })),
    ).flatMap(({ shifts }) =>
      shifts.map(({ acceptFrom, acceptUntil }) =>
        [acceptFrom, acceptUntil]
          .map((time) => toIsoWithOffset(time, CHICAGO).slice(8, 16))
          .join(' '),
      ),
    );

  test('reach beyond the shift', () => {
    expect(windows([aShift()])).toEqual(['01T05:00 01T23:30', '02T05:00 02T23:30']);
  });

  test('are cut in the middle between two shifts of a day that overlap', () => {
    const morning = aShift({ start: at('06:00'), end: at('10:00') });
    const evening = aShift({ start: at('16:00'), end: at('20:00') });
    expect(windows([morning, evening])).toEqual([
      '01T02:00 01T13:00',
      '01T13:00 02T02:00',
      '02T02:00 02T13:00',
      '02T13:00 03T02:00',
    ]);
  });

  test('are cut between the night shift of one day and the early shift of the next', () => {
    const early = aShift({ start: at('08:00'), end: at('16:00') });
    expect(windows([NIGHT], [early])).toEqual(['01T18:00 02T07:00', '02T07:00 02T22:00']);
  });
});

import { addDays } from '../work-date/index.ts';
import { aShift, at, MONDAY, NIGHT } from './fixtures.ts';
import type { Shift } from './plan.ts';
import { plannedDay } from './planned-day.ts';
import { type RosteredDay, rosterConflicts } from './roster-conflicts.ts';

const BERLIN = 'Europe/Berlin';
const OFFICE = aShift();
const hours = (start: string, end: string) => aShift({ start: at(start), end: at(end) });
const EARLY = hours('06:00', '14:00');
const LATE = hours('14:00', '22:00');

interface Day {
  readonly shifts?: readonly Shift[];
  readonly leave?: RosteredDay['leave'];
  readonly isRostered?: boolean;
  readonly isHoliday?: boolean;
}

/** Consecutive days from a date on; null has no shift. */
function daysFrom(first: string, days: readonly (Day | Shift | null)[], zone = BERLIN) {
  return days.map((day, index): RosteredDay => {
    const date = addDays(first, index);
    const given: Day = day === null ? {} : 'name' in day ? { shifts: [day] } : day;
    const { shifts = [], leave = null, isRostered = true, isHoliday = false } = given;
    const plan = plannedDay({ date, zone, schedule: null, roster: shifts, holiday: null });
    return { date, zone, shifts: plan.shifts, leave, isRostered, isHoliday };
  });
}

/** Conflicts as `DATE KIND detail`, the day of the month for a date. */
function textsOf(days: readonly RosteredDay[], from = days[0]?.date ?? '', to = '9999-12-31') {
  return rosterConflicts(days, { from, to }).map(({ kind, date, otherDate, minutes, days: row }) =>
    [date.slice(8), kind, otherDate?.slice(8), minutes, row]
      .filter((part) => part !== null && part !== undefined)
      .join(' '),
  );
}

test.each<[string, (Day | Shift | null)[], string[]]>([
  ['nothing', [], []],
  ['office days', [OFFICE, OFFICE, OFFICE], []],
  ['late, then early', [LATE, EARLY], ['02 short-rest 01 480']],
  ['exactly 11 hours', [LATE, hours('09:00', '17:00')], []],
  ['a minute less', [LATE, hours('08:59', '17:00')], ['02 short-rest 01 659']],
  ['night after night', [NIGHT, NIGHT, NIGHT], []],
  [
    'a night, then an early shift while it is worked',
    [NIGHT, hours('05:00', '13:00')],
    ['02 overlap 01'],
  ],
  ['an end at the next start', [NIGHT, EARLY], ['02 short-rest 01 0']],
  ['a night, then late', [NIGHT, LATE], ['02 short-rest 01 480']],
  ['split shifts of one day', [{ shifts: [EARLY, NIGHT] }], []],
  [
    'after split shifts the last end counts',
    [{ shifts: [EARLY, LATE] }, EARLY],
    ['02 short-rest 01 480'],
  ],
  ['a day between', [LATE, null, EARLY], []],
  ['six days in a row', Array(6).fill(OFFICE), []],
  ['seven days', Array(7).fill(OFFICE), ['07 days-in-row 7']],
  ['eight days', Array(8).fill(OFFICE), ['07 days-in-row 7', '08 days-in-row 8']],
  ['a day off in between', [...Array(4).fill(OFFICE), null, ...Array(4).fill(OFFICE)], []],
  [
    'a day off of 23 hours between a night and an early shift',
    [...Array(6).fill(NIGHT), null, hours('05:00', '13:00')],
    ['08 weekly-rest 1380'],
  ],
  ['a day off of 24 hours', [...Array(6).fill(NIGHT), null, EARLY], []],
  ['an approved leave is not worked', [LATE, { shifts: [EARLY], leave: 'approved' }], ['02 leave']],
  [
    'a pending one is',
    [LATE, { shifts: [EARLY], leave: 'pending' }],
    ['02 short-rest 01 480', '02 pending-leave'],
  ],
  [
    'a schedule goes on during a leave',
    [{ shifts: [EARLY], leave: 'approved', isRostered: false }],
    [],
  ],
  ['a day off during a leave', [{ leave: 'approved' }], []],
  ['a shift on a holiday', [{ shifts: [EARLY], isHoliday: true }], ['01 holiday']],
  ['a day off on a holiday', [{ isHoliday: true }], []],
])('%s', (_title, days, expected) => {
  expect(textsOf(daysFrom(MONDAY, days))).toEqual(expected);
});

test.each([
  // Clocks go from 02:00 to 03:00 on 29 March 2026, and from 03:00 to 02:00 on 25 October.
  [
    'the night in spring is an hour shorter',
    '2026-03-28',
    '21:00',
    '08:00',
    ['29 short-rest 28 600'],
  ],
  ['11 hours on the clock are 12 in autumn', '2026-10-24', '21:00', '07:00', []],
  ['10 hours on the clock in autumn', '2026-10-24', '21:30', '07:00', ['25 short-rest 24 630']],
])('%s', (_title, date, end, start, expected) => {
  const days = daysFrom(date, [hours('13:00', end), hours(start, '15:00')]);
  expect(textsOf(days)).toEqual(expected);
});

test('a night shift in spring ends an hour earlier than it seems', () => {
  const days = daysFrom('2026-03-28', [NIGHT, hours('16:30', '20:00')]);
  expect(textsOf(days)).toEqual(['29 short-rest 28 630']);
});

test('what was before the range decides, and is not reported', () => {
  const days = daysFrom(MONDAY, Array(8).fill(OFFICE));
  expect(textsOf(days, '2026-06-08')).toEqual(['08 days-in-row 8']);
  const rest = daysFrom(MONDAY, [LATE, EARLY]);
  expect(textsOf(rest, '2026-06-02')).toEqual(['02 short-rest 01 480']);
});

test('a rest that ends after the range is reported on its last day', () => {
  const days = daysFrom(MONDAY, [LATE, EARLY]);
  expect(textsOf(days, MONDAY, MONDAY)).toEqual(['01 short-rest 02 480']);
});

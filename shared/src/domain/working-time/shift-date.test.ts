import { addDays } from '../work-date/index.ts';
import {
  aSchedule,
  aShift,
  at,
  CHICAGO,
  dayInputs,
  instant,
  MONDAY,
  NIGHT,
  plannedDays,
} from './fixtures.ts';
import type { Holiday, Shift } from './plan.ts';
import { shiftDateOf } from './shift-date.ts';

const dateOf = (punchIn: string, shifts: readonly Shift[] | null, holiday: Holiday | null = null) =>
  shiftDateOf(
    instant(punchIn),
    plannedDays(
      [-2, -1, 0, 1, 2].map((days) =>
        dayInputs({
          date: addDays(MONDAY, days),
          schedule: shifts && aSchedule(shifts),
          holiday: days === 0 ? holiday : null,
        }),
      ),
    ),
    CHICAGO,
  );

const MIDNIGHT = aShift({ start: 0, end: at('08:00'), acceptBeforeMin: 60 });

test.each([
  ['an office day', '2026-06-01 08:55', [aShift()], '2026-06-01'],
  ['shortly after midnight without a shift near', '2026-06-01 00:30', [aShift()], '2026-06-01'],
  ['before a shift that begins at midnight', '2026-05-31 23:50', [MIDNIGHT], '2026-06-01'],
  ['too early for a shift that begins at midnight', '2026-05-31 22:59', [MIDNIGHT], '2026-05-31'],
  ['exactly at the start of the window', '2026-05-31 23:00', [MIDNIGHT], '2026-06-01'],
  ['a night shift', '2026-06-01 22:10', [NIGHT], '2026-06-01'],
  ['late for a night shift, after midnight', '2026-06-02 01:00', [NIGHT], '2026-06-01'],
  ['a second log after midnight', '2026-06-02 03:00', [NIGHT], '2026-06-01'],
  ['exactly at the end of the window', '2026-06-02 12:00', [NIGHT], '2026-06-02'],
  ['no plan', '2026-06-02 01:00', null, '2026-06-02'],
  ['a day off', '2026-06-02 01:00', [], '2026-06-02'],
] as const)('%s', (_title, punchIn, shifts, expected) => {
  expect(dateOf(punchIn, shifts)).toBe(expected);
});

test('work in the night of a holiday belongs to it', () => {
  expect(dateOf('2026-06-02 01:00', [NIGHT], { name: 'X', part: 'full' })).toBe(MONDAY);
});

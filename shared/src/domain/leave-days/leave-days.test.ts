import { formatLeaveDays, leaveDays } from './leave-days.ts';

test.each([
  ['2026-05-04', '2026-05-04', 1],
  ['2024-02-28', '2024-03-01', 3],
  ['2026-02-28', '2026-03-01', 2],
  ['2026-12-31', '2027-01-01', 2],
  ['2026-03-07', '2026-03-09', 3],
  ['2026-10-31', '2026-11-02', 3],
  ['2026-01-01', '2026-12-31', 365],
  ['2026-05-05', '2026-05-04', 0],
  ['', '2026-05-04', 0],
  ['2026-02-30', '2026-03-02', 0],
  ['2026-05-04T00:00:00Z', '2026-05-04', 0],
])('from %s to %s: %i (spec §2)', (start, end, days) => {
  expect(leaveDays(start, end)).toBe(days);
});

test.each([
  [1, '1 day'],
  [2, '2 days'],
  [0, '-'],
  [-1, '-'],
  [Number.NaN, '-'],
])('%p days are formatted as %s', (days, expected) => {
  expect(formatLeaveDays(days)).toBe(expected);
});

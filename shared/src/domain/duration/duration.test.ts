import { formatBalance, formatDuration, formatMinutes } from './duration.ts';

test.each([
  [1, '1 min'],
  [59, '59 min'],
  [59.4, '59 min'],
  [59.6, '1 hrs 0 min'],
  [60, '1 hrs 0 min'],
  [61, '1 hrs 1 min'],
  [125, '2 hrs 5 min'],
  [1500, '25 hrs 0 min'],
  [0, '-'],
  [0.4, '-'],
  [-5, '-'],
  [Number.NaN, '-'],
  [Number.POSITIVE_INFINITY, '-'],
  [null, '-'],
  [undefined, '-'],
])('%p minutes are formatted as %s (spec §9)', (minutes, expected) => {
  expect(formatDuration(minutes)).toBe(expected);
});

test.each([
  [1, '1 min'],
  [59.6, '1 hr'],
  [61, '1 hr 1 min'],
  [119, '1 hr 59 min'],
  [120, '2 hrs'],
  [125, '2 hrs 5 min'],
  [0, '0 min'],
  [-0.4, '0 min'],
  [-5, '-'],
  [Number.NaN, '-'],
  [Number.POSITIVE_INFINITY, '-'],
  [null, '-'],
  [undefined, '-'],
])('%p minutes are %s in words', (minutes, expected) => {
  expect(formatMinutes(minutes)).toBe(expected);
});

test.each([
  [-200, '−3 hrs 20 min'],
  [-1, '−1 min'],
  [5, '+5 min'],
  [60, '+1 hr'],
  [0, '0 min'],
  [-0.4, '0 min'],
  [Number.NaN, '-'],
  [Number.NEGATIVE_INFINITY, '-'],
  [null, '-'],
  [undefined, '-'],
])('a balance of %p minutes is formatted as %s', (minutes, expected) => {
  expect(formatBalance(minutes)).toBe(expected);
});

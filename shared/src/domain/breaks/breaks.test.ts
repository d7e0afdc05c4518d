import { clipBreaks, openBreak, totalBreakMinutes } from './breaks.ts';

const seconds = (start: number, end: number | null) => ({
  start: start * 1000,
  end: end === null ? null : end * 1000,
});

test.each([
  ['none', [], undefined, 0],
  ['one of 15 minutes', [seconds(0, 900)], undefined, 15],
  ['two of 90 seconds are 3 minutes, not 4', [seconds(0, 90), seconds(120, 210)], undefined, 3],
  [
    'an open one does not count without an end',
    [seconds(0, 600), seconds(700, null)],
    undefined,
    10,
  ],
  ['an open one counts up to now', [seconds(0, 600), seconds(700, null)], 1_000_000, 15],
  ['one that ends before it starts does not count', [seconds(600, 0)], undefined, 0],
] as const)('total break minutes: %s', (_title, breaks, until, minutes) => {
  expect(totalBreakMinutes(breaks, until)).toBe(minutes);
});

test('the open break is the one without an end', () => {
  const breaks = [seconds(0, 600), seconds(700, null)];
  expect(openBreak(breaks)).toBe(breaks[1]);
  expect(openBreak(breaks.slice(0, 1))).toBeUndefined();
});

test.each([
  ['inside', [2, 3], [[2, 3]]],
  ['across the punch-in', [0, 3], [[1, 3]]],
  ['across the punch-out', [8, 12], [[8, 10]]],
  ['around', [0, 12], [[1, 10]]],
  ['before', [0, 1], []],
  ['after', [10, 12], []],
  ['open', [4, null], [[4, 10]]],
  ['open after the out', [11, null], []],
  ['of zero length', [4, 4], []],
] as const)('a break %s of the session [1, 10)', (_title, [start, end], expected) => {
  const clipped = clipBreaks([{ start, end, reason: 'Lunch' }], 1, 10);
  expect(clipped).toEqual(
    expected.map(([from, to]) => ({ start: from, end: to, reason: 'Lunch' })),
  );
});

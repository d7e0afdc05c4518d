import { checkSession, overlaps, SESSION_RULES } from './check-session.ts';

const at = (iso: string) => Date.parse(`${iso}-06:00`);
const NOW = at('2026-03-10T12:00:00');

test.each([
  ['a plain day', '2026-03-09T09:00:00', '2026-03-09T17:00:00', []],
  ['ending now', '2026-03-10T09:00:00', '2026-03-10T12:00:00', []],
  ['on the first day of 2000', '2000-01-01T00:00:00', '2000-01-01T08:00:00', []],
  ['in 1999', '1999-12-30T09:00:00', '1999-12-30T17:00:00', ['tooEarly']],
  ['30 hours', '2026-03-08T06:00:00', '2026-03-09T12:00:00', []],
  ['30 hours and a second', '2026-03-08T06:00:00', '2026-03-09T12:00:01', ['tooLong']],
  ['a punch-out at the punch-in', '2026-03-09T09:00:00', '2026-03-09T09:00:00', ['outAfterIn']],
  ['a punch-out before the punch-in', '2026-03-09T09:00:00', '2026-03-08T09:00:00', ['outAfterIn']],
  ['a punch-out in the future', '2026-03-10T09:00:00', '2026-03-10T12:00:01', ['outFuture']],
  ['both in the future', '2026-03-10T13:00:00', '2026-03-10T14:00:00', ['inFuture', 'outFuture']],
  [
    'a punch-out before the punch-in, both in the future',
    '2026-03-10T14:00:00',
    '2026-03-10T13:00:00',
    ['inFuture', 'outAfterIn'],
  ],
] as const)('%s', (_title, punchIn, punchOut, rules) => {
  const broken = checkSession({ punchIn: at(punchIn), punchOut: at(punchOut) }, NOW);
  expect(broken.map(({ message }) => message)).toEqual(rules.map((rule) => SESSION_RULES[rule]));
});

test.each([
  ['before', 1, 2, false],
  ['ending at the start of', 1, 5, false],
  ['into', 1, 6, true],
  ['inside', 6, 7, true],
  ['around', 1, 20, true],
  ['equal to', 5, 10, true],
  ['starting at the end of', 10, 12, false],
  ['after', 11, 12, false],
])('%s a log [5, 10)', (_title, punchIn, punchOut, expected) => {
  expect(overlaps({ punchIn, punchOut }, { punchIn: 5, punchOut: 10 })).toBe(expected);
});

test('an open log has no end', () => {
  expect(overlaps({ punchIn: 100, punchOut: 200 }, { punchIn: 5, punchOut: null })).toBe(true);
  expect(overlaps({ punchIn: 1, punchOut: 5 }, { punchIn: 5, punchOut: null })).toBe(false);
});

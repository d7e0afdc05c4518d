import {
  CLOSING_RULES,
  closingAtShiftEnd,
  closingTime,
  hasBreakWithoutEnd,
} from './closing-time.ts';

const CHICAGO = 'America/Chicago';
const NOW = Date.parse('2026-12-01T12:00:00Z');
const close = (punchIn: string, clock: string, breaks: [string, string | null][] = [], now = NOW) =>
  closingTime(
    {
      punchIn: Date.parse(punchIn),
      zone: CHICAGO,
      breaks: breaks.map(([start, end]) => ({
        start: Date.parse(start),
        end: end === null ? null : Date.parse(end),
      })),
    },
    clock,
    now,
  );

/** Shifts of Mar 02, 2026: their ends, and whether they are flexible. */
const closeWithShifts = (
  punchIn: string,
  shifts: readonly (readonly [string, boolean])[],
  now = NOW,
) =>
  closingAtShiftEnd(
    { punchIn: Date.parse(punchIn), zone: CHICAGO, breaks: [] },
    shifts.map(([end, isFlexible]) => ({ end: Date.parse(`2026-03-02T${end}`), isFlexible })),
    now,
  );

test.each([
  ['on the same day', '2026-03-02T09:00-06:00', '17:30', '2026-03-02T17:30-06:00'],
  ['on the next day for a night log', '2026-03-02T22:00-06:00', '06:00', '2026-03-03T06:00-06:00'],
  ['at midnight', '2026-03-02T17:00-06:00', '00:00', '2026-03-03T00:00-06:00'],
  ['a minute later', '2026-03-02T17:29-06:00', '17:30', '2026-03-02T17:30-06:00'],
  ['across a clock change', '2026-03-07T22:00-06:00', '06:00', '2026-03-08T06:00-05:00'],
  ['the first of two equal times', '2026-10-31T22:00-05:00', '01:30', '2026-11-01T01:30-05:00'],
  ['the second after the first', '2026-11-01T01:40-05:00', '01:30', '2026-11-01T01:30-06:00'],
])('a log ends %s', (_title, punchIn, clock, punchOut) => {
  expect(close(punchIn, clock)).toEqual({ punchOut: Date.parse(punchOut) });
});

test.each([
  ['before the punch-in', '2026-03-02T18:00-06:00', '17:30', CLOSING_RULES.beforeIn('17:30')],
  ['at the punch-in', '2026-03-02T17:30-06:00', '17:30', CLOSING_RULES.beforeIn('17:30')],
  ['16 hours later', '2026-03-02T14:00-06:00', '06:00', CLOSING_RULES.beforeIn('06:00')],
  ['that is skipped', '2026-03-07T22:00-06:00', '02:30', CLOSING_RULES.skipped('02:30')],
])('a log is not closed at a time %s', (_title, punchIn, clock, refused) => {
  expect(close(punchIn, clock)).toEqual({ refused });
});

test('a log is not closed in the future', () => {
  const now = Date.parse('2026-03-02T17:00-06:00');
  expect(close('2026-03-02T09:00-06:00', '17:30', [], now)).toEqual({
    refused: CLOSING_RULES.outFuture,
  });
});

test('a log is not closed before a break ends or starts, and an open break ends with it', () => {
  const lunch = '2026-03-02T12:00-06:00';
  const after = '2026-03-02T18:00-06:00';
  const closeWith = (breaks: [string, string | null][]) =>
    close('2026-03-02T09:00-06:00', '17:30', breaks);
  expect(closeWith([[lunch, after]])).toEqual({ refused: CLOSING_RULES.breakLater });
  expect(closeWith([[after, null]])).toEqual({ refused: CLOSING_RULES.breakLater });
  expect(closeWith([[lunch, null]]).punchOut).toBe(Date.parse('2026-03-02T17:30-06:00'));
});

test('a break is without an end while it is open, and when its end is unknown', () => {
  expect(hasBreakWithoutEnd([{ start: 1, end: null }])).toBe(true);
  expect(hasBreakWithoutEnd([{ start: 1, end: 1 }])).toBe(true);
  expect(hasBreakWithoutEnd([{ start: 1, end: 2 }])).toBe(false);
});

test.each([
  ['a day shift', '2026-03-02T09:00-06:00', [['17:30-06:00', false]], '17:30-06:00'],
  [
    'the first of two',
    '2026-03-02T08:00-06:00',
    [
      ['12:00-06:00', false],
      ['18:00-06:00', false],
    ],
    '12:00-06:00',
  ],
  [
    'the second of two',
    '2026-03-02T13:30-06:00',
    [
      ['12:00-06:00', false],
      ['18:00-06:00', false],
    ],
    '18:00-06:00',
  ],
  [
    'a shift next to a flexible one',
    '2026-03-02T09:00-06:00',
    [
      ['16:00-06:00', true],
      ['17:30-06:00', false],
    ],
    '17:30-06:00',
  ],
] as const)('a log ends with %s', (_title, punchIn, shifts, punchOut) => {
  expect(closeWithShifts(punchIn, shifts)).toEqual({
    punchOut: Date.parse(`2026-03-02T${punchOut}`),
  });
});

test.each([
  ['without a shift', '2026-03-02T09:00-06:00', [], CLOSING_RULES.noShift],
  ['with a flexible one', '2026-03-02T09:00-06:00', [['17:30-06:00', true]], CLOSING_RULES.noShift],
  ['after its end', '2026-03-02T17:30-06:00', [['17:30-06:00', false]], CLOSING_RULES.shiftBefore],
  ['before its end', '2026-03-02T09:00-06:00', [['17:30-06:00', false]], CLOSING_RULES.outFuture],
] as const)('a log is not closed with its shift %s', (title, punchIn, shifts, refused) => {
  const now = title === 'before its end' ? Date.parse('2026-03-02T17:00-06:00') : NOW;
  expect(closeWithShifts(punchIn, shifts, now)).toEqual({ refused });
});

import { totalBreakMinutes } from '../breaks/index.ts';
import { readInstant, workDateOf } from '../work-date/index.ts';
import { workedMinutes } from './time-log.ts';

/** Expected values were calculated manually from each zone's published clock changes. */
const CHICAGO = 'America/Chicago';
const LONDON = 'Europe/London';
const LORD_HOWE = 'Australia/Lord_Howe';
const KOLKATA = 'Asia/Kolkata';
const KIRITIMATI = 'Pacific/Kiritimati';
const FIXED = 'UTC-06:00';

test.each([
  // zone, in, out, breaks, work date, worked minutes, break minutes
  [CHICAGO, '2026-03-08 00:00:00', '2026-03-09 00:00:00', [], '2026-03-08', 1380, 0],
  [CHICAGO, '2026-03-07 22:00:00', '2026-03-08 06:00:00', [], '2026-03-07', 420, 0],
  [CHICAGO, '2026-11-01 00:00:00', '2026-11-02 00:00:00', [], '2026-11-01', 1500, 0],
  [CHICAGO, '2026-10-31 22:00:00', '2026-11-01 06:00:00', [], '2026-10-31', 540, 0],
  // 01:00 to 02:00 occurs twice: a punch-out at 01:15 after a punch-in at 01:30 is the second 01:15.
  [CHICAGO, '2026-11-01 01:30:00', '2026-11-01 01:15:00', [], '2026-11-01', 45, 0],
  [FIXED, '2026-03-08 00:00:00', '2026-03-09 00:00:00', [], '2026-03-08', 1440, 0],
  [FIXED, '2026-11-01 00:00:00', '2026-11-02 00:00:00', [], '2026-11-01', 1440, 0],
  [LONDON, '2026-03-28 22:00:00', '2026-03-29 06:00:00', [], '2026-03-28', 420, 0],
  [LONDON, '2026-10-24 22:00:00', '2026-10-25 06:00:00', [], '2026-10-24', 540, 0],
  [LORD_HOWE, '2026-04-04 22:00:00', '2026-04-05 06:00:00', [], '2026-04-04', 510, 0],
  [LORD_HOWE, '2026-10-03 22:00:00', '2026-10-04 06:00:00', [], '2026-10-03', 450, 0],
  [KOLKATA, '2026-03-29 00:30:00', '2026-03-29 09:00:00', [], '2026-03-29', 510, 0],
  [KOLKATA, '2028-02-29 23:30:00', '2028-03-01 00:30:00', [], '2028-02-29', 60, 0],
  [KIRITIMATI, '2025-12-31 22:00:00', '2026-01-01 06:00:00', [], '2025-12-31', 480, 0],
  [KIRITIMATI, '2026-01-01 00:00:00', '2026-01-01 00:00:30', [], '2026-01-01', 1, 0],
  [FIXED, '2026-02-28 23:00:00', '2026-03-01 01:00:00', [], '2026-02-28', 120, 0],
  [FIXED, '2026-04-30 16:00:00', '2026-05-01 00:00:00', [], '2026-04-30', 480, 0],
  // Breaks across midnight, across the skipped hour and across the repeated hour.
  [
    FIXED,
    '2026-03-09 20:00:00',
    '2026-03-10 04:00:00',
    [['2026-03-09 23:45:00', '2026-03-10 00:20:00']],
    '2026-03-09',
    445,
    35,
  ],
  [
    CHICAGO,
    '2026-03-07 22:00:00',
    '2026-03-08 06:00:00',
    [['2026-03-08 01:30:00', '2026-03-08 03:30:00']],
    '2026-03-07',
    360,
    60,
  ],
  [
    CHICAGO,
    '2026-10-31 22:00:00',
    '2026-11-01 06:00:00',
    [['2026-11-01 00:30:00', '2026-11-01 02:30:00']],
    '2026-10-31',
    360,
    180,
  ],
] as const)('%s from %s to %s', (zone, from, to, breakTimes, workDate, worked, onBreak) => {
  const punchIn = readInstant(from, zone);
  const punchOut = readInstant(to, zone, punchIn);
  const breaks = breakTimes.map(([start, end]) => {
    const breakStart = readInstant(start, zone, punchIn);
    return { start: breakStart, end: readInstant(end, zone, breakStart) };
  });
  expect(workDateOf(punchIn, zone)).toBe(workDate);
  expect(workedMinutes({ punchIn, punchOut, breaks })).toBe(worked);
  expect(totalBreakMinutes(breaks)).toBe(onBreak);
});

test('a log with a missing punch-out has no worked minutes, whatever its breaks are', () => {
  const punchIn = readInstant('2026-03-07 22:00:00', CHICAGO);
  const breaks = [{ start: punchIn + 60_000, end: punchIn + 120_000 }];
  expect(workedMinutes({ punchIn, punchOut: null, breaks })).toBeNull();
});

import type { OwnTimeLog } from '@rollcall/shared/calls';
import { DAY_HOURS, daySegments } from './day-segments.ts';

const ZONE = 'UTC+00:00';
const TODAY = '2026-03-09';
const at = (time: string, date = TODAY) => `${date}T${time}:00Z`;

type Break = [from: string, to: string | null];
const aLog = (from: string, to: string | null, breaks: readonly Break[] = [], id = 1) =>
  ({
    id,
    state: to === null ? 'open' : 'closed',
    zone: ZONE,
    punchIn: from,
    punchOut: to,
    breaks: breaks.map(([start, end]) => ({
      startTime: `${TODAY} ${start}:00`,
      endTime: end === null ? null : `${TODAY} ${end}:00`,
    })),
  }) as unknown as OwnTimeLog;

const show = (
  open: OwnTimeLog | null,
  todaysLogs: readonly OwnTimeLog[],
  {
    zone = ZONE as string | null,
    isForgotten = false,
    earlierLogs = [] as readonly OwnTimeLog[],
  } = {},
) =>
  daySegments({
    open,
    isForgotten,
    todaysLogs,
    today: TODAY,
    now: Date.parse(at('18:00')),
    zone,
    earlierLogs,
  });

test.each<[string, OwnTimeLog | null, readonly OwnTimeLog[], [string, number, number][]]>([
  ['nothing', null, [], []],
  ['a closed log', null, [aLog(at('06:00'), at('12:00'))], [['work', 6, 12]]],
  ['an open log until now', aLog(at('12:00'), null), [aLog(at('12:00'), null)], [['work', 12, 18]]],
  [
    'its breaks on top of the work',
    null,
    [aLog(at('06:00'), at('12:00'), [['07:00', '08:00']])],
    [
      ['work', 6, 12],
      ['break', 7, 8],
    ],
  ],
  [
    'an open break until now',
    aLog(at('12:00'), null, [['17:00', null]]),
    [],
    [
      ['work', 12, 18],
      ['break', 17, 18],
    ],
  ],
  [
    'a night shift of yesterday from midnight',
    aLog(at('22:00', '2026-03-08'), null),
    [],
    [['work', 0, 18]],
  ],
  [
    'a log that ends tomorrow until midnight',
    null,
    [aLog(at('22:00'), at('02:00', '2026-03-10'))],
    [['work', 22, 24]],
  ],
  ['no log with unreadable times', null, [aLog('soon', null)], []],
])('the line of the day shows %s', (_, open, logs, expected) => {
  const day = show(open, logs);
  expect(day?.now).toBe(0.75);
  expect(day?.segments.map(({ kind, from, to }) => [kind, from * 24, to * 24])).toEqual(expected);
});

test('the hours have the format of the other times', () => {
  expect(DAY_HOURS.map(({ text }) => text)).toEqual(['12 AM', '6 AM', '12 PM', '6 PM', '12 AM']);
});

test('a night shift that has ended today is there until it ended; one that ended yesterday is not', () => {
  const earlierLogs = [
    aLog(at('22:00', '2026-03-08'), at('06:00')),
    aLog(at('09:00', '2026-03-08'), at('17:00', '2026-03-08'), [], 2),
  ];
  const day = show(null, [], { earlierLogs });
  expect(day?.segments.map(({ from, to }) => [from * 24, to * 24])).toEqual([[0, 6]]);
});

test('a forgotten log of yesterday is no work of today', () => {
  const day = show(aLog(at('09:00', '2026-03-08'), null), [], { isForgotten: true });
  expect(day?.segments).toEqual([]);
});

test('without the company zone there is no line', () => {
  expect(show(null, [], { zone: null })).toBeUndefined();
});

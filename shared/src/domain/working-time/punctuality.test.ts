import { aLog, aSchedule, aShift, at, instant, NIGHT, planOf } from './fixtures.ts';
import { punctuality } from './punctuality.ts';

const EVENING = '20:00';
const SPLIT = [
  aShift({ start: at('08:00'), end: at('12:00') }),
  aShift({ start: at('16:00'), end: at('20:00') }),
];

test.each([
  ['on time', [aLog('09:00', '17:30')], 0, 0],
  ['within the grace', [aLog('09:05:59', '17:24:01')], 0, 0],
  ['a minute beyond it counts from the start', [aLog('09:06', '17:30')], 6, 0],
  ['seconds are dropped', [aLog('09:06:59', '17:30:00')], 6, 0],
  ['early', [aLog('09:00', '17:00')], 0, 30],
  ['both', [aLog('10:00', '16:30')], 60, 60],
  ['earlier and longer than planned', [aLog('08:00', '19:00')], 0, 0],
  ['the first in and the last out count', [aLog('13:00', '17:30'), aLog('09:00', '12:00')], 0, 0],
  ['not early while a log is open', [aLog('09:00', '12:00'), aLog('13:00', 'open')], 0, 0],
  ['not early without the punch-out', [aLog('09:10', 'missing-out')], 10, 0],
  ['no log', [], 0, 0],
])('%s', (_title, logs, lateMin, earlyMin) => {
  expect(punctuality(logs, planOf(), instant(EVENING))).toEqual({ lateMin, earlyMin });
});

test('early is known once the shift is over', () => {
  const logs = [aLog('09:00', '12:00')];
  const early = (now: string) => punctuality(logs, planOf(), instant(now)).earlyMin;
  expect([early('17:29:59'), early('17:30:00')]).toEqual([0, 330]);
});

test('each of two shifts counts', () => {
  const plan = planOf({ schedule: aSchedule(SPLIT) });
  const logs = [aLog('08:10', '12:00'), aLog('16:20', '19:30')];
  expect(punctuality(logs, plan, instant('21:00'))).toEqual({ lateMin: 30, earlyMin: 30 });
  expect(punctuality(logs.slice(1), plan, instant('21:00'))).toEqual({ lateMin: 20, earlyMin: 30 });
});

test('after midnight a night worker is late for the shift that has begun', () => {
  const plan = planOf({ schedule: aSchedule([NIGHT]) });
  const logs = [aLog('2026-06-02 01:00', '2026-06-02 06:00')];
  expect(punctuality(logs, plan, instant('2026-06-02 08:00'))).toEqual({
    lateMin: 180,
    earlyMin: 0,
  });
});

test('work that covers a start or an end counts, whichever shift it belongs to', () => {
  const plan = planOf({
    schedule: aSchedule([
      aShift({ start: at('08:00'), end: at('12:00'), acceptBeforeMin: 60, acceptAfterMin: 0 }),
      aShift({ start: at('14:00'), end: at('18:00'), acceptBeforeMin: 60, acceptAfterMin: 0 }),
    ]),
  });
  const now = instant('20:00');
  const through = [aLog('08:00', '15:00'), aLog('15:30', '18:00')];
  expect(punctuality(through, plan, now)).toEqual({ lateMin: 0, earlyMin: 0 });
  const beforeTheWindow = [aLog('06:50', '12:10'), aLog('11:00', '11:30')];
  expect(punctuality(beforeTheWindow, plan, now)).toEqual({ lateMin: 0, earlyMin: 0 });
  const forgotten = [aLog('06:50', 'missing-out'), aLog('08:30', '12:00')];
  expect(punctuality(forgotten, plan, now).lateMin).toBe(0);
});

test('a flexible shift is never late or early', () => {
  const plan = planOf({ schedule: aSchedule([aShift({ kind: 'flexible' })]) });
  expect(punctuality([aLog('11:00', '13:00')], plan, instant(EVENING))).toEqual({
    lateMin: 0,
    earlyMin: 0,
  });
});

test('after half a holiday, late counts from what is left', () => {
  const plan = planOf({ holiday: { name: 'Eve', part: 'am' } });
  expect(punctuality([aLog('13:30', '17:30')], plan, instant(EVENING)).lateMin).toBe(15);
});

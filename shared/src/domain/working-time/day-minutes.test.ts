import { dayMinutes } from './day-minutes.ts';
import { aLog, aPolicy } from './fixtures.ts';
import type { TimePolicy } from './plan.ts';

/** German law: 30 minutes after six hours, 45 after nine. */
const LAW = aPolicy({
  breakRules: [
    { afterMin: 360, minutes: 30, isPaid: false },
    { afterMin: 540, minutes: 45, isPaid: false },
  ],
});
const PAID = aPolicy({ breakRules: [{ afterMin: 0, minutes: 20, isPaid: true }] });
const BOTH = aPolicy({ breakRules: [...LAW.breakRules, ...PAID.breakRules] });

test.each<[string, ReturnType<typeof aLog>[], TimePolicy, number, number]>([
  ['no log', [], aPolicy(), 0, 0],
  ['one log', [aLog('09:00', '17:00')], aPolicy(), 480, 0],
  ['a recorded break', [aLog('09:00', '17:00', ['12:00', '12:45'])], aPolicy(), 435, 45],
  [
    'logs are added exactly and rounded once',
    [aLog('09:00:00', '09:00:20'), aLog('10:00:00', '10:00:20')],
    aPolicy(),
    1,
    0,
  ],
  [
    'an open log has no minutes',
    [aLog('09:00', '12:00'), aLog('13:00', 'open')],
    aPolicy(),
    180,
    0,
  ],
  [
    'breaks of an open log are breaks',
    [aLog('09:00', 'open', ['10:00', '10:15'])],
    aPolicy(),
    0,
    15,
  ],
  ['a log without a punch-out has no minutes', [aLog('09:00', 'missing-out')], aPolicy(), 0, 0],
  ['exactly six hours need no break', [aLog('09:00', '15:00')], LAW, 360, 0],
  ['a second more than six hours needs one', [aLog('09:00:00', '15:00:01')], LAW, 330, 30],
  [
    'a shorter recorded break is topped up',
    [aLog('09:00', '17:00', ['12:00', '12:10'])],
    LAW,
    450,
    30,
  ],
  ['a longer one counts', [aLog('09:00', '17:00', ['12:00', '13:00'])], LAW, 420, 60],
  [
    'nine hours of work need 30 minutes',
    [aLog('08:00', '17:30', ['12:00', '12:30'])],
    LAW,
    540,
    30,
  ],
  ['more than nine hours need 45', [aLog('08:00', '17:31', ['12:00', '12:30'])], LAW, 526, 45],
  [
    'a break can make the work short enough',
    [aLog('09:00', '15:20', ['12:00', '12:20'])],
    LAW,
    360,
    20,
  ],
  [
    'time between logs is a break that was taken',
    [aLog('08:00', '12:00'), aLog('12:20', '16:20')],
    LAW,
    470,
    10,
  ],
  [
    'a long time between logs is enough',
    [aLog('08:00', '12:00'), aLog('13:00', '17:00')],
    LAW,
    480,
    0,
  ],
  ['a paid break is work', [aLog('09:00', '17:00', ['12:00', '12:15'])], PAID, 480, 15],
  [
    'beyond the paid minutes it is not',
    [aLog('09:00', '17:00', ['12:00', '12:45'])],
    PAID,
    455,
    45,
  ],
  [
    'a paid break does not shorten the minimum',
    [aLog('09:00', '17:00', ['12:00', '12:20'])],
    BOTH,
    450,
    50,
  ],
  [
    'down to steps of 15',
    [aLog('09:00', '16:59')],
    aPolicy({ rounding: 'down', stepMin: 15 }),
    465,
    0,
  ],
  ['up to steps of 15', [aLog('09:00', '16:46')], aPolicy({ rounding: 'up', stepMin: 15 }), 480, 0],
  ['to the nearest 15, half up', [aLog('09:00:00', '16:52:30')], aPolicy({ stepMin: 15 }), 480, 0],
  [
    'to the nearest 15, below half',
    [aLog('09:00:00', '16:52:29')],
    aPolicy({ stepMin: 15 }),
    465,
    0,
  ],
  [
    'up is not up when nothing is over',
    [aLog('09:00', '17:00')],
    aPolicy({ rounding: 'up', stepMin: 15 }),
    480,
    0,
  ],
  [
    'a minimum longer than the presence',
    [aLog('09:00', '09:10')],
    aPolicy({ breakRules: [{ afterMin: 0, minutes: 30, isPaid: false }] }),
    0,
    30,
  ],
])('%s', (_title, logs, policy, workedMin, breakMin) => {
  expect(dayMinutes(logs, policy)).toMatchObject({ workedMin, breakMin });
});

test('the order of the logs does not matter', () => {
  const logs = [aLog('08:00', '12:00'), aLog('12:20', '16:20'), aLog('17:00', '18:00')];
  expect(dayMinutes(logs.toReversed(), LAW)).toEqual(dayMinutes(logs, LAW));
});

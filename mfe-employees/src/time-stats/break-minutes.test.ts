import { breakMinutesOf } from './break-minutes.ts';

const at = (time: string) => `2026-03-09 ${time}`;

test.each([
  ['as sent', 30, at('12:00:00'), at('12:45:00'), 30],
  ['calculated from its times', null, at('12:00:00'), at('12:45:00'), 45],
  ['unknown while open', null, at('12:00:00'), null, null],
  ['unknown without a start', null, null, at('12:45:00'), null],
  ['unknown with an unreadable time', null, 'noon', at('12:45:00'), null],
])('the minutes of a break are %s', (_, minutes, startTime, endTime, expected) => {
  expect(breakMinutesOf({ minutes, startTime, endTime, reason: '-' })).toBe(expected);
});

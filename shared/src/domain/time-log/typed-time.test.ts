import { sentTime, typedInstant } from './typed-time.ts';

const CHICAGO = 'America/Chicago';
const TWICE = '01:30 AM occurs twice on this day. Choose the first or second.';

test.each([
  ['a time', '2026-11-03T09:00', '2026-11-03T09:00:00-06:00'],
  ['a time with seconds', '2026-11-03 09:00:10', '2026-11-03T09:00:10-06:00'],
  ['the first of two', '2026-11-01T01:30:00-05:00', '2026-11-01T01:30:00-05:00'],
  ['the second of two', '2026-11-01T01:30:00-06:00', '2026-11-01T01:30:00-06:00'],
  [
    'a time that was typed in another zone',
    '2026-11-03T09:00:00+01:00',
    '2026-11-03T09:00:00-06:00',
  ],
])('%s is sent with its offset', (_, time, sent) => {
  expect(typedInstant(time, CHICAGO)).toBe(Date.parse(sent));
  expect(sentTime(time, CHICAGO)).toBe(sent);
});

test.each([
  ['a time that occurs twice', '2026-11-01T01:30', TWICE],
  ['a choice of another zone', '2026-11-01T01:30:00+01:00', TWICE],
  ['a skipped time', '2026-03-08T02:30', /^Mar 08, 2026, 02:30 AM does not exist in America/],
  ['an incomplete time', '2026-', /is not a time like/],
])('%s has no instant, and is not sent', (_, time, message) => {
  expect(typedInstant(time, CHICAGO)).toEqual(expect.stringMatching(message));
  expect(() => sentTime(time, CHICAGO)).toThrow(message);
});

test('the sentence about a time that occurs twice names the field', () => {
  expect(typedInstant('2026-11-01T01:30', CHICAGO, 'Start')).toBe(`Start: ${TWICE}`);
});

import type { Caller } from '../access/caller.ts';
import type { Command } from './command.ts';
import { punchTime } from './read-time.ts';

const CHICAGO = 'America/Chicago';
const at = (iso: string) => Date.parse(iso);

/** The part of a unit of work that a punch needs. */
const by = (role: 'ADMIN' | 'EMPLOYEE', now: string) =>
  ({ now: at(now), zone: CHICAGO, caller: { id: 1, role } as Caller }) as unknown as Command;

const NOON = '2026-03-10T12:00:00-05:00';

test.each([
  ['nothing', undefined, NOON],
  ['an empty text', '', NOON],
  ['the clock', '2026-03-10 12:00:00', NOON],
  ['a second ago', '2026-03-10 11:59:59', '2026-03-10T11:59:59-05:00'],
  ['four minutes ago, without seconds', '2026-03-10 11:56', '2026-03-10T11:56:00-05:00'],
  ['five minutes ago', '2026-03-10 11:55:00', '2026-03-10T11:55:00-05:00'],
  ['last week', '2026-03-03 09:00:07', '2026-03-03T09:00:07-06:00'],
  ['with an offset', '2026-03-10T16:58:30Z', '2026-03-10T11:58:30-05:00'],
  ['a second ahead: now', '2026-03-10 12:00:01', NOON],
  ['five minutes ahead: now', '2026-03-10 12:05:00', NOON],
])('an administrator states %s', (_, text, stored) => {
  expect(punchTime(by('ADMIN', NOON), 'punchIn', text)).toBe(at(stored));
});

test('an administrator states more than five minutes ahead', () => {
  const state = () => punchTime(by('ADMIN', NOON), 'punchIn', '2026-03-10 12:05:01');
  expect(state).toThrow('The time must not be in the future');
});

test.each([
  ['five minutes ago', '2026-03-10 11:55:00'],
  ['a second ago', '2026-03-10 11:59:59'],
  ['a second ahead', '2026-03-10 12:00:01'],
  ['five minutes ahead', '2026-03-10 12:05:00'],
])('an employee states %s: the clock decides', (_, text) => {
  expect(punchTime(by('EMPLOYEE', NOON), 'punchIn', text)).toBe(at(NOON));
});

test.each(['2026-03-10 11:54:59', '2026-03-10 12:05:01'])('an employee states %s', (text) => {
  const state = () => punchTime(by('EMPLOYEE', NOON), 'punchIn', text);
  expect(state).toThrow("The time differs from the server's clock by more than 5 minutes");
});

const FIRST = '2026-11-01T01:30:00-05:00';
const SECOND = '2026-11-01T01:30:00-06:00';
const NINE = '2026-11-01T09:00:00-06:00';

test.each([
  ['long after: the first', NINE, undefined, FIRST],
  [
    'long after, following something between: the second',
    NINE,
    FIRST.replace('30:00', '40:00'),
    SECOND,
  ],
  ['while the second is now: the second', '2026-11-01T01:31:00-06:00', undefined, SECOND],
  ['while the first is now: the first', '2026-11-01T01:31:00-05:00', undefined, FIRST],
])('an administrator states 01:30 of the repeated hour, %s', (_, now, notBefore, stored) => {
  const hints = notBefore === undefined ? {} : { notBefore: at(notBefore) };
  expect(punchTime(by('ADMIN', now), 'punchOut', '2026-11-01 01:30:00', hints)).toBe(at(stored));
});

test('a time for a log of another zone is read in that zone', () => {
  const hints = { zone: 'Europe/Lisbon' };
  expect(punchTime(by('ADMIN', NOON), 'punchOut', '2026-03-10 09:00:00', hints)).toBe(
    at('2026-03-10T09:00:00Z'),
  );
});

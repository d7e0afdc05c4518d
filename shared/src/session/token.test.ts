import { aToken } from '../testing/builders.ts';
import { isLive, tokenEndsAt, tokenRole } from './token.ts';

const NOW = 1_800_000_000_000;

test.each([
  ['one that expires later', aToken({ exp: NOW / 1000 + 1 }), true],
  ['one that expires now', aToken({ exp: NOW / 1000 }), false],
  ['one that has expired', aToken({ exp: NOW / 1000 - 1 }), false],
  ['one without exp', aToken({ role: 'ADMIN' }), true],
  ['one whose exp is not a number', aToken({ exp: 'soon' }), true],
  ['text that is not a token', 'abc', false],
  ['three parts that are not JSON', 'a.b.c', false],
  ['an empty text', '', false],
  ['none', null, false],
])('%s is live or not (design §7)', (_, token, expected) => {
  expect(isLive(token, NOW)).toBe(expected);
});

test('an expiry is in milliseconds; an unreadable token has expired', () => {
  expect(tokenEndsAt(aToken({ exp: 100 }))).toBe(100_000);
  expect(tokenEndsAt(aToken())).toBe(Number.POSITIVE_INFINITY);
  expect(tokenEndsAt('abc')).toBe(Number.NEGATIVE_INFINITY);
});

test.each([
  [aToken({ role: 'ADMIN' }), 'ADMIN'],
  [aToken({ role: '' }), undefined],
  [aToken({ role: ['ADMIN'] }), undefined],
  [aToken(), undefined],
  ['abc', undefined],
])('the role of %s is %s', (token, role) => {
  expect(tokenRole(token)).toBe(role);
});

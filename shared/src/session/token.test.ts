import { aToken } from '../testing/builders.ts';
import { isLive, tokenEndsAt, tokenRole } from './token.ts';

const NOW = 1_800_000_000_000;

test.each([
  ['one that ends later', aToken({ exp: NOW / 1000 + 1 }), true],
  ['one that ends now', aToken({ exp: NOW / 1000 }), false],
  ['one that ended', aToken({ exp: NOW / 1000 - 1 }), false],
  ['one without exp', aToken({ role: 'ADMIN' }), true],
  ['one whose exp is no number', aToken({ exp: 'soon' }), true],
  ['text that is no token', 'abc', false],
  ['three parts that are no JSON', 'a.b.c', false],
  ['an empty text', '', false],
  ['none', null, false],
])('%s: live or not (design §7)', (_, token, live) => {
  expect(isLive(token, NOW)).toBe(live);
});

test('an end is in milliseconds; unreadable counts as long past', () => {
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

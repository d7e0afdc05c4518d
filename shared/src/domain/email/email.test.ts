import { isEmailAddress, normaliseEmail } from './email.ts';

test.each([
  ['ada@rollcall.example', true],
  [' ada@rollcall.example ', true],
  ["o'neil+x@a.b.c", true],
  ['', false],
  ['ada', false],
  ['ada@', false],
  ['ada@rollcall', false],
  ['@rollcall.example', false],
  ['ada lovelace@rollcall.example', false],
  ['ada@rollcall.example, bob@rollcall.example', false],
  ['a@b@c.d', false],
  ['a\uff20b@c.d', false],
  ['zo\u00eb@rollcall.example', true],
  ['ada\u0000@rollcall.example', false],
  ['a\u200bda@rollcall.example', false],
  ['a\u202eda@rollcall.example', false],
  ['a\u00adda@rollcall.example', false],
  ['\u3164@rollcall.example', false],
])('%j has the shape of an address: %s (spec §5)', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});

test.each([
  [' Ada@Rollcall.Example ', 'ada@rollcall.example'],
  ['ada@rollcall.example', 'ada@rollcall.example'],
  ['\uff21da@rollcall.example', 'ada@rollcall.example'],
  ['zoe\u0308@rollcall.example', 'zo\u00eb@rollcall.example'],
  ['ZOE\u0308@rollcall.example', 'zo\u00eb@rollcall.example'],
  ['\u0130@rollcall.example', 'i\u0307@rollcall.example'],
  ['\u212a@rollcall.example', 'k@rollcall.example'],
])('%j is normalised to %j, which is stable', (text, normal) => {
  expect(normaliseEmail(text)).toBe(normal);
  expect(normaliseEmail(normal)).toBe(normal);
});

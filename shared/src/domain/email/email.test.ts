import { isEmailAddress } from './email.ts';

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
])('%j has the shape of an address: %s (spec §5)', (text, expected) => {
  expect(isEmailAddress(text)).toBe(expected);
});

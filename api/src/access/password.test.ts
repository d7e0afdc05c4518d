import { hash } from '@node-rs/argon2';
import { hashPassword, isPasswordOf } from './password.ts';

const COMPOSED = 'caf\u00e9 au lait';
const DECOMPOSED = 'cafe\u0301 au lait';

test.each([
  ['set composed, typed decomposed', hashPassword(COMPOSED), DECOMPOSED, true],
  ['set decomposed, typed composed', hashPassword(DECOMPOSED), COMPOSED, true],
  ['set decomposed before both were the same', hash(DECOMPOSED), COMPOSED, true],
  ['set composed before, typed decomposed', hash(COMPOSED), DECOMPOSED, true],
  ['without the accent', hashPassword(COMPOSED), 'cafe au lait', false],
  ['an account without a password', null, '', false],
])('a password %s', async (_, stored, typed, isRight) => {
  expect(await isPasswordOf(await stored, typed)).toBe(isRight);
});

import { randomBytes } from 'node:crypto';

/** A password to be read aloud: 96 bits, in groups. */
export function randomPassword(): string {
  const letters = randomBytes(12).toString('hex');
  return letters.match(/.{6}/g)?.join('-') ?? letters;
}

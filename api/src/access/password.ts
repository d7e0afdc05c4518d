import { hash, verify } from '@node-rs/argon2';

/** A hash of no password that anybody knows, so that an unknown account costs as long as a wrong password. */
const nobody = hash(crypto.randomUUID());

/** argon2id with the library's current defaults; parameters and salt are part of the result. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether the password fits; takes as long when there is no hash to compare with. */
export async function isPasswordOf(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const fits = await verify(passwordHash ?? (await nobody), password);
  return fits && passwordHash !== null;
}

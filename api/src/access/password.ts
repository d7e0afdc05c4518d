import { hash, verify } from '@node-rs/argon2';

/** Compared for an unknown account, so that it takes as long as a wrong password; no one knows its password. */
const unknownAccountHash = hash(crypto.randomUUID());

/** argon2id with the library's current defaults; parameters and salt are part of the result. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

/** Whether the password matches the hash; takes equally long when there is no hash. */
export async function isPasswordOf(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const isMatch = await verify(passwordHash ?? (await unknownAccountHash), password);
  return isMatch && passwordHash !== null;
}

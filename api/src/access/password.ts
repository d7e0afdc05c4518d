import { hash, verify } from '@node-rs/argon2';

/** Compared for an unknown account, so that it takes as long as a wrong password; no one knows its password. */
const unknownAccountHash = hash(crypto.randomUUID());

/**
 * argon2id with the library's current defaults; parameters and salt are part of the result. Operating systems write `é` as one
 * or as two characters: the hash is that of one.
 */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFC'));
}

/**
 * Whether the password matches the hash; takes equally long when there is no hash. Hashes from before passwords were
 * normalised may be of the other spelling.
 */
export async function isPasswordOf(
  passwordHash: string | null,
  password: string,
): Promise<boolean> {
  const stored = passwordHash ?? (await unknownAccountHash);
  let isMatch = false;
  for (const spelling of new Set([password.normalize('NFC'), password.normalize('NFD'), password]))
    isMatch = (await verify(stored, spelling)) || isMatch;
  return isMatch && passwordHash !== null;
}

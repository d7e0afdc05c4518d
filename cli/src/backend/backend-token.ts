import { randomUUID } from 'node:crypto';
import {
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  SignJWT,
} from 'jose';
import type { Person } from './person.ts';

/** How long a token for a backend is valid, in seconds: one call, and clocks that differ a little. */
const TOKEN_SECONDS = 60;

/** Libraries of every language know ES256. */
const ALGORITHM = 'ES256';

/** A new private key as a JWK with its id. */
export async function createKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  const jwk = await exportJWK(privateKey);
  return { ...jwk, alg: ALGORITHM, use: 'sig', kid: await calculateJwkThumbprint(jwk) };
}

/** The public part of a private key, as backends fetch it to check tokens. */
export function publicKeys(key: JWK | undefined): { readonly keys: readonly JWK[] } {
  if (!key) return { keys: [] };
  const { d: _, ...open } = key;
  return { keys: [open] };
}

interface Claims {
  readonly person: Person;
  /** The name of the backend: no other one may accept the token. */
  readonly audience: string;
  readonly issuer: string;
}

/** A token with which the backend of a module knows who calls (decision 075). */
export async function signToken(key: JWK, { person, audience, issuer }: Claims): Promise<string> {
  const { id, role, rights, email, firstName, lastName } = person;
  const names = [firstName, lastName].filter(Boolean).join(' ');
  return new SignJWT({ role, rights, email, name: names || email })
    .setProtectedHeader({ alg: ALGORITHM, kid: String(key.kid), typ: 'JWT' })
    .setSubject(String(id))
    .setAudience(audience)
    .setIssuer(issuer)
    .setJti(randomUUID())
    .setIssuedAt()
    .setExpirationTime(`${TOKEN_SECONDS} s`)
    .sign(await importJWK(key, ALGORITHM));
}

import { jwtDecode } from 'jwt-decode';

interface Claims {
  readonly exp?: unknown;
  readonly role?: unknown;
}

/** The payload of a token, unverified: only the server can verify it. Undefined when it cannot be decoded. */
function readClaims(token: string): Claims | undefined {
  try {
    return jwtDecode<Claims>(token);
  } catch {
    return undefined;
  }
}

/**
 * When a token expires, in epoch milliseconds: `Infinity` without `exp`, `-Infinity` when it cannot be decoded, which
 * counts as expired (spec §4, design §7).
 */
export function tokenEndsAt(token: string): number {
  const claims = readClaims(token);
  if (!claims) return Number.NEGATIVE_INFINITY;
  return typeof claims.exp === 'number' ? claims.exp * 1000 : Number.POSITIVE_INFINITY;
}

/** Whether there is a token that has not expired at `now` (epoch milliseconds). */
export function isLive(token: string | null, now: number): boolean {
  return token !== null && tokenEndsAt(token) > now;
}

/** The `role` claim of a token, if it has one. */
export function tokenRole(token: string): string | undefined {
  const role = readClaims(token)?.role;
  return typeof role === 'string' && role !== '' ? role : undefined;
}

import { SESSION_HINT } from '@rollcall/shared/module';
import type { SmokeRole } from './smoke-record.ts';

/** How long the seeded sessions last, in seconds: no dialog announces their end during a smoke test. */
const SESSION_SECONDS = 12 * 60 * 60;

export interface SeededSession {
  readonly user: { readonly id: number; readonly role: string; readonly token: string };
  /** The entries of local storage (spec §3). */
  readonly storage: Readonly<Record<string, string>>;
  /** The value of the cookie for the web host. */
  readonly hint: string;
}

const ROLES = {
  administrator: { id: 1, role: 'ADMIN', hint: SESSION_HINT.administrator },
  employee: { id: 2, role: 'EMPLOYEE', hint: SESSION_HINT.employee },
} as const;

/**
 * A session of a role with rights, as the console stores it. Its token has no valid signature: only the server of a smoke test takes
 * it.
 */
export function seededSession(
  role: SmokeRole,
  now: Date,
  rights: readonly string[] = [],
): SeededSession {
  if (role === 'signed out') {
    const user = { id: 0, role: '', token: '' };
    return { user, storage: {}, hint: SESSION_HINT.signedOut };
  }
  const { id, role: claim, hint } = ROLES[role];
  const expiresAt = Math.floor(now.getTime() / 1000) + SESSION_SECONDS;
  const claims = { sub: String(id), role: claim, exp: expiresAt };
  const token = [{ alg: 'none', typ: 'JWT' }, claims, role].map(encode).join('.');
  const user = {
    id,
    firstName: 'Smoke',
    lastName: 'Test',
    email: 'smoke@example.test',
    role: claim,
    rights,
  };
  return {
    user: { id, role: claim, token },
    storage: { token, user: JSON.stringify(user), userId: String(id) },
    hint,
  };
}

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** The role of the session that a request's `authorization` header belongs to. */
export function roleOf(authorization: string | undefined): SmokeRole {
  const [, , signature = ''] = authorization?.split('.') ?? [];
  const role = Buffer.from(signature, 'base64url').toString();
  if (role === '"administrator"') return 'administrator';
  return role === '"employee"' ? 'employee' : 'signed out';
}

import { ApiError } from '@rollcall/shared/transport';
import { ENDPOINTS, type LoginRequest, type SessionUser } from '../contract/index.ts';
import { asFields, readNumber, readText } from './reading/fields.ts';
import { readObject } from './reading/list.ts';
import { request } from './request.ts';

/** The result of a sign-in: the bearer token and its employee, which is null when the response has no employee id. */
export interface SignInResult {
  readonly token: string;
  readonly employee: SessionUser | null;
}

/**
 * Signs in (spec §7). A response without a token is the error 'No token received' (spec §5). Reads the employee field
 * by field; a missing role stays empty, so the token's claim decides (design §7).
 */
export async function login(
  credentials: LoginRequest,
  signal?: AbortSignal,
): Promise<SignInResult> {
  const options = { body: credentials, ...(signal ? { signal } : {}) };
  return readSignInResult(await request(ENDPOINTS.login, 'login', options), credentials.email);
}

/** Extends the current session and returns a new token (design §8). */
export async function refreshSession(email: string): Promise<SignInResult> {
  return readSignInResult(await request(ENDPOINTS.refresh, 'refresh'), email);
}

/** Ends the current session on the server. The caller clears it in the browser. */
export async function endSession(): Promise<void> {
  await request(ENDPOINTS.logout, 'logout');
}

function readSignInResult(response: unknown, email: string): SignInResult {
  const data = readObject(response);
  const token = readText(data.token);
  if (token === null) throw new ApiError({ message: 'No token received', status: 200 });
  return { token, employee: readEmployee(asFields(data.employee) ?? {}, email) };
}

function readEmployee(fields: Record<string, unknown>, email: string): SessionUser | null {
  const id = readNumber(fields.id);
  if (id === null) return null;
  return {
    id,
    firstName: readText(fields.firstName),
    lastName: readText(fields.lastName),
    email: readText(fields.email) ?? email,
    role: readText(fields.role) ?? '',
    ...(Array.isArray(fields.rights) && {
      rights: fields.rights.filter((right) => typeof right === 'string'),
    }),
  };
}

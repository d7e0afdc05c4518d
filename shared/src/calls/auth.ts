import { ApiError } from '@rollcall/shared/transport';
import { ENDPOINTS, type LoginRequest, type SessionUser } from '../contract/index.ts';
import { asFields, readNumber, readText } from './reading/fields.ts';
import { readObject } from './reading/list.ts';
import { request } from './request.ts';

/** What a sign-in grants: the bearer token and who it belongs to. */
export interface Granted {
  readonly token: string;
  readonly employee: SessionUser;
}

/**
 * Signs in (spec §7). An answer without a token is the error 'No token received' (spec §5). Of the employee
 * each field is read by itself; a missing role is left empty and the token's claim decides (design §7).
 */
export async function login(credentials: LoginRequest, signal?: AbortSignal): Promise<Granted> {
  const options = { body: credentials, ...(signal ? { signal } : {}) };
  return readGranted(await request(ENDPOINTS.login, 'login', options), credentials.email);
}

/** Extends the session of the token in use; the answer grants a new token (design §8). */
export async function refreshSession(email: string): Promise<Granted> {
  return readGranted(await request(ENDPOINTS.refresh, 'refresh'), email);
}

/** Ends the session of a token on the server; the console forgets it by itself. */
export async function endSession(): Promise<void> {
  await request(ENDPOINTS.logout, 'logout');
}

function readGranted(answer: unknown, email: string): Granted {
  const data = readObject(answer);
  const token = readText(data.token);
  if (token === null) throw new ApiError({ message: 'No token received', status: 200 });
  const employee = asFields(data.employee) ?? {};
  return {
    token,
    employee: {
      id: readNumber(employee.id) ?? 0,
      firstName: readText(employee.firstName),
      lastName: readText(employee.lastName),
      email: readText(employee.email) ?? email,
      role: readText(employee.role) ?? '',
    },
  };
}

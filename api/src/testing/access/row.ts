import type { AccessFixture, Actor } from './fixture.ts';

/** The request to send; the endpoint defines the method. */
export interface TestRequest {
  /** Below the versioned base, including the query. */
  readonly path: string;
  readonly body?: unknown;
  readonly form?: Record<string, string | File>;
}

/** A row of the table: the status that each actor gets from an endpoint. */
export interface Row {
  readonly expected: Readonly<Record<Actor, number>>;
  /** The response contains the employee's data when the employee asks, and never when another employee asks. */
  readonly isOwn?: true;
  request(fixture: AccessFixture): Promise<TestRequest> | TestRequest;
}

type MakeRequest = Row['request'];
const UNAUTHENTICATED = { anonymous: 401, forged: 401, expired: 401, revoked: 401, inactive: 401 };

/** A public call; a token, valid or not, makes no difference. */
export function publicCall(status: number, request: MakeRequest): Row {
  const live = { other: status, employee: status, admin: status };
  const invalid = { anonymous: status, forged: status, expired: status, revoked: status };
  return { expected: { ...invalid, inactive: status, ...live }, request };
}

/** A call that anyone signed in may make. */
export function anySessionCall(request: MakeRequest): Row {
  return { expected: { ...UNAUTHENTICATED, other: 200, employee: 200, admin: 200 }, request };
}

/** A list of the caller's own rows. */
export function ownListCall(request: MakeRequest): Row {
  return { ...anySessionCall(request), isOwn: true };
}

/** A call about a row of the employee, with the status for another employee and for an administrator. */
export function ownerOnlyCall(other: 403 | 404, admin: 200 | 403 | 404, request: MakeRequest): Row {
  return { expected: { ...UNAUTHENTICATED, other, employee: 200, admin }, request };
}

/** A call for administrators only. */
export function adminCall(request: MakeRequest): Row {
  return { expected: { ...UNAUTHENTICATED, other: 403, employee: 403, admin: 200 }, request };
}

/** Creates a row for the employee, so that the response is not empty, and returns the path. */
export function withRow(
  create: (fixture: AccessFixture) => Promise<unknown>,
  path: string,
): MakeRequest {
  return async (fixture) => {
    await create(fixture);
    return { path: path.replace('ID', String(fixture.id)) };
  };
}

import type { Actor, Scene } from './scene.ts';

/** What to send; the method is the endpoint's. */
export interface Ask {
  /** Below the versioned base, its query included. */
  readonly path: string;
  readonly body?: unknown;
  readonly form?: Record<string, string | File>;
}

/** A line of the table: how an endpoint answers whom. */
export interface Row {
  readonly expected: Readonly<Record<Actor, number>>;
  /** The answer holds what is the employee's, for the employee; it never does for another one. */
  readonly isOwn?: true;
  ask(scene: Scene): Promise<Ask> | Ask;
}

type Asking = Row['ask'];
const UNAUTHENTICATED = { nobody: 401, forged: 401, expired: 401, revoked: 401, inactive: 401 };

/** A call that asks for no token, and answers whoever sends one the same. */
export function open(status: number, ask: Asking): Row {
  const live = { other: status, employee: status, admin: status };
  const dead = { nobody: status, forged: status, expired: status, revoked: status };
  return { expected: { ...dead, inactive: status, ...live }, ask };
}

/** A call about oneself: everybody signed in may make it. */
export function everybody(ask: Asking): Row {
  return { expected: { ...UNAUTHENTICATED, other: 200, employee: 200, admin: 200 }, ask };
}

/** A list of what is one's own. */
export function ownList(ask: Asking): Row {
  return { ...everybody(ask), isOwn: true };
}

/** A call about a row of the employee's: what another employee is told, and what an administrator. */
export function owner(other: 403 | 404, admin: 200 | 403 | 404, ask: Asking): Row {
  return { expected: { ...UNAUTHENTICATED, other, employee: 200, admin }, ask };
}

/** A call for administrators alone. */
export function admins(ask: Asking): Row {
  return { expected: { ...UNAUTHENTICATED, other: 403, employee: 403, admin: 200 }, ask };
}

import type { Role } from '@rollcall/shared/contract';

/** Who makes a call, as the database knows them at this moment; never as the token claims. */
export interface Caller {
  readonly id: number;
  readonly role: Role;
  readonly sessionId: string;
}

/** Whose turn a caller's costly work takes: their own, wherever they are. */
export function senderOf({ id }: Caller): string {
  return `employee ${id}`;
}

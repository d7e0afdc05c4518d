import type { Role } from '@rollcall/shared/contract';

/** The caller, read from the database for each request; claims of the token are not trusted. */
export interface Caller {
  readonly id: number;
  readonly role: Role;
  readonly sessionId: string;
}

/** The queue key for a caller's expensive work: one per employee, whatever network they use. */
export function queueKeyOf({ id }: Caller): string {
  return `employee ${id}`;
}

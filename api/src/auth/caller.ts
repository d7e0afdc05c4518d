import type { Role } from '@rollcall/shared/contract';

/** Who makes a call, as the database knows them at this moment; never as the token claims. */
export interface Caller {
  readonly id: number;
  readonly role: Role;
  readonly sessionId: string;
}

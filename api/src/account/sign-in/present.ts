import type { SessionUser } from '@rollcall/shared/contract';
import type { Account } from '../../access/accounts.ts';

/** What a signed-in person's browser keeps of them (spec §3, Logged-in user). */
export function presentSessionUser({ id, firstName, lastName, email, role }: Account): SessionUser {
  return { id, firstName, lastName, email, role };
}

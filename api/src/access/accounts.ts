import { normaliseEmail } from '@rollcall/shared/domain';
import type { Db } from '../core/db/connection.ts';
import { and, eq, sql } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

const ACCOUNT = {
  id: employees.id,
  firstName: employees.firstName,
  lastName: employees.lastName,
  email: employees.email,
  role: employees.role,
  rights: employees.rights,
  isActive: employees.isActive,
  emailVerifiedAt: employees.emailVerifiedAt,
  passwordHash: employees.passwordHash,
};

/** Finds the account of an email address, in any spelling (`normaliseEmail`). */
export async function findAccount(db: Db, email: string) {
  const [account] = await db
    .select(ACCOUNT)
    .from(employees)
    .where(eq(employees.emailKey, normaliseEmail(email)));
  return account;
}

export async function findAccountById(db: Db, id: number): Promise<Account | undefined> {
  const [account] = await db.select(ACCOUNT).from(employees).where(eq(employees.id, id));
  return account;
}

export async function savePassword(tx: Db, id: number, passwordHash: string): Promise<void> {
  await tx.update(employees).set({ passwordHash }).where(eq(employees.id, id));
}

/**
 * Marks an account's email address as verified; returns false, changing nothing, when the account has another one
 * now.
 */
export async function markEmailVerified(
  tx: Db,
  id: number,
  email: string,
  now: Date,
): Promise<boolean> {
  const marked = await tx
    .update(employees)
    .set({ emailVerifiedAt: sql`coalesce(${employees.emailVerifiedAt}, ${now.toISOString()})` })
    .where(and(eq(employees.id, id), eq(employees.email, email)))
    .returning({ id: employees.id });
  return marked.length > 0;
}

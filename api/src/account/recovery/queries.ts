import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { type LinkPurpose, oneTimeCodes, oneTimeLinks } from '../../core/db/tables/recovery.ts';

/** Gives an account a code in place of the one it had. */
export async function saveCode(
  tx: Db,
  code: { employeeId: number; codeHash: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insert(oneTimeCodes)
    .values(code)
    .onConflictDoUpdate({ target: oneTimeCodes.employeeId, set: { ...code, tries: 0 } });
}

/** Counts a try on a live code and answers the code; undefined when there is none, or no try is left. */
export async function tryCode(
  db: Db,
  employeeId: number,
  now: Date,
  limit: number,
): Promise<string | undefined> {
  const [tried] = await db
    .update(oneTimeCodes)
    .set({ tries: sql`${oneTimeCodes.tries} + 1` })
    .where(
      and(
        eq(oneTimeCodes.employeeId, employeeId),
        gt(oneTimeCodes.expiresAt, now),
        lt(oneTimeCodes.tries, limit),
      ),
    )
    .returning({ codeHash: oneTimeCodes.codeHash });
  return tried?.codeHash;
}

/** Takes a code away; false when somebody else was first. */
export async function spendCode(tx: Db, employeeId: number, codeHash: string): Promise<boolean> {
  const spent = await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.employeeId, employeeId), eq(oneTimeCodes.codeHash, codeHash)))
    .returning({ id: oneTimeCodes.employeeId });
  return spent.length > 0;
}

export async function insertLink(tx: Db, link: typeof oneTimeLinks.$inferInsert): Promise<void> {
  await tx.insert(oneTimeLinks).values(link);
}

const isLive = (secretHash: string, purpose: LinkPurpose, now: Date) =>
  and(
    eq(oneTimeLinks.secretHash, secretHash),
    eq(oneTimeLinks.purpose, purpose),
    gt(oneTimeLinks.expiresAt, now),
  );

export async function isLinkLive(
  db: Db,
  secretHash: string,
  purpose: LinkPurpose,
  now: Date,
): Promise<boolean> {
  const found = await db
    .select({ purpose: oneTimeLinks.purpose })
    .from(oneTimeLinks)
    .where(isLive(secretHash, purpose, now));
  return found.length > 0;
}

/** Takes a link away and says for whom it stood; undefined when it is over or somebody else was first. */
export async function spendLink(tx: Db, secretHash: string, purpose: LinkPurpose, now: Date) {
  const [spent] = await tx
    .delete(oneTimeLinks)
    .where(isLive(secretHash, purpose, now))
    .returning({ employeeId: oneTimeLinks.employeeId, email: oneTimeLinks.email });
  return spent;
}

/** Ends every other way to set an account's password. */
export async function endRecovery(tx: Db, employeeId: number): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.employeeId, employeeId));
  await tx
    .delete(oneTimeLinks)
    .where(and(eq(oneTimeLinks.employeeId, employeeId), eq(oneTimeLinks.purpose, 'password')));
}

export async function savePassword(tx: Db, id: number, passwordHash: string): Promise<void> {
  await tx.update(employees).set({ passwordHash }).where(eq(employees.id, id));
}

/** Notes that an address is its owner's; nothing when the account has another address by now. */
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

/** Forgets codes and links that are over. */
export async function forgetRecovery(db: Db, now: Date): Promise<void> {
  await db.delete(oneTimeCodes).where(lt(oneTimeCodes.expiresAt, now));
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, now));
}

import { normaliseEmail } from '@rollcall/shared/domain';
import { and, count, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import { canAdminister } from '../../access/administrators.ts';
import type { Caller } from '../../access/caller.ts';
import type { Db } from '../../core/db/connection.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { sessions } from '../../core/db/tables/sessions.ts';

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

const ACCOUNT = {
  id: employees.id,
  firstName: employees.firstName,
  lastName: employees.lastName,
  email: employees.email,
  role: employees.role,
  isActive: employees.isActive,
  emailVerifiedAt: employees.emailVerifiedAt,
  passwordHash: employees.passwordHash,
};

/** The account of an e-mail address, however it is written (`normaliseEmail`). */
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

/**
 * Begins a session, unless the account may not sign in any more or has another password than the one that
 * was looked at: a reset or a deactivation that came in between ends sessions, and this one must not escape.
 */
export async function insertSession(
  db: Db,
  session: typeof sessions.$inferInsert,
  passwordHash: string | null,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const [unchanged] = await tx
      .select({ passwordHash: employees.passwordHash })
      .from(employees)
      .where(and(eq(employees.id, session.employeeId), eq(employees.isActive, true)))
      .for('share');
    if (!unchanged || unchanged.passwordHash !== passwordHash) return false;
    await tx.insert(sessions).values(session);
    await tx
      .delete(sessions)
      .where(
        and(eq(sessions.employeeId, session.employeeId), lt(sessions.expiresAt, session.createdAt)),
      );
    return true;
  });
}

/** Lets a live session end later, but never beyond an age; answers when it ends. */
export async function extendSession(
  db: Db,
  id: string,
  expiresAt: Date,
  maxAgeMs: number,
): Promise<Date | undefined> {
  const latest = sql`${sessions.createdAt} + ${maxAgeMs} * interval '1 millisecond'`;
  const [extended] = await db
    .update(sessions)
    .set({ expiresAt: sql`least(${expiresAt.toISOString()}::timestamptz, ${latest})` })
    .where(and(eq(sessions.id, id), isNull(sessions.revokedAt)))
    .returning({ expiresAt: sessions.expiresAt });
  return extended?.expiresAt;
}

/** The caller behind a session that is neither revoked nor over, and whose account may sign in. */
export async function findCaller(
  db: Db,
  sessionId: string,
  now: Date,
): Promise<Caller | undefined> {
  const [caller] = await db
    .select({ id: employees.id, role: employees.role, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(employees, eq(employees.id, sessions.employeeId))
    .where(
      and(
        eq(sessions.id, sessionId),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, now),
        eq(employees.isActive, true),
      ),
    );
  return caller;
}

/** How many administrators can sign in. */
export async function countActiveAdministrators(db: Db): Promise<number> {
  const [counted] = await db.select({ rows: count() }).from(employees).where(canAdminister());
  return counted?.rows ?? 0;
}

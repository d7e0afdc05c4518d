import { builtOnce } from '../core/db/built-once.ts';
import type { Db } from '../core/db/connection.ts';
import { and, desc, eq, gt, isNull, lt, ne, sql } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';
import { sessions } from '../core/db/tables/sessions.ts';
import { runTransaction } from '../core/db/transaction.ts';
import type { Caller } from './caller.ts';

/**
 * Starts a session, unless the account has been deactivated or its password changed since the password was
 * checked: a reset or a deactivation in between ends all sessions, and must end this one, too.
 */
export async function insertSession(
  db: Db,
  session: typeof sessions.$inferInsert,
  passwordHash: string | null,
): Promise<boolean> {
  return runTransaction(db, async (tx) => {
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

/** Extends a live session, but never beyond a maximum age; returns its new end. */
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

/** Finds the caller of a session that is neither revoked nor expired and whose account is active. */
export async function findCaller(
  db: Db,
  sessionId: string,
  now: Date,
): Promise<Caller | undefined> {
  return (await findCallers(db, { sessionId, now }))[0];
}

const findCallers = builtOnce((db) =>
  db
    .select({ id: employees.id, role: employees.role, sessionId: sessions.id })
    .from(sessions)
    .innerJoin(employees, eq(employees.id, sessions.employeeId))
    .where(
      and(
        eq(sessions.id, sql.placeholder('sessionId')),
        isNull(sessions.revokedAt),
        gt(sessions.expiresAt, sql.placeholder('now')),
        eq(employees.isActive, true),
      ),
    ),
);

/** Finds an employee's live sessions, newest first. */
export async function findSessions(db: Db, employeeId: number, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(isLiveOf(employeeId, now))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(100);
}

/** Revokes one of an employee's live sessions; false when they have no such session. */
export async function revokeSession(
  db: Db,
  employeeId: number,
  id: string,
  now: Date,
): Promise<boolean> {
  const revoked = await db
    .update(sessions)
    .set({ revokedAt: now })
    .where(and(eq(sessions.id, id), isLiveOf(employeeId, now)))
    .returning({ id: sessions.id });
  return revoked.length > 0;
}

/** Revokes every session of an employee, except `exceptId` if given. */
export async function revokeSessions(
  tx: Db,
  employeeId: number,
  now: Date,
  exceptId?: string,
): Promise<void> {
  await tx
    .update(sessions)
    .set({ revokedAt: now })
    .where(
      and(
        eq(sessions.employeeId, employeeId),
        isNull(sessions.revokedAt),
        exceptId === undefined ? undefined : ne(sessions.id, exceptId),
      ),
    );
}

const isLiveOf = (employeeId: number, now: Date) =>
  and(eq(sessions.employeeId, employeeId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

import { and, desc, eq, gt, isNull, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '../core/db/connection.ts';
import { employees } from '../core/db/tables/employees.ts';
import { sessions } from '../core/db/tables/sessions.ts';
import type { Caller } from './caller.ts';

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

/** The live sessions of somebody, newest first. */
export async function findSessions(db: Db, employeeId: number, now: Date) {
  return db
    .select()
    .from(sessions)
    .where(isLiveOf(employeeId, now))
    .orderBy(desc(sessions.createdAt), desc(sessions.id))
    .limit(100);
}

/** Ends one live session of somebody; false when they have no such session. */
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

/** Ends every session of an employee but, if given, one. */
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

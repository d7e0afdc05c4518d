import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { sessions } from '../../core/db/tables/sessions.ts';

const isLiveOf = (employeeId: number, now: Date) =>
  and(eq(sessions.employeeId, employeeId), isNull(sessions.revokedAt), gt(sessions.expiresAt, now));

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

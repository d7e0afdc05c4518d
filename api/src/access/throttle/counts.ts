import { and, eq, gt, isNull, lt, or, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { attempts } from '../../core/db/tables/attempts.ts';

/** Takes back a try that turned out to be right. */
export async function refundAttempt(db: Db, countedFor: string): Promise<void> {
  await db
    .update(attempts)
    .set({ failures: sql`greatest(${attempts.failures} - 1, 0)` })
    .where(eq(attempts.countedFor, countedFor));
}

/** How a count stands; 0 once its window is over. */
export async function findAttempts(db: Db, countedFor: string, now: Date): Promise<number> {
  const [counted] = await db
    .select({ failures: attempts.failures })
    .from(attempts)
    .where(and(eq(attempts.countedFor, countedFor), gt(attempts.windowEndsAt, now)));
  return counted?.failures ?? 0;
}

/** Forgets counts whose window is over and that no try is waiting for. */
export async function forgetAttempts(db: Db, now: Date): Promise<void> {
  const isSettled = or(isNull(attempts.inFlightUntil), lt(attempts.inFlightUntil, now));
  await db.delete(attempts).where(and(lt(attempts.windowEndsAt, now), isSettled));
}

import type { Db } from '../../core/db/connection.ts';
import { deleteSlice } from '../../core/db/delete-slice.ts';
import { and, eq, gt, isNull, lt, or, sql } from '../../core/db/drizzle.ts';
import { attempts } from '../../core/db/tables/attempts.ts';

/** Refunds an attempt that turned out to be right. */
export async function refundAttempt(db: Db, countedFor: string): Promise<void> {
  await db
    .update(attempts)
    .set({ failures: sql`greatest(${attempts.failures} - 1, 0)` })
    .where(eq(attempts.countedFor, countedFor));
}

/** The current count; 0 once its window has ended. */
export async function findAttempts(db: Db, countedFor: string, now: Date): Promise<number> {
  const [counted] = await db
    .select({ failures: attempts.failures })
    .from(attempts)
    .where(and(eq(attempts.countedFor, countedFor), gt(attempts.windowEndsAt, now)));
  return counted?.failures ?? 0;
}

/** Deletes counts whose window has ended and that have no attempt in flight. */
export function purgeAttempts(db: Db, now: Date): Promise<boolean> {
  const isSettled = or(isNull(attempts.inFlightUntil), lt(attempts.inFlightUntil, now));
  return deleteSlice(db, attempts, and(lt(attempts.windowEndsAt, now), isSettled));
}

import { and, isNull, lt, or } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { attempts } from '../../core/db/tables/attempts.ts';

/** Forgets counts whose window is over and that no try is waiting for. */
export async function forgetAttempts(db: Db, now: Date): Promise<void> {
  const isSettled = or(isNull(attempts.inFlightUntil), lt(attempts.inFlightUntil, now));
  await db.delete(attempts).where(and(lt(attempts.windowEndsAt, now), isSettled));
}

import type { SQL } from 'drizzle-orm';
import { builtOnce } from '../../core/db/built-once.ts';
import type { Db } from '../../core/db/connection.ts';
import { eq, inArray, sql } from '../../core/db/drizzle.ts';
import { attempts } from '../../core/db/tables/attempts.ts';
import type { RateLimit } from './rate-limit.ts';

/**
 * How long a reservation counts if its server dies before settling it, milliseconds. Far longer than a password
 * check.
 */
const LEASE_MS = 30_000;

const instant = (at: number): SQL => sql`${new Date(at).toISOString()}::timestamptz`;

/** A window that ends later than one started now would have started before the clock was set back. */
const hasEnded = (now: SQL, nextEnd: SQL): SQL =>
  sql`(${attempts.windowEndsAt} <= ${now} OR ${attempts.windowEndsAt} > ${nextEnd})`;

const isExpired = (now: number, windowMs: number): SQL =>
  hasEnded(instant(now), instant(now + windowMs));

const failuresAt = (now: number, windowMs: number): SQL =>
  sql`CASE WHEN ${isExpired(now, windowMs)} THEN 0 ELSE ${attempts.failures} END`;

const inFlightAt = (now: number): SQL =>
  sql`CASE WHEN ${attempts.inFlightUntil} > ${instant(now)} THEN ${attempts.inFlight} ELSE 0 END`;

/**
 * Reserves an attempt under a limit, in one statement, so that parallel attempts on any number of servers never
 * exceed it.
 * @returns false when failures and attempts in flight have used up the limit.
 */
export async function reserveAttempt(
  db: Db,
  { key, maxAttempts, windowMs }: RateLimit,
  now: number,
): Promise<boolean> {
  const [failures, inFlight] = [failuresAt(now, windowMs), inFlightAt(now)];
  const reserved = await db
    .insert(attempts)
    .values({
      countedFor: key,
      failures: 0,
      windowEndsAt: new Date(now + windowMs),
      inFlight: 1,
      inFlightUntil: new Date(now + LEASE_MS),
    })
    .onConflictDoUpdate({
      target: attempts.countedFor,
      set: {
        failures,
        windowEndsAt: sql`CASE WHEN ${isExpired(now, windowMs)} THEN excluded.window_ends_at ELSE ${attempts.windowEndsAt} END`,
        inFlight: sql`${inFlight} + 1`,
        inFlightUntil: sql`excluded.in_flight_until`,
      },
      setWhere: sql`(${failures}) + (${inFlight}) < ${maxAttempts}`,
    })
    .returning({ key: attempts.countedFor });
  return reserved.length > 0;
}

/** Releases a reservation: the try was right, or could not be checked. */
export async function releaseAttempt(db: Db, key: string): Promise<void> {
  await db
    .update(attempts)
    .set({ inFlight: sql`greatest(${attempts.inFlight} - 1, 0)` })
    .where(eq(attempts.countedFor, key));
}

/** Turns a reservation into a failure. The first failure starts the window. */
export async function recordFailedAttempt(
  db: Db,
  { key, windowMs }: RateLimit,
  now: number,
): Promise<void> {
  const failures = failuresAt(now, windowMs);
  await db
    .insert(attempts)
    .values({ countedFor: key, failures: 1, windowEndsAt: new Date(now + windowMs) })
    .onConflictDoUpdate({
      target: attempts.countedFor,
      set: {
        failures: sql`(${failures}) + 1`,
        windowEndsAt: sql`CASE WHEN (${failures}) = 0 THEN excluded.window_ends_at ELSE ${attempts.windowEndsAt} END`,
        inFlight: sql`greatest(${attempts.inFlight} - 1, 0)`,
      },
    });
}

/** Finds a limit that failures have exhausted, and when its window ends; undefined when there is none. */
export async function findExhausted(
  db: Db,
  limits: readonly RateLimit[],
  now: number,
): Promise<{ limit: RateLimit; endsAt: Date } | undefined> {
  const keys = limits.map(({ key }) => key);
  const rows = await db.select().from(attempts).where(inArray(attempts.countedFor, keys));
  for (const limit of limits) {
    const row = rows.find(({ countedFor }) => countedFor === limit.key);
    const endsAt = row?.windowEndsAt ?? new Date(0);
    const isCurrent = endsAt.getTime() > now && endsAt.getTime() <= now + limit.windowMs;
    if (row && isCurrent && row.failures >= limit.maxAttempts) return { limit, endsAt };
  }
  return undefined;
}

const HAS_ENDED = hasEnded(
  sql`${sql.placeholder('now')}::timestamptz`,
  sql`${sql.placeholder('windowEndsAt')}::timestamptz`,
);

/** Adds an attempt to a count, with the values of {@link countValues}; an expired window starts again. */
export function countingOf(db: Db) {
  return db
    .insert(attempts)
    .values({
      countedFor: sql.placeholder('key'),
      failures: 1,
      windowEndsAt: sql.placeholder('windowEndsAt'),
    })
    .onConflictDoUpdate({
      target: attempts.countedFor,
      set: {
        failures: sql`CASE WHEN ${HAS_ENDED} THEN 1 ELSE ${attempts.failures} + 1 END`,
        windowEndsAt: sql`CASE WHEN ${HAS_ENDED} THEN excluded.window_ends_at ELSE ${attempts.windowEndsAt} END`,
      },
    })
    .returning({ failures: attempts.failures, windowEndsAt: attempts.windowEndsAt });
}

export const countValues = ({ key, windowMs }: RateLimit, now: number) => ({
  key,
  now: new Date(now),
  windowEndsAt: new Date(now + windowMs),
});

const count = builtOnce(countingOf);

/** Adds an attempt to a count and returns the count. */
export async function countAttempt(db: Db, limit: RateLimit, now: number) {
  const [counted] = await count(db, countValues(limit, now));
  if (!counted) throw new Error('an insert returns its row');
  return counted;
}

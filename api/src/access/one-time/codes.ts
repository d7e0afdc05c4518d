import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { oneTimeCodes } from '../../core/db/tables/recovery.ts';

/** Saves an account's code, replacing the previous one. */
export async function saveCode(
  tx: Db,
  code: { employeeId: number; codeHash: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insert(oneTimeCodes)
    .values(code)
    .onConflictDoUpdate({ target: oneTimeCodes.employeeId, set: { ...code, tries: 0 } });
}

/** Counts a try of a live code and returns its hash; undefined when there is no live code or no try is left. */
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

/** Deletes a code so that it works once; false when another request has already used it. */
export async function consumeCode(tx: Db, employeeId: number, codeHash: string): Promise<boolean> {
  const consumed = await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.employeeId, employeeId), eq(oneTimeCodes.codeHash, codeHash)))
    .returning({ id: oneTimeCodes.employeeId });
  return consumed.length > 0;
}

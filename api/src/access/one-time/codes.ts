import { and, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { oneTimeCodes } from '../../core/db/tables/recovery.ts';

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
export async function consumeCode(tx: Db, employeeId: number, codeHash: string): Promise<boolean> {
  const spent = await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.employeeId, employeeId), eq(oneTimeCodes.codeHash, codeHash)))
    .returning({ id: oneTimeCodes.employeeId });
  return spent.length > 0;
}

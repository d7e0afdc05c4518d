import type { Db } from '../../core/db/connection.ts';
import { and, eq, gt, lt, sql } from '../../core/db/drizzle.ts';
import { oneTimeCodes } from '../../core/db/tables/recovery.ts';

/** Saves an account's code, replacing the previous one. */
export async function saveCode(
  tx: Db,
  code: { employeeId: number; codeHash: string; expiresAt: Date },
): Promise<void> {
  await tx
    .insert(oneTimeCodes)
    .values(code)
    .onConflictDoUpdate({ target: oneTimeCodes.employeeId, set: { ...code, attempts: 0 } });
}

/** Counts an attempt at a live code and returns its hash; undefined without a live code or when no attempt is left. */
export async function attemptCode(
  db: Db,
  employeeId: number,
  now: Date,
  limit: number,
): Promise<string | undefined> {
  const [counted] = await db
    .update(oneTimeCodes)
    .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
    .where(
      and(
        eq(oneTimeCodes.employeeId, employeeId),
        gt(oneTimeCodes.expiresAt, now),
        lt(oneTimeCodes.attempts, limit),
      ),
    )
    .returning({ codeHash: oneTimeCodes.codeHash });
  return counted?.codeHash;
}

/** Deletes a code so that it works once; false when another request has already used it. */
export async function consumeCode(tx: Db, employeeId: number, codeHash: string): Promise<boolean> {
  const consumed = await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.employeeId, employeeId), eq(oneTimeCodes.codeHash, codeHash)))
    .returning({ id: oneTimeCodes.employeeId });
  return consumed.length > 0;
}

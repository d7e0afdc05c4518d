import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../core/db/connection.ts';
import { idempotencyKeys } from '../core/db/tables/idempotency-keys.ts';

interface Claim {
  readonly employeeId: number;
  readonly key: string;
  readonly request: string;
  readonly createdAt: Date;
}

/** Takes a key for this transaction; false when it is taken, after waiting for whoever is about to. */
export async function claimKey(tx: Db, claim: Claim): Promise<boolean> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

export async function findAnswer(tx: Db, { employeeId, key }: Claim) {
  const [kept] = await tx
    .select({ request: idempotencyKeys.request, answer: idempotencyKeys.answer })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.employeeId, employeeId), eq(idempotencyKeys.key, key)));
  return kept;
}

export async function keepAnswer(
  tx: Db,
  { employeeId, key }: Claim,
  answer: unknown,
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ answer })
    .where(and(eq(idempotencyKeys.employeeId, employeeId), eq(idempotencyKeys.key, key)));
}

/** Forgets answers kept before a time. */
export async function forgetAnswers(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

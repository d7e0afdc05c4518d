import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../core/db/connection.ts';
import { idempotencyKeys } from '../core/db/tables/idempotency-keys.ts';

interface Claim {
  readonly employeeId: number;
  readonly key: string;
  readonly request: string;
  readonly createdAt: Date;
}

/**
 * Claims a key for this transaction; false when it is already claimed, after waiting for a concurrent claim to
 * commit.
 */
export async function claimKey(tx: Db, claim: Claim): Promise<boolean> {
  const claimed = await tx
    .insert(idempotencyKeys)
    .values(claim)
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  return claimed.length > 0;
}

export async function findStoredResponse(tx: Db, { employeeId, key }: Claim) {
  const [stored] = await tx
    .select({ request: idempotencyKeys.request, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.employeeId, employeeId), eq(idempotencyKeys.key, key)));
  return stored;
}

export async function saveResponse(
  tx: Db,
  { employeeId, key }: Claim,
  response: unknown,
): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ response })
    .where(and(eq(idempotencyKeys.employeeId, employeeId), eq(idempotencyKeys.key, key)));
}

/** Deletes responses stored before a time. */
export async function purgeStoredResponses(db: Db, before: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, before));
}

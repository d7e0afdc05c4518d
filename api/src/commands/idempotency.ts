import { createHash } from 'node:crypto';
import type { Caller } from '../access/caller.ts';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/connection.ts';
import { deleteSlice } from '../core/db/delete-slice.ts';
import { and, eq, lt, sql } from '../core/db/drizzle.ts';
import { idempotencyKeys } from '../core/db/tables/idempotency-keys.ts';
import { ApiError } from '../core/errors/api-error.ts';
import type { CommandRequest } from './command.ts';

interface Claim {
  readonly employeeId: number;
  readonly key: string;
  /** From `fingerprintOf`. */
  readonly request: string;
  readonly createdAt: Date;
}

/**
 * Tells requests apart without storing them. Keyed, because a body can hold a password; a file counts with the digest
 * of its bytes.
 */
export async function fingerprintOf(
  { signer }: Context,
  { call, params, query, body }: CommandRequest<Caller | null>,
): Promise<string> {
  const text = JSON.stringify([call, params, query, await withFileDigests(body)]);
  return signer.sign('idempotency', text);
}

async function withFileDigests(body: unknown): Promise<unknown> {
  if (typeof body !== 'object' || body === null) return body;
  const fields = Object.entries(body).map(async ([name, value]) => [
    name,
    value instanceof File ? await digestOf(value) : value,
  ]);
  return Object.fromEntries(await Promise.all(fields));
}

async function digestOf(file: File): Promise<string> {
  return createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex');
}

/**
 * Runs `work` once per claim and stores its response, while `finish` ends the command. A later or concurrent request with
 * the same claim gets the stored response, after waiting for the first one to commit.
 * @throws ApiError `invalid` when the key was used for another request.
 */
export async function respondOnce<T>(
  tx: Db,
  claim: Claim,
  { work, finish }: { readonly work: () => Promise<T>; readonly finish: () => Promise<void> },
): Promise<T> {
  const { employeeId, key, request, createdAt } = claim;
  const claimed = await tx
    .insert(idempotencyKeys)
    .values({ employeeId, key, request, createdAt })
    .onConflictDoNothing()
    .returning({ key: idempotencyKeys.key });
  if (claimed.length === 0) {
    const stored = await findResponse<T>(tx, claim);
    if (!stored) throw new Error('a claimed key has no row');
    return stored.response;
  }
  const response = await work();
  const stored = tx
    .update(idempotencyKeys)
    .set({ response: response ?? null })
    .where(and(eq(idempotencyKeys.employeeId, employeeId), eq(idempotencyKeys.key, key)));
  await Promise.all([finish(), stored]);
  return response;
}

/**
 * The response stored for a claim, if any.
 * @throws ApiError `invalid` when the key was used for another request.
 */
export async function findResponse<T>(
  db: Db,
  { employeeId, key, request }: Claim,
): Promise<{ response: T } | undefined> {
  const [stored] = await db
    .select({ request: idempotencyKeys.request, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(and(eq(idempotencyKeys.employeeId, employeeId), eq(idempotencyKeys.key, key)));
  if (!stored) return undefined;
  if (stored.request === request) return { response: stored.response as T };
  throw new ApiError('invalid', 'This Idempotency-Key was used for another request.');
}

/** Deletes stored responses about an employee who is being deleted (design §10). */
export async function deleteResponsesAbout(
  tx: Db,
  { id, code }: { readonly id: number; readonly code: string },
): Promise<void> {
  const examples = [
    { employeeId: id },
    [{ employeeId: id }],
    { employeeId: code },
    { employee: id },
  ];
  for (const example of examples) {
    await tx
      .delete(idempotencyKeys)
      .where(sql`${idempotencyKeys.response} @> ${JSON.stringify(example)}::jsonb`);
  }
}

/** Deletes responses stored before a time. */
export function purgeStoredResponses(db: Db, before: Date): Promise<boolean> {
  return deleteSlice(db, idempotencyKeys, lt(idempotencyKeys.createdAt, before));
}

import { createHash } from 'node:crypto';
import type { CompanyZone } from '@rollcall/shared/domain';
import type { Caller } from '../access/caller.ts';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/connection.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { claimKey, findStoredResponse, saveResponse } from './idempotency.ts';

/** A unit of work: the running transaction, its time (epoch milliseconds, whole seconds), and the caller. */
export interface Change {
  readonly tx: Db;
  readonly now: number;
  readonly zone: CompanyZone;
  readonly caller: Caller;
  /** Base URL of the console, for links in mails. */
  readonly publicUrl: string;
  readonly companyName: string | null;
}

/** The request behind a unit of work: caller, call and input. A key marks a request that may be retried. */
interface Request {
  readonly call: string;
  readonly caller: Caller;
  readonly idempotencyKey: string | undefined;
  readonly params?: unknown;
  readonly body?: unknown;
}

/**
 * SQLSTATE of a deadlock or serialization failure: the database aborts one transaction, which can be retried.
 */
const RETRYABLE = /^40(001|P01)$/;
const MAX_ATTEMPTS = 3;

/**
 * Runs a unit of work in one transaction, and retries it after a deadlock or serialization failure. With an
 * Idempotency-Key the first response is stored in the same transaction and returned again for the same request
 * (design §9); a failed request stores nothing.
 * `access`, `account` and `people` use `db.transaction` directly, without retry and without an Idempotency-Key.
 * @throws ApiError `invalid` when the key was used for another request.
 */
export async function makeChange<T>(
  { db, clock, zone, publicUrl, companyName }: Context,
  request: Request,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const now = Math.floor(clock() / 1000) * 1000;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction((tx) =>
        runIdempotently(tx, request, now, () =>
          work({ tx, now, zone, publicUrl, companyName, caller: request.caller }),
        ),
      );
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}

async function runIdempotently<T>(
  tx: Db,
  request: Request,
  now: number,
  work: () => Promise<T>,
): Promise<T> {
  const { caller, idempotencyKey, call, params, body } = request;
  if (idempotencyKey === undefined) return work();
  const digest = createHash('sha256')
    .update(JSON.stringify([call, params, body]))
    .digest('hex');
  const claim = {
    employeeId: caller.id,
    key: idempotencyKey,
    request: digest,
    createdAt: new Date(now),
  };
  if (await claimKey(tx, claim)) {
    const response = await work();
    await saveResponse(tx, claim, response);
    return response;
  }
  const stored = await findStoredResponse(tx, claim);
  if (stored?.request === digest) return stored.response as T;
  throw new ApiError('invalid', 'This Idempotency-Key was used for another request.');
}

function isRetryable(error: unknown): boolean {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    if (RETRYABLE.test(String((at as { code?: unknown }).code))) return true;
  }
  return false;
}

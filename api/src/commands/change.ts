import { createHash } from 'node:crypto';
import type { CompanyZone } from '@rollcall/shared/domain';
import type { Caller } from '../access/caller.ts';
import type { Context } from '../core/context.ts';
import type { Db } from '../core/db/connection.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { claimKey, findAnswer, keepAnswer } from './idempotency.ts';

/** A change under way: its transaction, its moment (epoch milliseconds, whole seconds), and who makes it. */
export interface Change {
  readonly tx: Db;
  readonly now: number;
  readonly zone: CompanyZone;
  readonly caller: Caller;
  /** Where people reach the console, for links in mails. */
  readonly publicUrl: string;
  readonly companyName: string | null;
}

/** Who asks for a change, by which call and with what; a key marks a request that may be sent again. */
interface Request {
  readonly call: string;
  readonly caller: Caller;
  readonly idempotencyKey: string | undefined;
  readonly params?: unknown;
  readonly body?: unknown;
}

/** Two transactions that wait for each other: the database ends one, which may simply begin again. */
const DEADLOCK = /^40(001|P01)$/;
const TRIES = 3;

/**
 * Makes a change in one transaction. With an Idempotency-Key the first answer is kept beside the change and
 * given again to the same request (design §9); a request that failed has changed nothing and keeps nothing.
 * @throws ApiError `invalid` when the key stood for another request.
 */
export async function makeChange<T>(
  { db, clock, zone, publicUrl, companyName }: Context,
  request: Request,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  const now = Math.floor(clock() / 1000) * 1000;
  for (let tried = 1; ; tried += 1) {
    try {
      return await db.transaction((tx) =>
        once(tx, request, now, () =>
          work({ tx, now, zone, publicUrl, companyName, caller: request.caller }),
        ),
      );
    } catch (error) {
      if (tried === TRIES || !isDeadlock(error)) throw error;
    }
  }
}

async function once<T>(tx: Db, request: Request, now: number, work: () => Promise<T>): Promise<T> {
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
    const answer = await work();
    await keepAnswer(tx, claim, answer);
    return answer;
  }
  const kept = await findAnswer(tx, claim);
  if (kept?.request === digest) return kept.answer as T;
  throw new ApiError('invalid', 'This Idempotency-Key was used for another request.');
}

function isDeadlock(error: unknown): boolean {
  for (let at = error; typeof at === 'object' && at !== null; at = (at as Error).cause) {
    if (DEADLOCK.test(String((at as { code?: unknown }).code))) return true;
  }
  return false;
}

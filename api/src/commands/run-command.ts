import type { Caller } from '../access/caller.ts';
import type { Context } from '../core/context.ts';
import { runTransaction } from '../core/db/transaction.ts';
import type { Command, CommandRequest } from './command.ts';
import { finishCommand } from './finish-command.ts';
import { findResponse, fingerprintOf, respondOnce } from './idempotency.ts';
import { limitRequests } from './limit-writes.ts';

/** What a command does, in this order. */
interface Steps<C extends Caller | null, Prepared, Locked, Result> {
  /** Slow work before the transaction, such as storing a file. Skipped when the response is already stored. */
  readonly prepare?: () => Promise<Prepared>;
  /** Locks the rows that the command changes until it ends, and returns them; {@link noLock} when there are none. */
  readonly lock: (command: Command<C>) => Promise<Locked>;
  /** Reads, decides and writes. The result must survive JSON: it is stored for retries. */
  readonly work: (command: Command<C>, locked: Locked, prepared: Prepared) => Promise<Result>;
}

/**
 * Runs a command, the only way in which a call changes data (decision 035): in one transaction, which is run again
 * after a deadlock. With an Idempotency-Key, the result is stored in the same transaction and returned again for the
 * same request of the same caller; a command that fails stores nothing.
 * @throws ApiError `invalid` when the key was used for another request, `too_many_tries` after too many writes.
 */
export async function runCommand<C extends Caller | null, Locked, Result, Prepared = undefined>(
  context: Context,
  request: CommandRequest<C>,
  { prepare, lock, work }: Steps<C, Prepared, Locked, Result>,
): Promise<Result> {
  const { db, clock, zone, publicUrl, companyName } = context;
  const now = Math.floor(clock() / 1000) * 1000;
  const { caller, idempotencyKey } = request;
  const claim =
    caller && idempotencyKey !== undefined
      ? {
          employeeId: caller.id,
          key: idempotencyKey,
          request: await fingerprintOf(context, request),
          createdAt: new Date(now),
        }
      : null;
  if (claim && prepare) {
    const stored = await findResponse<Result>(db, claim);
    if (stored) return stored.response;
  }
  const prepared = (await prepare?.()) as Prepared;
  return runTransaction(db, async (tx) => {
    const command = { tx, now, zone, publicUrl, companyName, caller, events: [] };
    const run = async () => {
      if (caller) await limitRequests({ ...context, db: tx }, caller, request.call);
      return work(command, await lock(command), prepared);
    };
    const finish = () => finishCommand(context, command);
    if (claim) return respondOnce(tx, claim, { work: run, finish });
    const result = await run();
    await finish();
    return result;
  });
}

/** For a command that changes no existing row, or takes the locks it needs by writing. */
export async function noLock(): Promise<void> {}

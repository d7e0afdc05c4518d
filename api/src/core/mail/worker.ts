import { HOUR_MS } from '@rollcall/shared/domain';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connection.ts';
import { logError } from '../log/log-error.ts';
import { type Mailer, RefusedMailError } from '../ports/mailer.ts';
import { type OutboxRow, postponeMail, removeMail, takeDueMail } from './queries.ts';

const POLL_MS = 1000;
/** Longer than a try can take. */
const LEASE_MS = 120_000;
const AT_ONCE = 5;
const FIRST_PAUSE_MS = 15_000;
const LONGEST_PAUSE_MS = HOUR_MS;

/** Sends what waits in the outbox, beside the requests. */
export interface MailWorker {
  /** Sends all that is due now, after what is being sent. */
  deliver(): Promise<void>;
  /** Lets a try that is under way end. */
  stop(): Promise<void>;
}

interface Parts {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** Is told of a mail that is lost, and of trouble with the outbox itself; never of what a mail says. */
  readonly onError: (message: string, error?: unknown) => void;
}

/** Starts the worker: it looks once a second; any number of servers may run one over the same outbox. */
export function startMailWorker(parts: Parts): MailWorker {
  let running: Promise<void> = Promise.resolve();
  let isStopped = false;
  const round = () => {
    running = running.then(() => (isStopped ? undefined : deliverDue(parts)));
    return running;
  };
  let isBusy = false;
  const timer = setInterval(async () => {
    if (isBusy) return;
    isBusy = true;
    await round();
    isBusy = false;
  }, POLL_MS);
  timer.unref();
  return {
    deliver: round,
    async stop() {
      clearInterval(timer);
      isStopped = true;
      await running;
    },
  };
}

async function deliverDue(parts: Parts): Promise<void> {
  const { db, clock, onError } = parts;
  try {
    for (;;) {
      const now = clock();
      const taken = await takeDueMail(db, new Date(now), new Date(now + LEASE_MS), AT_ONCE);
      await Promise.all(taken.map((row) => deliver(parts, row)));
      if (taken.length < AT_ONCE) return;
    }
  } catch (error) {
    onError('The outbox cannot be read', error);
  }
}

async function deliver({ db, mailer, clock, onError }: Parts, row: OutboxRow): Promise<void> {
  const { id, recipient: to, subject, body: text, tries, expiresAt } = row;
  if (expiresAt.getTime() <= clock()) {
    onError(`Mail ${id} was not sent: it is no longer needed. ${row.lastError ?? ''}`.trim());
    return removeMail(db, id);
  }
  try {
    await mailer.send({ id: `rollcall-${id}`, to, subject, text });
    await removeMail(db, id);
  } catch (error) {
    if (error instanceof RefusedMailError) {
      onError(`Mail ${id} was permanently refused: ${reasonOf(error)}`);
      return removeMail(db, id);
    }
    await postponeMail(db, id, new Date(clock() + pauseAfter(tries)), reasonOf(error));
  }
}

/** Doubled with each try, up to an hour, and spread so that servers do not all knock at once. */
function pauseAfter(tries: number): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
  return Math.round(pause * (0.8 + Math.random() * 0.4));
}

/**
 * Why a mail was not taken: the status of the mail server, without its text, which can repeat the mail; else what the
 * connection met, without addresses.
 */
function reasonOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { responseCode } = at as { responseCode?: unknown };
    if (typeof responseCode === 'number') return `the mail server answered ${responseCode}`;
  }
  return logError(error).message.replace(/\S*@\S*/g, '…');
}

import { HOUR_MS } from '@rollcall/shared/domain';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connection.ts';
import { logError } from '../log/log-error.ts';
import { type Mailer, PermanentMailError } from '../ports/mailer.ts';
import { leaseDueMail, type OutboxRow, postponeMail, removeMail } from './queries.ts';

const POLL_MS = 1000;
/** Longer than one attempt can take. */
const LEASE_MS = 120_000;
const BATCH_SIZE = 5;
const FIRST_BACKOFF_MS = 15_000;
const LONGEST_BACKOFF_MS = HOUR_MS;

/** Sends the mail in the outbox in the background. */
export interface MailWorker {
  /** Sends all mail that is due now; waits for a round that is already running. */
  deliver(): Promise<void>;
  /** Stops after the attempt that is running. */
  stop(): Promise<void>;
}

interface Parts {
  readonly db: Db;
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** Reports a mail that is lost and failures of the outbox itself. Never contains the text of a mail. */
  readonly onError: (message: string, error?: unknown) => void;
}

/** Starts the worker, which polls once a second. Several servers may run one on the same outbox. */
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
      const leased = await leaseDueMail(db, new Date(now), new Date(now + LEASE_MS), BATCH_SIZE);
      await Promise.all(leased.map((row) => deliver(parts, row)));
      if (leased.length < BATCH_SIZE) return;
    }
  } catch (error) {
    onError('The outbox cannot be read', error);
  }
}

async function deliver({ db, mailer, clock, onError }: Parts, row: OutboxRow): Promise<void> {
  const { id, recipient: to, subject, body: text, html, attempts, expiresAt } = row;
  if (expiresAt.getTime() <= clock()) {
    onError(`Mail ${id} was not sent: it is no longer needed. ${row.lastError ?? ''}`.trim());
    return removeMail(db, id);
  }
  try {
    await mailer.send({ id: `rollcall-${id}`, to, subject, text, html });
    await removeMail(db, id);
  } catch (error) {
    if (error instanceof PermanentMailError) {
      onError(`Mail ${id} was permanently refused: ${reasonOf(error)}`);
      return removeMail(db, id);
    }
    await postponeMail(db, id, new Date(clock() + backoffAfter(attempts)), reasonOf(error));
  }
}

/** Milliseconds until the next attempt: doubles up to an hour, with jitter so that servers do not retry together. */
function backoffAfter(attempts: number): number {
  const backoff = Math.min(FIRST_BACKOFF_MS * 2 ** (attempts - 1), LONGEST_BACKOFF_MS);
  return Math.round(backoff * (0.8 + Math.random() * 0.4));
}

/**
 * Why a mail was not accepted: the mail server's status without its text, which can quote the mail; otherwise the
 * connection error without email addresses.
 */
function reasonOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { responseCode } = at as { responseCode?: unknown };
    if (typeof responseCode === 'number') return `the mail server responded with ${responseCode}`;
  }
  return logError(error).message.replace(/\S*@\S*/g, '…');
}

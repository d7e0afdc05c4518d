import { HOUR_MS, MINUTE_MS } from '@rollcall/shared/domain';
import type { Clock } from '../clock.ts';
import type { Db } from '../db/connection.ts';
import type { JobKind, Step, StepResult } from '../jobs/job-kind.ts';
import { createJob } from '../jobs/jobs.ts';
import { logError } from '../log/log-error.ts';
import { type Mailer, PermanentMailError } from '../ports/mailer.ts';
import {
  findMail,
  findMailWithoutJob,
  leaseMail,
  type OutboxRow,
  postponeMail,
  removeMail,
} from './queries.ts';

/** Longer than one attempt can take. */
const LEASE_MS = 120_000;
const FIRST_BACKOFF_MS = 15_000;
const MAX_BACKOFF_MS = HOUR_MS;

/** A mail of the outbox, and when it is to be tried (epoch milliseconds). */
interface MailJob {
  readonly mailId: number;
  readonly nextTryAt: number;
}
type Position = Pick<MailJob, 'nextTryAt'>;

interface Parts {
  readonly mailer: Mailer;
  readonly clock: Clock;
  /** Reports a mail that is lost. Never contains the text of a mail. */
  readonly onError: (message: string, error?: unknown) => void;
}

/** The job's name; `enqueueMail` creates it before there is a mailer. */
const SEND_MAIL: Pick<JobKind<MailJob, Position>, 'name'> = { name: 'send-mail' };

/** Creates the job that sends a mail; pass the transaction that inserts the mail. Times in epoch milliseconds. */
export async function createMailJob(tx: Db, now: number, input: MailJob): Promise<void> {
  const { mailId, nextTryAt } = input;
  await createJob(tx, now, SEND_MAIL, { input, key: String(mailId), runAt: nextTryAt });
}

/** Sends a mail of the outbox. Retries with a growing delay until the mail expires. */
export function sendMailKind(parts: Parts): JobKind<MailJob, Position> {
  return {
    ...SEND_MAIL,
    effects: 'external',
    async step({ db, input, position, now }: Step<MailJob, Position>) {
      const { mailId } = input;
      const { nextTryAt } = position ?? input;
      const mail = await findMail(db, mailId);
      if (!mail) return { isFinished: true };
      if (mail.expiresAt.getTime() <= now) {
        const reason = mail.lastError ?? '';
        parts.onError(`Mail ${mailId} was not sent: it has expired. ${reason}`.trim());
        await removeMail(db, mailId);
        return { isFinished: true };
      }
      const lease = { expected: new Date(nextTryAt), until: new Date(now + LEASE_MS) };
      return (await leaseMail(db, mailId, lease)) ? send(parts, db, mail) : waitFor(mail);
    },
  };
}

/** Another server is sending the mail, or this one crashed while it did. */
function waitFor({ nextTryAt }: OutboxRow): StepResult<Position> {
  const runAt = nextTryAt.getTime();
  return { isFinished: false, position: { nextTryAt: runAt }, runAt };
}

async function send(
  { mailer, clock, onError }: Parts,
  db: Db,
  { id, recipient: to, subject, body: text, html, attempts }: OutboxRow,
): Promise<StepResult<Position>> {
  try {
    await mailer.send({ id: `rollcall-${id}`, to, subject, text, html });
  } catch (error) {
    if (!(error instanceof PermanentMailError)) {
      const runAt = clock() + backoffAfter(attempts + 1);
      await postponeMail(db, id, new Date(runAt), reasonOf(error));
      return { isFinished: false, position: { nextTryAt: runAt }, runAt };
    }
    onError(`Mail ${id} was permanently refused: ${reasonOf(error)}`);
  }
  await removeMail(db, id);
  return { isFinished: true };
}

/** Creates jobs for mails of servers of the release before, so that none stays when these servers are gone. */
export const FIND_MAIL: JobKind = {
  name: 'find-mail',
  effects: 'transaction',
  everyMs: 10 * MINUTE_MS,
  async step({ db, now }) {
    for (const { id: mailId, nextTryAt } of await findMailWithoutJob(db)) {
      await createMailJob(db, now, { mailId, nextTryAt: nextTryAt.getTime() });
    }
    return { isFinished: true };
  },
};

/** Milliseconds until the next attempt: doubles up to an hour, with jitter so that servers do not retry together. */
function backoffAfter(attempts: number): number {
  const backoff = Math.min(FIRST_BACKOFF_MS * 2 ** (attempts - 1), MAX_BACKOFF_MS);
  return Math.round(backoff * (0.8 + Math.random() * 0.4));
}

/**
 * Why a mail was not accepted: the mail server's status without its text, which can quote the mail; otherwise the
 * connection error without addresses.
 */
function reasonOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { responseCode } = at as { responseCode?: unknown };
    if (typeof responseCode === 'number') return `the mail server responded with ${responseCode}`;
  }
  return logError(error).message.replace(/\S*@\S*/g, '…');
}

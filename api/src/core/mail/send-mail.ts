import type { JobKind } from '../jobs/job-kind.ts';
import { logError } from '../log/log-error.ts';
import { type Mailer, PermanentMailError } from '../ports/mailer.ts';
import { findMail, removeMail } from './queries.ts';

interface MailJob {
  readonly mailId: number;
}

interface Parts {
  readonly mailer: Mailer;
  /** Reports a mail that is lost. Never contains the text of a mail. */
  readonly onError: (message: string, error?: unknown) => void;
}

/** The job's name; `enqueueMail` creates it before there is a mailer. */
export const SEND_MAIL: Pick<JobKind<MailJob>, 'name'> = { name: 'send-mail' };

/** Sends a mail of the outbox. The job retries until the mail expires. */
export function sendMailKind({ mailer, onError }: Parts): JobKind<MailJob> {
  return {
    ...SEND_MAIL,
    effects: 'external',
    maxFailures: Number.POSITIVE_INFINITY,
    async step({ db, input: { mailId }, now, lastError }) {
      const mail = await findMail(db, mailId);
      if (!mail) return { isFinished: true };
      const { recipient: to, subject, body: text, html, expiresAt } = mail;
      if (expiresAt.getTime() <= now) {
        onError(`Mail ${mailId} was not sent: it has expired. ${lastError ?? ''}`.trim());
      } else {
        const error = await failureOf(
          mailer.send({ id: `rollcall-${mailId}`, to, subject, text, html }),
        );
        // The job keeps this text; that of the error itself can quote the mail.
        if (error && !(error instanceof PermanentMailError)) throw new Error(reasonOf(error));
        if (error) onError(`Mail ${mailId} was permanently refused: ${reasonOf(error)}`);
      }
      await removeMail(db, mailId);
      return { isFinished: true };
    },
  };
}

const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  );

/**
 * Why a mail was not accepted: the mail server's status without its text, which can quote the mail; otherwise the
 * connection error without addresses.
 */
export function reasonOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { responseCode } = at as { responseCode?: unknown };
    if (typeof responseCode === 'number') return `the mail server responded with ${responseCode}`;
  }
  return logError(error).message.replace(/\S*@\S*/g, '…');
}

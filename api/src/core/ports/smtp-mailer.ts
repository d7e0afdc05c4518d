import { createTransport } from 'nodemailer';
import { type Mailer, PermanentMailError } from './mailer.ts';
import { messageOf } from './message.ts';

const TIMEOUT_MS = 10_000;

/** Sends mail through an SMTP server, with a URL like `smtps://user:password@mail.example:465`. */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: 3 * TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      try {
        await transport.sendMail(messageOf(mail, from));
      } catch (error) {
        throw isFinal(error) ? new PermanentMailError(String(error), { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
}

/**
 * Whether the server refused this recipient or text for good; a refused sign-in is our own configuration error
 * and not final.
 */
function isFinal(error: unknown): boolean {
  const { code, responseCode } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && (responseCode ?? 0) >= 500;
}

/** A mail as it is sent: to one email address, as plain text and as HTML. */
export interface Mail {
  /** Stays the same on every retry, so that the mail server can drop a duplicate. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** Hands mail over for delivery. */
export interface Mailer {
  /** @throws PermanentMailError if the server permanently rejects the mail; any other error may succeed on retry. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The server permanently rejects this mail, for example because the email address does not exist. */
export class PermanentMailError extends Error {
  override name = 'PermanentMailError';
}

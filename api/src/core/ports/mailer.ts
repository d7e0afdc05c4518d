/** A mail as it is sent: to one address, as plain text and, if there is one, as HTML. */
export interface Mail {
  /** The same at each attempt, so that a mail server can recognise a mail that it already has. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
}

/** Hands mail over for delivery. */
export interface Mailer {
  /** @throws RefusedMailError when the mail will never be accepted; any other error when a retry may help. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server will never accept this mail, for example because the address does not exist. */
export class RefusedMailError extends Error {
  override name = 'RefusedMailError';
}

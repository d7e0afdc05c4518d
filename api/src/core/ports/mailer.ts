/** A mail as it leaves us: plain text to one address. */
export interface Mail {
  /** The same at each try, so that a mail that arrives twice can be told from two. */
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Hands mail over to whoever delivers it. */
export interface Mailer {
  /** @throws RefusedMailError when trying again is of no use, any other error when it may be. */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The mail server will never take this mail, as when the address does not exist. */
export class RefusedMailError extends Error {
  override name = 'RefusedMailError';
}

/** A mail as a feature writes it: plain sentences. Greeting, signature and layout are added by `renderMail`. */
export interface MailContent {
  readonly subject: string;
  /** Paragraphs: what has happened, and what to do. */
  readonly paragraphs: readonly string[];
  /** A one-time code, shown large, after the paragraphs. */
  readonly code?: string;
  /** Where to go from here, after the paragraphs and the code; `path` is a path of the console. */
  readonly action?: { readonly label: string; readonly path: string };
  /** Paragraphs after the code or the action: how long it works, and what to do if the mail was not expected. */
  readonly notes?: readonly string[];
  /** Why the reader gets this mail, e.g. `You get this email because …`. */
  readonly why: string;
}

/** Who sends a mail. */
export interface MailSender {
  /** The company that runs this console; null when the setting `COMPANY_NAME` is not given. */
  readonly companyName: string | null;
  /** Where people reach the console; without a slash at the end. */
  readonly publicUrl: string;
}

/** Who gets a mail; the id is null when the email address is not an employee's. */
export interface MailRecipient {
  readonly id: number | null;
  readonly firstName: string;
  readonly email: string;
}

/** The parts of a mail in the order in which they are read. */
export interface MailParts {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly code: string | undefined;
  readonly action: { readonly label: string; readonly url: string } | undefined;
  readonly notes: readonly string[];
  readonly sender: string;
  readonly about: string;
  readonly publicUrl: string;
  readonly why: string;
}

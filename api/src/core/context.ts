import type { CompanyZone } from '@rollcall/shared/domain';
import type { Background } from './background.ts';
import type { Clock } from './clock.ts';
import type { Db } from './db/connection.ts';
import type { LogLimit } from './log/log-limit.ts';
import type { FileStore } from './ports/file-store.ts';
import type { Mailer } from './ports/mailer.ts';
import type { WorkQueues } from './queues/work-queues.ts';
import type { Signer } from './signer.ts';

/** What every service needs: the database, the time, and the zone of working days. */
export interface Context {
  readonly db: Db;
  readonly clock: Clock;
  readonly zone: CompanyZone;
  /** Base URL of the console, for links in mails; without a trailing slash. */
  readonly publicUrl: string;
  /** The company that runs this console, for mails; null when the setting is not given. */
  readonly companyName: string | null;
  readonly signer: Signer;
  /** For a mail whose outcome the caller waits for; all others go through the outbox (`enqueueMail`). */
  readonly mailer: Mailer;
  /** Whether a mail server delivers mails; otherwise they are saved as files. */
  readonly hasMailServer: boolean;
  readonly files: FileStore;
  /** A font for letters that the bundled one of PDF files lacks; null when the setting is not given. */
  readonly pdfFontFile: string | null;
  /** Maximum upload sizes in bytes: in general, and of identity cards and photos. */
  readonly uploads: { readonly maxBytes: number; readonly idMaxBytes: number };
  /** How many changes an employee's account may make; administrators may make ten times as many (design §12). */
  readonly writes: { readonly perMinute: number; readonly requestsPerHour: number };
  readonly background: Background;
  readonly queues: WorkQueues;
  readonly mayLog: LogLimit;
}

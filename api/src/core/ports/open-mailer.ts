import { join, resolve } from 'node:path';

import { folderMailer } from './folder-mailer.ts';
import type { Mailer } from './mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

interface MailSettings {
  readonly SMTP_URL?: string | undefined;
  readonly DATA_DIR: string;
  readonly mailFrom: string;
}

/** Opens the configured mailer: an SMTP server, else the folder `DATA_DIR/mail`. */
export function openMailer({ SMTP_URL, DATA_DIR, mailFrom }: MailSettings): Mailer {
  return SMTP_URL
    ? smtpMailer(SMTP_URL, mailFrom)
    : folderMailer(join(resolve(DATA_DIR), 'mail'), mailFrom);
}

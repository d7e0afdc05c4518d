import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from './mailer.ts';
import { messageIdOf } from './message.ts';

/**
 * Writes each mail as `ID.eml` into a folder: what is used until a mail server is set. The text stands there
 * as it is, so that a link can be copied from the file; nodemailer would break long lines.
 */
export function folderMailer(folder: string, from: string): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Never a half-written file, and the same mail again replaces itself.
      const unfinished = join(folder, `.${mail.id}`);
      await writeFile(unfinished, textOf(mail, from), { mode: 0o600 });
      await rename(unfinished, join(folder, `${mail.id}.eml`));
    },
    close() {},
  };
}

function textOf({ id, to, subject, text }: Mail, from: string): string {
  const headers = {
    From: from,
    To: to,
    Subject: subject,
    'Message-ID': messageIdOf(id, from),
    Date: new Date().toUTCString(),
    'MIME-Version': '1.0',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Transfer-Encoding': '8bit',
  };
  const lines = Object.entries(headers).map(
    ([name, value]) => `${name}: ${value.replaceAll(/[\r\n]+/g, ' ')}`,
  );
  return `${lines.join('\n')}\n\n${text}`;
}

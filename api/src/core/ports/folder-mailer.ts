import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Mail, Mailer } from './mailer.ts';
import { messageIdOf } from './message.ts';

/**
 * Writes each mail as `ID.eml` into a folder: what is used until a mail server is set. The text is written without an
 * encoding, so that a link can be copied from the file; nodemailer would break long lines.
 */
export function folderMailer(folder: string, from: string): Mailer {
  return {
    async send(mail) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Readers never see a half-written file, and sending the same mail again replaces it.
      const unfinished = join(folder, `.${mail.id}`);
      await writeFile(unfinished, messageText(mail, from), { mode: 0o600 });
      await rename(unfinished, join(folder, `${mail.id}.eml`));
    },
    close() {},
  };
}

function messageText({ id, to, subject, text, html }: Mail, from: string): string {
  const headers = {
    From: from,
    To: to,
    Subject: subject,
    'Message-ID': messageIdOf(id, from),
    Date: new Date().toUTCString(),
    'MIME-Version': '1.0',
  };
  const boundary = `=_${id}`;
  return part(
    { ...headers, 'Content-Type': `multipart/alternative; boundary="${boundary}"` },
    `--${boundary}\n${part(bodyHeaders('plain'), text)}\n--${boundary}\n${part(bodyHeaders('html'), html)}\n--${boundary}--\n`,
  );
}

function bodyHeaders(subtype: 'plain' | 'html') {
  return {
    'Content-Type': `text/${subtype}; charset=utf-8`,
    'Content-Transfer-Encoding': '8bit',
  };
}

function part(headers: Readonly<Record<string, string>>, body: string): string {
  const lines = Object.entries(headers).map(
    ([name, value]) => `${name}: ${value.replaceAll(/[\r\n]+/g, ' ')}`,
  );
  return `${lines.join('\n')}\n\n${body}`;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { simpleParser } from 'mailparser';
import type { RunningConsole } from './consoles.ts';
import { expect } from './test.ts';

/** The match of the pattern in the newest matching mail to an address; waits until the mail is written. */
export async function mailTo(
  { releases }: RunningConsole,
  address: string,
  pattern: RegExp,
): Promise<RegExpExecArray> {
  const folder = join(dirname(releases), 'mail');
  let found: RegExpExecArray | null = null;
  await expect
    .poll(async () => {
      for (const name of existsSync(folder) ? readdirSync(folder).toSorted() : []) {
        const mail = await simpleParser(readFileSync(join(folder, name)));
        const to = [mail.to ?? []].flat().map(({ text }) => text);
        if (to.includes(address)) found = pattern.exec(mail.text ?? '') ?? found;
      }
      return found;
    })
    .not.toBeNull();
  return found as unknown as RegExpExecArray;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { simpleParser } from 'mailparser';
import type { RunningConsole } from './consoles.ts';
import { expect } from './test.ts';

/** The mail that an address gets from now on: tests share consoles, and a repeated test has had mail before. */
export interface Mailbox {
  /** The match of the pattern in a mail that has one; waits until it is written. */
  find(pattern: RegExp): Promise<RegExpExecArray>;
}

/** Opens a mailbox; to be called before the mail is asked for. */
export function openMailbox({ releases }: RunningConsole, address: string): Mailbox {
  const folder = join(dirname(releases), 'mail');
  const list = () =>
    (existsSync(folder) ? readdirSync(folder) : []).filter((name) => name.endsWith('.eml'));
  const old = new Set(list());
  async function search(pattern: RegExp): Promise<RegExpExecArray | null> {
    for (const name of list().filter((one) => !old.has(one))) {
      const mail = await simpleParser(readFileSync(join(folder, name)));
      const to = [mail.to ?? []].flat().map(({ text }) => text);
      const found = to.includes(address) ? pattern.exec(mail.text ?? '') : null;
      if (found) return found;
    }
    return null;
  }
  return {
    async find(pattern) {
      let found: RegExpExecArray | null = null;
      await expect.poll(async () => (found = await search(pattern))).not.toBeNull();
      return found as unknown as RegExpExecArray;
    },
  };
}

import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The texts of the mails in a folder that go to an address, in the order in which they were put there. */
export async function readMails(folder: string, email: string): Promise<string[]> {
  const files = await readdir(folder).catch(() => []);
  const numberOf = (file: string) => Number(/\d+/.exec(file)?.[0]);
  const mails = await Promise.all(
    files
      .filter((file) => file.endsWith('.eml'))
      .toSorted((a, b) => numberOf(a) - numberOf(b))
      .map((file) => readFile(join(folder, file), 'utf8')),
  );
  return mails.filter((mail) => mail.includes(`To: ${email}\n`));
}

import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Outcome } from '@rollcall/shared/module';
import { readIfExists } from '../store/atomic-file.ts';

/** Days of outcomes that are kept and summed. */
const KEEP_DAYS = 7;

/** What a day may take, in bytes: about 15,000 outcomes. Later ones of that day are not kept. */
const MAX_DAY_BYTES = 2_000_000;

const DAY_FILE = /^\d{4}-\d{2}-\d{2}\.jsonl$/;

/** How modules fared in browsers, kept apart from the releases themselves (design §6). */
export interface OutcomeStore {
  add(outcomes: readonly Outcome[]): Promise<void>;
  /** Everything of the days that are kept. */
  read(): Promise<readonly Outcome[]>;
}

/** Outcomes in a folder: a file a day (UTC), a line each. Several web hosts may append to it. */
export function folderOutcomes(folder: string, now = () => new Date()): OutcomeStore {
  const oldest = () =>
    new Date(now().getTime() - (KEEP_DAYS - 1) * 86_400_000).toISOString().slice(0, 10);

  async function dayFiles(): Promise<string[]> {
    const names = await readdir(folder).catch(() => []);
    return names.filter((name) => DAY_FILE.test(name)).toSorted();
  }

  return {
    async add(outcomes) {
      const at = now().toISOString();
      const path = join(folder, `${at.slice(0, 10)}.jsonl`);
      const size = await stat(path).then(
        (file) => file.size,
        () => 0,
      );
      if (size > MAX_DAY_BYTES) return;
      if (size === 0) {
        await mkdir(folder, { recursive: true });
        const old = (await dayFiles()).filter((name) => name < oldest());
        await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
      }
      const lines = outcomes.map((outcome) => `${JSON.stringify({ at, ...outcome })}\n`);
      await appendFile(path, lines.join(''));
    },
    async read() {
      const kept = (await dayFiles()).filter((name) => name >= oldest());
      const texts = await Promise.all(kept.map((name) => readIfExists(join(folder, name))));
      return texts.flatMap((text) => (text ?? '').split('\n').flatMap(readLine));
    },
  };
}

/** A line's outcome. One that a crash cut off is left out: an outcome more or less decides nothing. */
function readLine(line: string): Outcome[] {
  try {
    return [JSON.parse(line)];
  } catch {
    return [];
  }
}

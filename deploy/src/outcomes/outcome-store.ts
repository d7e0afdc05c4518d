import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { failureKind, type Outcome, outcome } from '@rollcall/shared/module';
import { readIfExists } from '@rollcall/shared/node';
import * as z from 'zod/mini';

/** Days of outcomes that are kept and summed. */
const KEEP_DAYS = 7;

/** What a day may take, in bytes: about 15,000 outcomes. Later ones of that day are not kept. */
const MAX_DAY_BYTES = 2_000_000;

/** What one sender may take of a day, in bytes: a tenth, so that nobody alone can use it up. */
const MAX_SENDER_BYTES = MAX_DAY_BYTES / 10;

const DAY_FILE = /^\d{4}-\d{2}-\d{2}\.jsonl$/;

/** Versions that ever fell back, whose day may be gone: a line each. */
const FALLEN_FILE = 'fallen-back.jsonl';

/** An outcome as it is kept. */
const seenOutcome = z.object({
  ...outcome.shape,
  /** When it was reported, ISO in UTC. */
  at: z.string(),
});

export type SeenOutcome = z.infer<typeof seenOutcome>;

/** How loads of modules went in browsers, kept apart from the releases themselves (design §6). */
export interface OutcomeStore {
  /** Keeps outcomes that came from `sender`, up to its share of the day and to the day's limit. */
  add(outcomes: readonly Outcome[], sender: string): Promise<void>;
  /** Everything of the days that are kept. */
  read(): Promise<readonly SeenOutcome[]>;
  /** Each `NAME VERSION` whose load was ever replaced by last known good. */
  fallenBack(): Promise<ReadonlySet<string>>;
}

interface Options {
  readonly now?: () => Date;
  /** Is told once a day, in a sentence, that outcomes are left out. */
  readonly onLeftOut?: (sentence: string) => void;
}

/** Outcomes in a folder: a file a day (UTC), a line each. Several web hosts may append to it. */
export function folderOutcomes(
  folder: string,
  { now = () => new Date(), onLeftOut = () => {} }: Options = {},
): OutcomeStore {
  const budget = dailyBudget(onLeftOut);

  async function read(): Promise<SeenOutcome[]> {
    const oldest = oldestDay(now());
    return readLines(
      folder,
      (await dayFiles(folder)).filter((name) => name >= oldest),
    );
  }

  return {
    async add(outcomes, sender) {
      const at = now().toISOString();
      const day = at.slice(0, 10);
      const path = join(folder, `${day}.jsonl`);
      const text = outcomes.map((one) => `${JSON.stringify({ at, ...one })}\n`).join('');
      const size = await stat(path).then(
        (file) => file.size,
        () => 0,
      );
      if (!budget.take(day, sender, Buffer.byteLength(text), size)) return;
      if (size === 0) {
        await mkdir(folder, { recursive: true });
        await removeOldDays(folder, oldestDay(now()));
      }
      await appendFile(path, text);
    },
    read,
    async fallenBack() {
      return new Set([...(await readFallen(folder)), ...namesOfFallen(await read())]);
    },
  };
}

/** The first day that is kept, `YYYY-MM-DD` in UTC. */
const oldestDay = (now: Date) =>
  new Date(now.getTime() - (KEEP_DAYS - 1) * 86_400_000).toISOString().slice(0, 10);

async function dayFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => DAY_FILE.test(name)).toSorted();
}

async function readLines(folder: string, names: readonly string[]): Promise<SeenOutcome[]> {
  const texts = await Promise.all(names.map((name) => readIfExists(join(folder, name))));
  return texts.flatMap((text) => (text ?? '').split('\n').flatMap(readLine));
}

/** Removes the days before `oldest`; what fell back in them is remembered first. */
async function removeOldDays(folder: string, oldest: string): Promise<void> {
  const old = (await dayFiles(folder)).filter((name) => name < oldest);
  const known = await readFallen(folder);
  const fallen = namesOfFallen(await readLines(folder, old)).filter((name) => !known.has(name));
  if (fallen.length > 0) {
    const lines = [...new Set(fallen)].map((name) => `${JSON.stringify(name)}\n`);
    await appendFile(join(folder, FALLEN_FILE), lines.join(''));
  }
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}

async function readFallen(folder: string): Promise<Set<string>> {
  const text = (await readIfExists(join(folder, FALLEN_FILE))) ?? '';
  return new Set(text.split('\n').flatMap(readName));
}

/** Says whether an outcome may still be kept today, and counts it for its sender. */
function dailyBudget(onLeftOut: (sentence: string) => void) {
  let today = '';
  let used = new Map<string, number>();
  let told = new Set<string>();
  const refuse = (sentence: string) => {
    if (!told.has(sentence)) onLeftOut(sentence);
    told.add(sentence);
    return false;
  };
  return {
    take(day: string, sender: string, bytes: number, size: number): boolean {
      if (day !== today) [today, used, told] = [day, new Map(), new Set()];
      if (size + bytes > MAX_DAY_BYTES) {
        return refuse('Reports of module loads fill this day: later ones are left out.');
      }
      const own = (used.get(sender) ?? 0) + bytes;
      if (own > MAX_SENDER_BYTES) {
        return refuse('One sender has used up its share of today’s reports of module loads.');
      }
      used.set(sender, own);
      return true;
    },
  };
}

const namesOfFallen = (outcomes: readonly SeenOutcome[]) =>
  outcomes
    .filter(({ result }) => result === 'fallback')
    .map(({ module, version }) => `${module} ${version}`);

/** A line's outcome. One that cannot be read is left out: an outcome more or less decides nothing. */
function readLine(line: string): SeenOutcome[] {
  const kept = readJson(line);
  if (typeof kept !== 'object' || kept === null) return [];
  const { why, ...others } = kept as { why?: unknown };
  // Older releases let any text through as a reason: that is read as none.
  const reason = failureKind.safeParse(why);
  const read = seenOutcome.safeParse(reason.success ? { ...others, why: reason.data } : others);
  return read.success ? [read.data] : [];
}

function readName(line: string): string[] {
  const name = readJson(line);
  return typeof name === 'string' ? [name] : [];
}

function readJson(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

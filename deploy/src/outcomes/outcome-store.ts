import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { failureKind, type Outcome, outcome } from '@rollcall/shared/module';
import { readIfExists } from '@rollcall/shared/node';
import * as z from 'zod/mini';

/** Number of days for which outcomes are stored and counted. */
const KEEP_DAYS = 7;

/** Limit of a day's file, in bytes: about 15,000 outcomes. Later ones of that day are dropped. */
const MAX_DAY_BYTES = 2_000_000;

/** Limit of one client per day, in bytes: a tenth, so that a single client cannot use up the day. */
const MAX_CLIENT_BYTES = MAX_DAY_BYTES / 10;

const DAY_FILE = /^\d{4}-\d{2}-\d{2}\.jsonl$/;

/** Versions that ever fell back, one per line; the outcomes of that day may already be removed. */
const FALLBACK_FILE = 'fallen-back.jsonl';

/** An outcome as it is stored. */
const storedOutcome = z.object({
  ...outcome.shape,
  /** When it was reported, ISO in UTC. */
  at: z.string(),
});

export type StoredOutcome = z.infer<typeof storedOutcome>;

/** Results of module loads in browsers, stored separately from the releases (design §6). */
export interface OutcomeStore {
  /** Stores outcomes of a client, up to the client's limit and the day's limit. */
  add(outcomes: readonly Outcome[], client: string): Promise<void>;
  /** All outcomes of the days that are stored. */
  read(): Promise<readonly StoredOutcome[]>;
  /** Each `NAME VERSION` whose load was ever replaced by last known good. */
  fallenBack(): Promise<ReadonlySet<string>>;
}

interface Options {
  readonly now?: () => Date;
  /** Called once a day for each reason, with a sentence, when outcomes are dropped. */
  readonly onDropped?: (sentence: string) => void;
}

/** Outcomes in a folder: one file per day (UTC), one line per outcome. Several web hosts may append to it. */
export function folderOutcomes(
  folder: string,
  { now = () => new Date(), onDropped = () => {} }: Options = {},
): OutcomeStore {
  const budget = dailyBudget(onDropped);

  async function read(): Promise<StoredOutcome[]> {
    const oldest = oldestDay(now());
    return readLines(
      folder,
      (await dayFiles(folder)).filter((name) => name >= oldest),
    );
  }

  return {
    async add(outcomes, client) {
      const at = now().toISOString();
      const day = at.slice(0, 10);
      const path = join(folder, `${day}.jsonl`);
      const text = outcomes.map((one) => `${JSON.stringify({ at, ...one })}\n`).join('');
      const size = await stat(path).then(
        (file) => file.size,
        () => 0,
      );
      if (!budget.take(day, client, Buffer.byteLength(text), size)) return;
      if (size === 0) {
        await mkdir(folder, { recursive: true });
        await removeOldDays(folder, oldestDay(now()));
      }
      await appendFile(path, text);
    },
    read,
    async fallenBack() {
      return new Set([...(await readFallbacks(folder)), ...fallbackNames(await read())]);
    },
  };
}

/** The oldest day that is stored, `YYYY-MM-DD` in UTC. */
const oldestDay = (now: Date) =>
  new Date(now.getTime() - (KEEP_DAYS - 1) * 86_400_000).toISOString().slice(0, 10);

async function dayFiles(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => DAY_FILE.test(name)).toSorted();
}

async function readLines(folder: string, names: readonly string[]): Promise<StoredOutcome[]> {
  const texts = await Promise.all(names.map((name) => readIfExists(join(folder, name))));
  return texts.flatMap((text) => (text ?? '').split('\n').flatMap(readLine));
}

/** Records the fallbacks of the days before `oldest`, then removes those days. */
async function removeOldDays(folder: string, oldest: string): Promise<void> {
  const old = (await dayFiles(folder)).filter((name) => name < oldest);
  const recorded = await readFallbacks(folder);
  const fallbacks = fallbackNames(await readLines(folder, old)).filter(
    (name) => !recorded.has(name),
  );
  if (fallbacks.length > 0) {
    const lines = [...new Set(fallbacks)].map((name) => `${JSON.stringify(name)}\n`);
    await appendFile(join(folder, FALLBACK_FILE), lines.join(''));
  }
  await Promise.all(old.map((name) => rm(join(folder, name), { force: true })));
}

async function readFallbacks(folder: string): Promise<Set<string>> {
  const text = (await readIfExists(join(folder, FALLBACK_FILE))) ?? '';
  return new Set(text.split('\n').flatMap(readName));
}

/** Limits what is stored per day and per client. */
function dailyBudget(onDropped: (sentence: string) => void) {
  let today = '';
  let used = new Map<string, number>();
  let reported = new Set<string>();
  const refuse = (sentence: string) => {
    if (!reported.has(sentence)) onDropped(sentence);
    reported.add(sentence);
    return false;
  };
  return {
    take(day: string, client: string, bytes: number, size: number): boolean {
      if (day !== today) [today, used, reported] = [day, new Map(), new Set()];
      if (size + bytes > MAX_DAY_BYTES) {
        return refuse(
          'The daily limit for reports of module loads is reached: later reports are dropped.',
        );
      }
      const total = (used.get(client) ?? 0) + bytes;
      if (total > MAX_CLIENT_BYTES) {
        return refuse(
          'One client has reached its daily limit for reports of module loads: its later reports are dropped.',
        );
      }
      used.set(client, total);
      return true;
    },
  };
}

const fallbackNames = (outcomes: readonly StoredOutcome[]) =>
  outcomes
    .filter(({ result }) => result === 'fallback')
    .map(({ module, version }) => `${module} ${version}`);

/** The outcome of a line. An unreadable line is skipped: single outcomes do not matter. */
function readLine(line: string): StoredOutcome[] {
  const stored = readJson(line);
  if (typeof stored !== 'object' || stored === null) return [];
  const { why, ...others } = stored as { why?: unknown };
  // A newer host may have stored a reason that this one does not know.
  const reason = failureKind.safeParse(why);
  const read = storedOutcome.safeParse(reason.success ? { ...others, why: reason.data } : others);
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

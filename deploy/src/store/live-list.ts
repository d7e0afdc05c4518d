import { isReleaseName, isVersion, type ReleaseList, releaseList } from '@rollcall/shared/module';
import { readIfExists, StartError } from '@rollcall/shared/node';
import * as z from 'zod/mini';

/** One line of `log.jsonl`: who moved which pointer from where to where. */
const move = z.object({
  /** Counts all moves of a store from 1 on. */
  number: z.number(),
  at: z.string(),
  by: z.string(),
  action: z.enum(['seed', 'release', 'rollback', 'confirm', 'disable', 'enable']),
  name: z.string(),
  /** The version that was current before; null for the first. */
  from: z.nullable(z.string()),
  to: z.string(),
  /** Last known good after the move. */
  good: z.nullable(z.string()),
});

export type Move = z.infer<typeof move>;

/** `live.json` as the store keeps it: the release list, and the log lines that belong to its last change. */
const liveList = z.extend(releaseList, { moves: z._default(z.array(move), []) });

export interface LiveList {
  readonly list: ReleaseList;
  readonly moves: readonly Move[];
}

/** `live.json` or `log.jsonl` is damaged. The message names the file for an operator: no answer may carry it. */
export class DamagedStoreError extends StartError {
  override name = 'DamagedStoreError';

  constructor(what: string, cause?: unknown) {
    super(`${what}. Repair it: npm run releases -- --repair`, { cause });
  }
}

/**
 * The text of `live.json`, its copy or the log; undefined when there is none.
 * @throws DamagedStoreError when something is there that cannot be read, as a folder or another user's file.
 */
export async function readStored(path: string): Promise<string | undefined> {
  try {
    return await readIfExists(path);
  } catch (cause) {
    throw new DamagedStoreError(`${path} cannot be read (${(cause as Error).message})`, cause);
  }
}

/** @throws DamagedStoreError naming the file when it is no release list. */
export function parseLiveList(text: string, path: string): LiveList {
  try {
    const { moves, ...list } = liveList.parse(JSON.parse(text));
    return { list, moves };
  } catch (cause) {
    throw new DamagedStoreError(`${path} is not a release list`, cause);
  }
}

/**
 * The text of `live.json` for a list and its moves. It is read back with the reader's own schema before anything is
 * written: what no reader could read must not be stored.
 * @throws an error naming what is wrong; nothing has been written.
 */
export function writeLiveList(list: ReleaseList, moves: readonly Move[]): string {
  const text = `${JSON.stringify({ ...list, moves }, null, 2)}\n`;
  const written = liveList.safeParse(JSON.parse(text));
  const problems = written.success
    ? [
        ...badNames(Object.keys(list.modules)),
        ...badNames(moves.map(({ name }) => name)),
        ...moves.map(({ to }) => to).filter((version) => !isVersion(version)),
      ]
    : written.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (problems.length > 0) {
    throw new Error(`This change would damage the release list: ${problems.join('; ')}`);
  }
  return text;
}

const badNames = (names: readonly string[]) =>
  names.filter((name) => !isReleaseName(name)).map((name) => JSON.stringify(name));

/** A log's text, line by line: the moves, and the lines that are none by their number from 1 on. */
export interface ReadLog {
  readonly moves: readonly Move[];
  readonly damaged: readonly number[];
}

/**
 * Reads a log as far as it can be read. A last line without its end was being written when a process died: it does
 * not count, and the store writes it again before the next move.
 */
export function readLogLines(text: string): ReadLog {
  const lines = text.slice(0, text.lastIndexOf('\n') + 1).split('\n');
  const moves: Move[] = [];
  const damaged: number[] = [];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    const read = readMove(line);
    if (read) moves.push(read);
    else damaged.push(index + 1);
  }
  return { moves, damaged };
}

function readMove(line: string): Move | undefined {
  try {
    return move.parse(JSON.parse(line));
  } catch {
    return undefined;
  }
}

/**
 * The moves of a log's text.
 * @throws DamagedStoreError naming the file and the first line that cannot be read.
 */
export function parseLog(text: string, path: string): readonly Move[] {
  const { moves, damaged } = readLogLines(text);
  const [first] = damaged;
  if (first === undefined) return moves;
  throw new DamagedStoreError(`${path}, line ${first}, is not a pointer move`);
}

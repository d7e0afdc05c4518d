import {
  isReleaseName,
  isVersion,
  type ReleaseList,
  releaseList,
  tolerantObject,
} from '@rollcall/shared/module';
import { OperatorError, readIfExists } from '@rollcall/shared/node';
import * as z from 'zod/mini';

/** One line of `log.jsonl`: a pointer move. */
const move = tolerantObject({
  /** Number of the move in its store, starting at 1. */
  number: z.number(),
  at: z.string(),
  by: z.string(),
  /** What was done. Newer releases may have more actions; every action moves the pointer from `from` to `to`. */
  action: z.string(),
  name: z.string(),
  /** The version that was current before; null for the first. */
  from: z.nullable(z.string()),
  to: z.string(),
  /** Last known good after the move. */
  good: z.nullable(z.string()),
  /** The operator made it live without a passed smoke test (decision 067). */
  unsmoked: z.optional(z.boolean()),
});

export type Move = z.infer<typeof move>;

/** The content of `live.json`: the release list and the log lines of its last change. */
const liveList = z.extend(releaseList, { moves: z._default(z.array(move), []) });

export interface LiveList {
  readonly list: ReleaseList;
  readonly moves: readonly Move[];
}

/** `live.json` or `log.jsonl` is damaged. The message has the file's path, so it must not be sent to clients. */
export class DamagedStoreError extends OperatorError {
  override name = 'DamagedStoreError';

  constructor(problem: string, cause?: unknown) {
    super(`${problem}. Repair it: npm run releases -- --repair`, { cause });
  }
}

/**
 * The text of `live.json`, its copy or the log; undefined when the file does not exist.
 * @throws DamagedStoreError when it cannot be read, for example because it is a folder or belongs to another user.
 */
export async function readStored(path: string): Promise<string | undefined> {
  try {
    return await readIfExists(path);
  } catch (cause) {
    throw new DamagedStoreError(`${path} cannot be read (${(cause as Error).message})`, cause);
  }
}

/** @throws DamagedStoreError with the path when the text is not a release list. */
export function parseLiveList(text: string, path: string): LiveList {
  try {
    const { moves, ...list } = liveList.parse(JSON.parse(text));
    return { list, moves };
  } catch (cause) {
    throw new DamagedStoreError(`${path} is not a release list`, cause);
  }
}

/**
 * The text of `live.json` for a list and its moves. It is validated with the schema that readers use, so an
 * unreadable list is never stored.
 * @throws Error that lists the problems.
 */
export function serializeLiveList(list: ReleaseList, moves: readonly Move[]): string {
  const text = `${JSON.stringify({ ...list, moves }, null, 2)}\n`;
  const validated = liveList.safeParse(JSON.parse(text));
  const problems = validated.success
    ? [
        ...badNames(Object.keys(list.modules)),
        ...badNames(moves.map(({ name }) => name)),
        ...moves.map(({ to }) => to).filter((version) => !isVersion(version)),
      ]
    : validated.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  if (problems.length > 0) {
    throw new Error(`This change would damage the release list: ${problems.join('; ')}`);
  }
  return text;
}

const badNames = (names: readonly string[]) =>
  names.filter((name) => !isReleaseName(name)).map((name) => JSON.stringify(name));

/** The moves in a log, and the numbers of its damaged lines, starting at 1. */
export interface ReadLog {
  readonly moves: readonly Move[];
  readonly damaged: readonly number[];
}

/**
 * Reads all readable lines of a log. A last line without a line break was being written when a process died: it is
 * ignored, and the store writes it again before the next move.
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
 * @throws DamagedStoreError with the file and the number of the first unreadable line.
 */
export function parseLog(text: string, path: string): readonly Move[] {
  const { moves, damaged } = readLogLines(text);
  const [first] = damaged;
  if (first === undefined) return moves;
  throw new DamagedStoreError(`${path}, line ${first}, is not a pointer move`);
}

import { type ReleaseList, releaseList } from '@rollcall/shared/module';
import * as z from 'zod/mini';
import { StartError } from '../start-error.ts';

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

/** @throws StartError naming the file when it is no release list. */
export function parseLiveList(text: string, path: string): LiveList {
  try {
    const { moves, ...list } = liveList.parse(JSON.parse(text));
    return { list, moves };
  } catch (cause) {
    throw new StartError(`${path} is not a release list: restore it or remove the folder.`, {
      cause,
    });
  }
}

/**
 * The moves of a log's text. A last line without its end was being written when a process died: it does not
 * count, and the store writes it again before the next move.
 * @throws StartError naming the file and the line when any other cannot be read.
 */
export function parseLog(text: string, path: string): Move[] {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return whole
    .split('\n')
    .filter((line) => line !== '')
    .map((line, index) => {
      try {
        return move.parse(JSON.parse(line));
      } catch (cause) {
        throw new StartError(`${path}, line ${index + 1}, is not a pointer move: correct it.`, {
          cause,
        });
      }
    });
}

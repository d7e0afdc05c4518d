import { truncate } from 'node:fs/promises';
import type { ReleaseList } from '@rollcall/shared/module';
import { appendLine, removeTemporary, writeAtomic } from '@rollcall/shared/node';
import {
  DamagedStoreError,
  type LiveList,
  type Move,
  parseLiveList,
  parseLog,
  readStored,
  serializeLiveList,
} from './live-list.ts';
import { withStoreLock } from './lock.ts';
import type { Before, Change, ReleaseStore } from './release-store.ts';
import { repairStore } from './repair-store.ts';
import { keepReserve, withReserve } from './reserve.ts';
import { type StorePaths, storePaths } from './store-paths.ts';
import { versionFiles } from './version-files.ts';

/** A release store in a folder: `NAME/VERSION/…`, `live.json`, `log.jsonl`. `now` dates the moves. */
export function folderStore(root: string, now = () => new Date()): ReleaseStore {
  const paths = storePaths(root);
  const versions = versionFiles(root);
  return {
    ...versions,
    readList: async () => (await readLive(paths))?.list,
    readLog: async () => parseLog((await readStored(paths.log)) ?? '', paths.log),
    readCopy: () => readCopy(paths.copy),
    changeList: (by, change) =>
      withStoreLock(paths.lock, () => changeUnderLock(paths, { by, now: now() }, change)),
    repair: () => repairStore(root, versions, now()),
  };
}

/** @throws DamagedStoreError when the list cannot be read, or is missing while its copy or the log exists. */
async function readLive(paths: StorePaths): Promise<LiveList | undefined> {
  const text = await readStored(paths.live);
  if (text !== undefined) return parseLiveList(text, paths.live);
  const others = [await readStored(paths.copy), await readStored(paths.log)];
  if (others.some(Boolean)) throw new DamagedStoreError(`${paths.live} is missing`);
  return undefined;
}

async function readCopy(path: string): Promise<ReleaseList | undefined> {
  try {
    const text = await readStored(path);
    return text === undefined ? undefined : parseLiveList(text, path).list;
  } catch {
    return undefined;
  }
}

/** How far the clocks of hosts may differ, in milliseconds: a stored time that is further ahead is wrong. */
const MAX_CLOCK_SKEW_MS = 24 * 60 * 60 * 1000;

/**
 * The time of a change, ISO: now, but never before the last change, so that a host whose clock is behind cannot make a
 * version look older than it is and promote it too early (design §5).
 */
function timeOfChange(now: Date, last: string | undefined): string {
  const aheadMs = last === undefined ? 0 : Date.parse(last) - now.getTime();
  const isBehind = last !== undefined && aheadMs > 0 && aheadMs <= MAX_CLOCK_SKEW_MS;
  return isBehind ? new Date(last).toISOString() : now.toISOString();
}

/** Applies a change and writes the result. The caller holds the lock. */
async function changeUnderLock<T>(
  paths: StorePaths,
  { by, now }: { readonly by: string; readonly now: Date },
  change: (before: Before) => Change<T> | Promise<Change<T>>,
): Promise<T> {
  const live = await readLive(paths);
  const at = timeOfChange(now, live?.list.updatedAt);
  const log = await completeLog(paths.log, live?.moves ?? []);
  const { shell, modules, moves, result } = await change({ list: live?.list, log, at, now });
  if (moves.length === 0) return result;
  const last = Math.max(log.at(-1)?.number ?? 0, live?.moves.at(-1)?.number ?? 0);
  const numbered = moves.map(
    (note, index): Move => ({ number: last + index + 1, at, by, ...note }),
  );
  // Fields of a newer release stay in the list (decision 064).
  const list = { ...live?.list, format: 1 as const, updatedAt: at, shell, modules };
  const text = serializeLiveList(list, numbered);
  await removeTemporary(paths.live);
  // Write the list first: it includes its log lines, so that a crash in between loses none.
  await withReserve(paths.reserve, () => writeAtomic(paths.live, text));
  for (const move of numbered) await appendLine(paths.log, JSON.stringify(move));
  await writeCopy(paths.copy, text);
  await keepReserve(paths.reserve);
  return result;
}

/** Appends moves of the last change that a killed process did not log; returns the log. The caller holds the lock. */
async function completeLog(path: string, moves: readonly Move[]): Promise<readonly Move[]> {
  const text = (await readStored(path)) ?? '';
  const complete = text.slice(0, text.lastIndexOf('\n') + 1);
  if (complete !== text) await truncate(path, Buffer.byteLength(complete));
  const log = parseLog(complete, path);
  const last = log.at(-1)?.number ?? 0;
  const missing = moves.filter(({ number }) => number > last);
  for (const move of missing) await appendLine(path, JSON.stringify(move));
  return [...log, ...missing];
}

/** Writes the copy and ignores failures: the move is already made and must not be reported as failed. */
async function writeCopy(path: string, text: string): Promise<void> {
  await removeTemporary(path)
    .then(() => writeAtomic(path, text))
    .catch(() => undefined);
}

import { readdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { isReleaseName, isVersion, type ReleaseList } from '@rollcall/shared/module';
import { appendLine, readIfExists, removeTemporary, writeAtomic } from '@rollcall/shared/node';
import { integrityOf } from './integrity.ts';
import {
  DamagedStoreError,
  type LiveList,
  type Move,
  parseLiveList,
  parseLog,
  readStored,
  writeLiveList,
} from './live-list.ts';
import { withLock } from './lock.ts';
import { publishFolder } from './publish.ts';
import type { Before, ReleaseStore } from './release-store.ts';
import { repairStore } from './repair-store.ts';
import { storePaths, versionPath } from './store-paths.ts';

/** A release store in a folder: `NAME/VERSION/…`, `live.json`, `log.jsonl`. `now` dates the moves. */
export function folderStore(root: string, now = () => new Date()): ReleaseStore {
  const paths = storePaths(root);

  /** @throws DamagedStoreError when the list cannot be read, or is gone while its copy or the log is there. */
  async function readLive(): Promise<LiveList | undefined> {
    const text = await readStored(paths.live);
    if (text !== undefined) return parseLiveList(text, paths.live);
    const others = [await readStored(paths.copy), await readStored(paths.log)];
    if (others.some(Boolean)) throw new DamagedStoreError(`${paths.live} is gone`);
    return undefined;
  }

  const readLog = async () => parseLog((await readStored(paths.log)) ?? '', paths.log);

  /** Appends the moves of the last change that a killed process did not log. Holds the lock. */
  async function completeLog(moves: readonly Move[]): Promise<readonly Move[]> {
    const text = (await readStored(paths.log)) ?? '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole !== text) await truncate(paths.log, Buffer.byteLength(whole));
    const log = parseLog(whole, paths.log);
    const last = log.at(-1)?.number ?? 0;
    const missing = moves.filter(({ number }) => number > last);
    for (const move of missing) await appendLine(paths.log, JSON.stringify(move));
    return [...log, ...missing];
  }

  async function readText(name: string, version: string, path: string) {
    const file = versionPath(root, name, version, path);
    return file === undefined ? undefined : readIfExists(file);
  }

  return {
    readList: async () => (await readLive())?.list,
    readLog,
    readText,
    async readCopy() {
      try {
        const text = await readStored(paths.copy);
        return text === undefined ? undefined : parseLiveList(text, paths.copy).list;
      } catch {
        return undefined;
      }
    },
    async hashOf(name, version, path) {
      const file = versionPath(root, name, version, path);
      return file === undefined ? undefined : integrityOf(file).catch(() => undefined);
    },
    async listVersions(name) {
      if (!isReleaseName(name)) return [];
      const entries = await readdir(join(root, name), { withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isDirectory() && isVersion(entry.name))
        .map((entry) => entry.name);
    },
    async changeList(by, change) {
      return withLock(paths.lock, async () => {
        const live = await readLive();
        const log = await completeLog(live?.moves ?? []);
        const list = live?.list;
        const before: Before = { list, log, at: now().toISOString() };
        const { shell, modules, moves, result } = await change(before);
        if (moves.length === 0) return result;
        const last = Math.max(log.at(-1)?.number ?? 0, live?.moves.at(-1)?.number ?? 0);
        const numbered = moves.map(
          (note, index): Move => ({ number: last + index + 1, at: before.at, by, ...note }),
        );
        const after: ReleaseList = { format: 1, updatedAt: before.at, shell, modules };
        const text = writeLiveList(after, numbered);
        await removeTemporary(paths.live);
        // The list first: it carries its log lines, so that a crash in between loses none.
        await writeAtomic(paths.live, text);
        for (const move of numbered) await appendLine(paths.log, JSON.stringify(move));
        await keepCopy(text);
        return result;
      });
    },
    async publish(name, version, folder, record) {
      if (versionPath(root, name, version) === undefined) {
        throw new Error(`${JSON.stringify(`${name} ${version}`)} cannot be published.`);
      }
      await publishFolder(root, name, version, folder, record);
    },
    repair: () => repairStore(root, { readText }, now()),
    async saveCopy() {
      if ((await readIfExists(paths.copy)) !== undefined) return;
      await withLock(paths.lock, async () => {
        const text = await readIfExists(paths.live);
        if (text === undefined) return;
        parseLiveList(text, paths.live);
        await keepCopy(text);
      });
    },
  };

  /** The move is made by now: a disk that takes no copy must not make it look as if it had failed. */
  async function keepCopy(text: string): Promise<void> {
    await removeTemporary(paths.copy)
      .then(() => writeAtomic(paths.copy, text))
      .catch(() => undefined);
  }
}

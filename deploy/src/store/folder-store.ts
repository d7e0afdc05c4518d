import { mkdir, readdir, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseList } from '@rollcall/shared/module';
import { appendLine, readIfExists, writeAtomic } from './atomic-file.ts';
import { integrityOf } from './integrity.ts';
import { type LiveList, type Move, parseLiveList, parseLog } from './live-list.ts';
import { withLock } from './lock.ts';
import { settleList } from './pointers.ts';
import { publishFolder } from './publish.ts';
import type { Before, ReleaseStore } from './release-store.ts';

/** A release store in a folder: `NAME/VERSION/…`, `live.json`, `log.jsonl`. `now` is the clock of `good`. */
export function folderStore(root: string, now = () => new Date()): ReleaseStore {
  const livePath = join(root, 'live.json');
  const logPath = join(root, 'log.jsonl');

  async function readLive(): Promise<LiveList | undefined> {
    const text = await readIfExists(livePath);
    return text === undefined ? undefined : parseLiveList(text, livePath);
  }

  async function readList(): Promise<ReleaseList | undefined> {
    const live = await readLive();
    return live && settleList(live.list, now());
  }

  const readLog = async () => parseLog((await readIfExists(logPath)) ?? '', logPath);

  /** Appends the moves of the last change that a killed process did not come to log. Holds the lock. */
  async function mendLog(moves: readonly Move[]): Promise<readonly Move[]> {
    const text = (await readIfExists(logPath)) ?? '';
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole !== text) await truncate(logPath, Buffer.byteLength(whole));
    const log = parseLog(whole, logPath);
    const last = log.at(-1)?.number ?? 0;
    const missing = moves.filter(({ number }) => number > last);
    for (const move of missing) await appendLine(logPath, JSON.stringify(move));
    return [...log, ...missing];
  }

  return {
    readList,
    readLog,
    readText: (name, version, path) => readIfExists(join(root, name, version, path)),
    hashOf: (name, version, path) =>
      integrityOf(join(root, name, version, path)).catch(() => undefined),
    async listVersions(name) {
      const entries = await readdir(join(root, name), { withFileTypes: true }).catch(() => []);
      return entries
        .filter((entry) => entry.isDirectory() && /^\d/.test(entry.name))
        .map((entry) => entry.name);
    },
    async changeList(by, change) {
      await mkdir(root, { recursive: true });
      return withLock(join(root, 'live.lock'), async () => {
        const live = await readLive();
        const log = await mendLog(live?.moves ?? []);
        const at = now();
        const list = live && settleList(live.list, at);
        const before: Before = { list, log, at: at.toISOString() };
        const { moves, ...pointers } = await change(before);
        if (moves.length === 0) return list;
        const last = Math.max(log.at(-1)?.number ?? 0, live?.moves.at(-1)?.number ?? 0);
        const numbered = moves.map(
          (note, index): Move => ({ number: last + index + 1, at: before.at, by, ...note }),
        );
        const after: ReleaseList = { format: 1, updatedAt: before.at, ...pointers };
        // The list first: it carries its log lines, so that a crash in between loses none.
        await writeAtomic(livePath, `${JSON.stringify({ ...after, moves: numbered }, null, 2)}\n`);
        for (const move of numbered) await appendLine(logPath, JSON.stringify(move));
        return after;
      });
    },
    publish: (name, version, folder, record) => publishFolder(root, name, version, folder, record),
  };
}

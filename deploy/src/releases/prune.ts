import { pointersOf } from '@rollcall/shared/module';
import { readRelease } from '../gate/read-live.ts';
import type { Before, ReleaseStore } from '../store/release-store.ts';
import { versionsToPrune } from '../store/versions-to-prune.ts';
import { nothingLive } from './point-to.ts';

/** How often running hosts prune, in milliseconds: once a day. */
const PRUNE_INTERVAL_MS = 24 * 60 * 60 * 1000;

interface Pruned {
  readonly name: string;
  readonly version: string;
}

/**
 * Removes the versions that nothing needs any more (decision 069), under the store's lock, so that no pointer can move to
 * one of them meanwhile. With `isDryRun` nothing is removed. Returns them.
 * @throws OperatorError when nothing is live; DamagedStoreError when list or log cannot be read.
 */
export async function pruneVersions(
  store: ReleaseStore,
  { by, isDryRun = false }: { readonly by: string; readonly isDryRun?: boolean },
): Promise<readonly Pruned[]> {
  return store.changeList(by, async (before) => {
    if (!before.list) throw nothingLive();
    const result = await findUnneeded(store, before);
    if (!isDryRun) for (const { name, version } of result) await store.remove(name, version);
    return { ...before.list, moves: [], result };
  });
}

async function findUnneeded(store: ReleaseStore, { list, log, at }: Before): Promise<Pruned[]> {
  const found = [...pointersOf(list)].map(async ([name, pointer]) => {
    // A damaged record says nothing about its version, which stays.
    const releases = await Promise.all(
      (await store.listVersions(name)).map((version) =>
        readRelease(store, name, version).catch(() => undefined),
      ),
    );
    const versions = releases.flatMap((release) => release?.record ?? []);
    const unneeded = versionsToPrune(name, pointer, versions, log, new Date(at));
    return unneeded.map((version) => ({ name, version }));
  });
  return (await Promise.all(found)).flat();
}

/** Prunes now and once a day; reports what was removed. Returns a function that stops it. */
export function startPruning(
  store: ReleaseStore,
  log: { info(sentence: string): void; error(error: unknown): void },
): () => void {
  const prune = async () => {
    if (!(await store.readList())) return;
    const removed = await pruneVersions(store, { by: 'automatic pruning' });
    for (const { name, version } of removed)
      log.info(`Removed the unused release ${name} ${version}`);
  };
  const run = () => void prune().catch((error: unknown) => log.error(error));
  run();
  const timer = setInterval(run, PRUNE_INTERVAL_MS);
  timer.unref();
  return () => clearInterval(timer);
}

import { pointerOf } from '@rollcall/shared/module';
import { readRelease } from '../gate/read-live.ts';
import { SDK_FOLDER, SDK_INDEX, sdkIndex } from '../sdk/sdk-index.ts';
import type { Before, ReleaseStore } from '../store/release-store.ts';
import { type StoredVersion, versionsToPrune } from '../store/versions-to-prune.ts';
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
  const unneeded: Pruned[] = [];
  const sdks = new Set<string>();
  for (const name of await store.listNames()) {
    const pointer = pointerOf(list, name);
    const versions = await readRecords(store, name);
    const found = new Set(versionsToPrune(name, pointer, versions, log, new Date(at)));
    unneeded.push(...[...found].map((version) => ({ name, version })));
    const kept = versions.filter(({ version }) => !found.has(version));
    for (const { sdk } of kept) if (sdk !== undefined) sdks.add(sdk);
  }
  return withoutSdkHolders(store, unneeded, sdks);
}

/** A stored version; a module's has the version of the SDK that it was built with. */
interface Stored extends StoredVersion {
  readonly sdk?: string | undefined;
}

/** The records of a name's versions. A damaged record says nothing about its version, which stays. */
async function readRecords(store: ReleaseStore, name: string): Promise<readonly Stored[]> {
  const releases = await Promise.all(
    (await store.listVersions(name)).map((version) =>
      readRelease(store, name, version).catch(() => undefined),
    ),
  );
  return releases.flatMap((release) => release?.record ?? []);
}

/** Without the shells that alone have the archive of an SDK in use: lock files of teams name it. The newest one stays. */
async function withoutSdkHolders(
  store: ReleaseStore,
  unneeded: readonly Pruned[],
  sdks: ReadonlySet<string>,
): Promise<Pruned[]> {
  const isUnneeded = (version: string) =>
    unneeded.some((one) => one.name === 'shell' && one.version === version);
  const shells = (await readRecords(store, 'shell')).toSorted((a, b) =>
    b.builtAt.localeCompare(a.builtAt),
  );
  const served = new Set<string>();
  const held = new Set<string>();
  for (const { version } of [
    ...shells.filter((one) => !isUnneeded(one.version)),
    ...shells.filter((one) => isUnneeded(one.version)),
  ]) {
    const wanted = (await sdksOf(store, version)).filter(
      (sdk) => sdks.has(sdk) && !served.has(sdk),
    );
    if (wanted.length > 0) held.add(version);
    for (const sdk of wanted) served.add(sdk);
  }
  return unneeded.filter(({ name, version }) => name !== 'shell' || !held.has(version));
}

/** Versions of the packages that a shell was built with. */
async function sdksOf(store: ReleaseStore, version: string): Promise<string[]> {
  const text = await store.readText('shell', version, `${SDK_FOLDER}/${SDK_INDEX}`);
  return text === undefined
    ? []
    : sdkIndex.parse(JSON.parse(text)).packages.map((one) => one.version);
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

import {
  type AnyRelease,
  listOf,
  pointerOf,
  pointersOf,
  type ReleaseList,
  withRecords,
} from '@rollcall/shared/module';
import { printableValue } from '@rollcall/shared/node';
import { withBuildLock } from '../build/build-lock.ts';
import { buildWorkspace, findBuild } from '../build/build-workspace.ts';
import { compareSources } from '../build/compare-sources.ts';
import { releaseVersion } from '../build/content-id.ts';
import { inParallel } from '../build/in-parallel.ts';
import { listWorkspaces, type Workspace } from '../build/workspaces.ts';
import { assertRules, LIVE_RULES, SOURCE_RULES } from '../gate/gate.ts';
import { readLive, readRelease } from '../gate/read-live.ts';
import type { PrintLine } from '../process/progress.ts';
import { DamagedStoreError } from '../store/live-list.ts';
import { confirm, pointAt } from '../store/pointers.ts';
import type { Before, Change, ReleaseStore } from '../store/release-store.ts';
import { checkBuild, publishBuild, titleOf } from './publish-build.ts';

/**
 * Makes sure that every name has a live release: builds and releases those that have none, through the same gate as any
 * release, and prints where the working tree differs from what is live. A live version is never rebuilt (design §1).
 */
export async function ensureFirstReleases(
  store: ReleaseStore,
  printLine: PrintLine,
): Promise<void> {
  const workspaces = listWorkspaces();
  const list = await readListOrCopy(store, printLine);
  if (list === 'copy') return;
  for (const line of differences(workspaces, list)) printLine(`  ${line}`);
  const missing = workspaces.filter(({ name }) => liveVersion(list, name) === undefined);
  if (missing.length === 0) return;
  for (const { name, descriptor } of missing) {
    await assertRules(`${name}/module.json`, SOURCE_RULES, { name, descriptor });
  }
  printLine(`  Building ${missing.map(({ name }) => name).join(', ')} …`);
  const releases = await inParallel(missing, async (workspace) => {
    const version = releaseVersion(workspace);
    // A published version without a pointer is left by an earlier start that was interrupted.
    const published = await readRelease(store, workspace.name, version);
    if (published) return published;
    const startedAt = performance.now();
    const release = await buildAndPublish(store, workspace, version);
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    printLine(`  ✓ ${workspace.name} ${version} built (${seconds} s)`);
    return release;
  });
  await store.changeList('npm start', (before) => pointToFirst(store, before, releases));
}

/**
 * The release list, or `copy` when it is damaged and its copy can be served until it is repaired.
 * @throws DamagedStoreError when there is no readable copy either.
 */
async function readListOrCopy(
  store: ReleaseStore,
  printLine: PrintLine,
): Promise<ReleaseList | undefined | 'copy'> {
  try {
    return await store.readList();
  } catch (error) {
    const copy = error instanceof DamagedStoreError ? await store.readCopy() : undefined;
    if (!copy) throw error;
    printLine(`  ${(error as Error).message}`);
    printLine(
      `  Until then pages are served from its copy of ${printableValue(copy.updatedAt)}, and nothing can be released.`,
    );
    return 'copy';
  }
}

/** One line for each workspace whose source differs from its live version, with the command that releases it. */
function differences(workspaces: readonly Workspace[], list: ReleaseList | undefined): string[] {
  return workspaces.flatMap((workspace) => {
    const { name } = workspace;
    const current = liveVersion(list, name);
    if (current === undefined || current === releaseVersion(workspace)) return [];
    return [`${name}: source differs from live ${current}; npm run release -w ${name}`];
  });
}

const liveVersion = (list: ReleaseList | undefined, name: string) => pointerOf(list, name)?.current;

function buildAndPublish(store: ReleaseStore, workspace: Workspace, version: string) {
  return withBuildLock(workspace.name, async () => {
    const build = findBuild(workspace, version) ?? (await buildWorkspace(workspace, version));
    const { tested } = compareSources(workspace, undefined);
    const release = await checkBuild(build, tested);
    await publishBuild(store, build, release);
    return release;
  });
}

/** Adds pointers to first releases, which are current and last known good: they were built and tested together. */
async function pointToFirst(
  store: ReleaseStore,
  { list, at }: Before,
  releases: readonly AnyRelease[],
): Promise<Change> {
  const pointers = pointersOf(list);
  for (const release of releases) {
    const stamp = { by: 'npm start', at };
    const first = confirm(pointAt(undefined, release.record.version, stamp), stamp);
    pointers.set(release.record.name, withRecords(first, [release]));
  }
  const after = listOf(pointers);
  if (!after) throw new Error('A release list needs a shell.');
  const live = await readLive(store, after);
  for (const candidate of releases) {
    const facts = { candidate, live, isRollback: false, again: false };
    await assertRules(titleOf(candidate), LIVE_RULES, facts);
  }
  const moves = releases.map(({ record: { name, version } }) => ({
    action: 'seed' as const,
    name,
    from: null,
    to: version,
    good: version,
  }));
  return { ...after, moves, result: undefined };
}

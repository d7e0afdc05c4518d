import { join } from 'node:path';
import {
  moduleDescriptor,
  release as moduleRelease,
  type Release,
  type ShellRelease,
  shellRelease,
} from '@rollcall/shared/module';
import { type Build, buildWorkspace } from '../build/build-workspace.ts';
import { releaseVersion } from '../build/content-id.ts';
import { inParallel } from '../build/in-parallel.ts';
import { listWorkspaces, type Workspace } from '../build/workspaces.ts';
import type { Say } from '../progress.ts';
import { checkDescriptors } from './check-descriptors.ts';
import { integrityOf, isChecked, listFiles } from './integrity.ts';
import { pointAt, withRecords } from './pointers.ts';
import type { Before, Change, ReleaseStore } from './release-store.ts';

/**
 * Makes sure that every name has a live release: builds, publishes and points those that have none, and says
 * where the working tree differs from what is live. What is live is never rebuilt (design §1).
 */
export async function seedStore(store: ReleaseStore, say: Say): Promise<void> {
  const workspaces = listWorkspaces();
  checkDescriptors(workspaces);
  const list = await store.readList();
  const live = (name: string) =>
    name === 'shell' ? list?.shell.current : list?.modules[name]?.current;
  for (const workspace of workspaces) {
    const current = live(workspace.name);
    if (current !== undefined && current !== releaseVersion(workspace)) {
      say(
        `  ${workspace.name}: source differs from live ${current}; remove DATA_DIR/releases and start again to serve it`,
      );
    }
  }
  const missing = workspaces.filter(({ name }) => live(name) === undefined);
  if (missing.length === 0) return;
  say(`  Building ${missing.map(({ name }) => name).join(', ')} …`);
  const releases = await inParallel(missing, async (workspace) => {
    const version = releaseVersion(workspace);
    const kept = await readPublished(store, workspace, version);
    if (kept) return kept;
    const began = performance.now();
    const release = await buildAndPublish(store, workspace, version);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    say(`  ✓ ${workspace.name} ${version} built (${seconds} s)`);
    return release;
  });
  await store.changeList('npm start', (before) => pointTo(before, releases));
}

/** A release that is in the store although nothing points to it: a start before was interrupted. */
async function readPublished(
  store: ReleaseStore,
  { name, descriptor }: Workspace,
  version: string,
) {
  const text = await store.readText(name, version, 'release.json');
  if (text === undefined) return undefined;
  const schema = descriptor === undefined ? shellRelease : moduleRelease;
  return schema.parse(JSON.parse(text));
}

async function buildAndPublish(store: ReleaseStore, workspace: Workspace, version: string) {
  const build = await buildWorkspace(workspace, version);
  const release = await describe(build);
  await store.publish(workspace.name, version, build.dist, release);
  return release;
}

/** `release.json` of a build: what the build says, what the descriptor says, and the hashes of its files. */
async function describe({ workspace, dist, record }: Build): Promise<Release | ShellRelease> {
  const builtAt = new Date().toISOString();
  if ('provides' in record) return { ...record, name: 'shell', builtAt };
  const files = (await listFiles(dist)).filter(isChecked);
  const hashes = files.map(async (file) => [file, await integrityOf(join(dist, file))] as const);
  return {
    ...record,
    url: `/modules/${record.name}/${record.version}/`,
    builtAt,
    descriptor: moduleDescriptor.parse(workspace.descriptor),
    integrity: Object.fromEntries(await Promise.all(hashes)),
  };
}

/** The pointers with these releases current, and last known good since they are the first (design §15.14). */
function pointTo({ list, at }: Before, releases: readonly (Release | ShellRelease)[]): Change {
  const stamp = { by: 'npm start', at };
  let shell = list?.shell;
  const modules = { ...list?.modules };
  for (const release of releases) {
    const pointer = pointAt(undefined, release.version, stamp);
    if ('provides' in release) shell = pointer;
    else modules[release.name] = withRecords(pointer, { [release.version]: release }, false);
  }
  if (!shell) throw new Error('A release list without a shell cannot be made.');
  const moves = releases.map(({ name, version }) => ({
    action: 'seed' as const,
    name,
    from: null,
    to: version,
    good: version,
  }));
  return { shell, modules, moves };
}

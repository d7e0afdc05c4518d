import { join } from 'node:path';
import {
  moduleDescriptor,
  release as moduleRelease,
  type Release,
  type ReleaseList,
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
import type { ReleaseStore } from './release-store.ts';

/**
 * Makes sure that every name has a live release: builds, publishes and points those that have none, and says
 * where the working tree differs from what is live. What is live is never rebuilt (design §1).
 */
export async function seedStore(store: ReleaseStore, say: Say): Promise<ReleaseList> {
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
  if (missing.length === 0 && list) return list;
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
  return store.changeList(`seed ${missing.map(({ name }) => name).join(', ')}`, (before) =>
    pointTo(before, releases),
  );
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

/** The list with these releases current, and last known good since they are the first (design §15.14). */
function pointTo(
  before: ReleaseList | undefined,
  releases: readonly (Release | ShellRelease)[],
): ReleaseList {
  const at = new Date().toISOString();
  const moved = { bad: [], by: 'npm start', at };
  const shell = releases.find((release) => release.name === 'shell');
  const modules = releases.filter((release) => 'descriptor' in release);
  const shellPointer = shell
    ? { current: shell.version, good: shell.version, ...moved }
    : before?.shell;
  if (!shellPointer) throw new Error('A release list without a shell cannot be made.');
  return {
    format: 1,
    updatedAt: at,
    shell: shellPointer,
    modules: {
      ...before?.modules,
      ...Object.fromEntries(
        modules.map((release) => [
          release.name,
          {
            current: release.version,
            good: release.version,
            disabled: false,
            ...moved,
            releases: { [release.version]: release },
          },
        ]),
      ),
    },
  };
}

import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnyRelease } from '@rollcall/shared/module';
import { assertRules, LIVE_RULES } from '../gate/gate.ts';
import { readLive } from '../gate/read-live.ts';
import type { ModuleCandidate } from '../gate/rules/rule.ts';
import { nothingLive } from '../releases/point-to.ts';
import { checkFiles, publishBuild, withSmokeTestRequired } from '../releases/publish-build.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { readUpload } from './read-upload.ts';
import { unpack } from './unpack.ts';

export interface Upload {
  readonly name: string;
  readonly version: string;
  /** A gzipped tar file of the build. */
  readonly archive: Buffer;
  /** The deploy token, for the record. */
  readonly by: string;
  /** The commit of the sources, as the sender states it. */
  readonly revision: string | undefined;
}

export interface Received {
  /** False when the same files had been published before. */
  readonly isNew: boolean;
}

/** Makes an empty folder for an upload, and removes it again whatever happens. */
export async function withUploadFolder<T>(
  uploadsDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  await mkdir(uploadsDir, { recursive: true });
  await removeAbandoned(uploadsDir);
  const folder = await mkdtemp(join(uploadsDir, 'upload-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Checks an upload and publishes it; it is not live afterwards. It is unpacked in `folder`, which is empty.
 * @throws UploadRefusal, GateError, or OperatorError when the version exists with other content.
 */
export async function receiveUpload(
  { store, folder }: { readonly store: ReleaseStore; readonly folder: string },
  { name, version, archive, by, revision }: Upload,
): Promise<Received> {
  await unpack(archive, folder);
  const { record } = await readUpload(folder, { name, version });
  const upload = {
    by,
    at: new Date().toISOString(),
    ...(revision === undefined ? {} : { revision }),
  };
  const release = withSmokeTestRequired({ kind: 'module', record: { ...record, upload } });
  await checkFiles(release, folder);
  await checkCandidate(store, { kind: 'module', record });
  const isNew = (await store.readText(name, version, 'release.json')) === undefined;
  await publishBuild(store, { dist: folder }, release);
  return { isNew };
}

/**
 * Checks the rules for what goes live, as before a build: it tells a team early, although nothing goes live now. Without
 * `again` a version that is marked bad is refused.
 * @throws GateError with each rule that refuses, and its fix.
 */
export async function checkCandidate(
  store: ReleaseStore,
  candidate: Extract<AnyRelease, { kind: 'module' }> | ModuleCandidate,
  again = true,
): Promise<void> {
  const list = await store.readList();
  if (!list) throw nothingLive();
  const { name, version } = candidate.record;
  await assertRules(`${name} ${version}`, LIVE_RULES, {
    candidate,
    live: await readLive(store, list),
    isRollback: false,
    again,
  });
}

/** A killed server leaves its upload behind; one takes seconds. */
const ABANDONED_MS = 60 * 60 * 1000;

async function removeAbandoned(uploadsDir: string): Promise<void> {
  for (const name of await readdir(uploadsDir)) {
    const path = join(uploadsDir, name);
    const age = Date.now() - ((await stat(path).catch(() => undefined))?.mtimeMs ?? Date.now());
    if (age > ABANDONED_MS) await rm(path, { recursive: true, force: true });
  }
}

import type { Release, ShellRelease } from '@rollcall/shared/module';
import type { Build } from '../build/build-workspace.ts';
import { describe } from '../build/describe.ts';
import { BUILD_RULES, PUBLISHED_RULES, pass, UPLOAD_RULES } from '../gate/gate.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/** The record of a build that has passed the rules of a build (design §6). Nothing is kept yet. */
export async function judgeBuild(build: Build): Promise<Release | ShellRelease> {
  const record = await describe(build);
  const budget = 'descriptor' in record ? record.descriptor.budget : undefined;
  await pass(titleOf(record), BUILD_RULES, { dist: build.dist, budget });
  return record;
}

/** Puts a build into the store and reads it back, file by file. Nothing points to it yet. */
export async function publishBuild(
  store: ReleaseStore,
  { dist }: Build,
  record: Release | ShellRelease,
): Promise<void> {
  const { name, version } = record;
  const facts = { store, name, version, dist };
  await pass(titleOf(record), UPLOAD_RULES, facts);
  await store.publish(name, version, dist, record);
  await pass(titleOf(record), PUBLISHED_RULES, facts);
}

export const titleOf = ({ name, version }: { name: string; version: string }) =>
  `${name} ${version}`;

import type { AnyRelease } from '@rollcall/shared/module';
import type { Build } from '../build/build-workspace.ts';
import { describe } from '../build/describe.ts';
import { assertRules, BUILD_RULES, PUBLISHED_RULES, UPLOAD_RULES } from '../gate/gate.ts';
import type { ReleaseStore } from '../store/release-store.ts';

/**
 * Checks the rules for builds and returns the build's record (design §6), with the commit that has passed the tests. Nothing
 * is stored yet.
 */
export async function checkBuild(
  build: Build,
  testedCommit: string | undefined,
): Promise<AnyRelease> {
  const release = await describe(build, testedCommit);
  await checkFiles(release, build.dist);
  return release;
}

/** Checks the rules for builds on the files of a module in a folder. */
export async function checkFiles(release: AnyRelease, dist: string): Promise<void> {
  if (release.kind === 'shell') return;
  const { budget } = release.record.descriptor;
  await assertRules(titleOf(release), BUILD_RULES, { dist, budget });
}

/** A release that goes live only after a smoke test; all but the first ones of a store (decision 067). */
export function withSmokeTestRequired(release: AnyRelease): AnyRelease {
  const smokeTest = 'required';
  return release.kind === 'shell'
    ? { kind: 'shell', record: { ...release.record, smokeTest } }
    : { kind: 'module', record: { ...release.record, smokeTest } };
}

/** Publishes a build to the store and reads back every file. No pointer moves. */
export async function publishBuild(
  store: ReleaseStore,
  { dist }: Pick<Build, 'dist'>,
  release: AnyRelease,
): Promise<void> {
  const { name, version } = release.record;
  const facts = { store, name, version, dist };
  await assertRules(titleOf(release), UPLOAD_RULES, facts);
  await store.publish(name, version, dist, release.record);
  await assertRules(titleOf(release), PUBLISHED_RULES, facts);
}

export const titleOf = ({ record: { name, version } }: AnyRelease) => `${name} ${version}`;

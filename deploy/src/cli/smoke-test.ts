import { CommandError } from '@rollcall/cli/command-error';
import { EXIT } from '@rollcall/cli/exit-codes';
import { NoBrowserError } from '@rollcall/cli/smoke/browser';
import { runSmokeTest } from '@rollcall/cli/smoke/run-smoke-test';
import type { SmokeRecord } from '@rollcall/cli/smoke/smoke-record';
import { SmokeTestError } from '@rollcall/cli/smoke-test-error';
import type { AnyRelease, ReleaseList } from '@rollcall/shared/module';
import { ROOT } from '../build/workspaces.ts';
import { readLive } from '../gate/read-live.ts';
import { findUnsmoked } from '../gate/rules/smoke-passed.ts';
import { nothingLive } from '../releases/point-to.ts';
import { titleOf } from '../releases/publish-build.ts';
import { startContractServer } from '../smoke/contract-server.ts';
import { readSmokeRecord } from '../store/smoke-record.ts';
import type { CommandContext } from './context.ts';

/**
 * The record of a passed smoke test of a published release: the stored one if it still counts, otherwise of a new smoke
 * test, which is stored. Undefined for a release that needs none.
 * @throws SmokeTestError when it fails; CommandError when there is no browser.
 */
export async function ensureSmokeTested(
  context: CommandContext,
  release: AnyRelease,
): Promise<SmokeRecord | undefined> {
  const record = await smokeTest(context, release).catch((error: unknown) => {
    if (!(error instanceof NoBrowserError)) throw error;
    const ways = `${error.message} Or make ${titleOf(release)} live without a smoke test, which the log keeps: ${unsmokedCommand(release)}`;
    throw new CommandError(ways, EXIT.smoke, error);
  });
  if (!record || record.passed) return record;
  throw new SmokeTestError(record, unsmokedCommand(release));
}

/** Like {@link ensureSmokeTested}, but returns the record of a failed smoke test, too. */
export async function smokeTest(
  { store, releasesDir, signal }: CommandContext,
  release: AnyRelease,
): Promise<SmokeRecord | undefined> {
  const { name, version, smokeTest: need } = release.record;
  if (need !== 'required') return undefined;
  const list = await store.readList();
  if (!list) throw nothingLive();
  const stored = await readSmokeRecord(store, name, version);
  const live = await readLive(store, list);
  const smoke = { record: stored, isConfirmed: false };
  if (findUnsmoked({ candidate: release, live, smoke }) === undefined) return stored;
  const serve = (served: ReleaseList) => startContractServer({ store, releasesDir, list: served });
  const record = await runSmokeTest({ list, release, serve, folder: ROOT, signal });
  await store.saveSmokeTest(name, version, record);
  return record;
}

const unsmokedCommand = ({ record: { name, version } }: AnyRelease) =>
  `npm run release -- ${name} --to ${version} --confirm-unsmoked`;

import type { AnyRelease } from '@rollcall/shared/module';
import { CommandError } from '@rollcall/tools/cli/command-error';
import { EXIT } from '@rollcall/tools/cli/exit-codes';
import { readLive } from '../gate/read-live.ts';
import { findUnsmoked } from '../gate/rules/smoke-passed.ts';
import { nothingLive } from '../releases/point-to.ts';
import { titleOf } from '../releases/publish-build.ts';
import { NoBrowserError } from '../smoke/browser.ts';
import { runSmokeTest } from '../smoke/run-smoke-test.ts';
import { readSmokeRecord, type SmokeRecord } from '../store/smoke-record.ts';
import type { CommandContext } from './context.ts';

/** What a smoke test never covers; printed with its result and in `--help`. */
export const NOT_COVERED =
  'The smoke test does not cover: your own data, saving, dialogs, phones, other browsers, base backends; of a module also dark mode and other roles, of the shell more than two routes of each module.';

/** The smoke test failed: its record, with every problem. */
export class SmokeTestError extends CommandError {
  override name = 'SmokeTestError';
  readonly record: SmokeRecord;

  constructor(message: string, record: SmokeRecord) {
    super(message, EXIT.smoke);
    this.record = record;
  }
}

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
  throw new SmokeTestError(describeFailure(record, release), record);
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
  const record = await runSmokeTest({ store, releasesDir, list, release, signal });
  await store.saveSmokeTest(name, version, record);
  return record;
}

/** "Smoke test: 12 pages in 4.1 s", or how many pages failed. */
export function summarizeSmokeTest({ pages, seconds }: SmokeRecord): string {
  const failed = pages.filter(({ problems }) => problems.length > 0).length;
  const result = failed === 0 ? '' : `${failed} failed of `;
  return `Smoke test: ${result}${pages.length} ${pages.length === 1 ? 'page' : 'pages'} in ${seconds} s`;
}

/** Every problem of a smoke test, and what it did not open; one line each. */
export function listProblems({ pages, notOpened }: SmokeRecord): string[] {
  const problems = pages.flatMap(({ path, role, theme, problems: all }) =>
    all.map((problem) => `  ✗ ${path}, ${role}, ${theme}: ${problem}`),
  );
  return [...problems, ...notOpened.map((sentence) => `  ! ${sentence}`)];
}

function describeFailure(record: SmokeRecord, release: AnyRelease): string {
  const { name, version } = record;
  return [
    `The smoke test of ${name} ${version} failed; the live version is unchanged.`,
    ...listProblems(record),
    `Fix it and release again. The version is published; to make it live all the same: ${unsmokedCommand(release)}`,
  ].join('\n');
}

const unsmokedCommand = ({ record: { name, version } }: AnyRelease) =>
  `npm run release -- ${name} --to ${version} --confirm-unsmoked`;

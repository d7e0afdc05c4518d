import { CommandError } from './command-error.ts';
import type { CommandLine } from './command-line.ts';
import { EXIT } from './exit-codes.ts';
import type { ReleaseClient } from './release-client.ts';
import { NoBrowserError } from './smoke/browser.ts';
import { runSmokeTest } from './smoke/run-smoke-test.ts';
import { changedSince, type SmokeRecord } from './smoke/smoke-record.ts';
import { SmokeTestError } from './smoke-test-error.ts';

interface Published {
  readonly name: string;
  readonly version: string;
  /** A folder that has the browser's package. */
  readonly folder: string;
}

interface Run {
  readonly commandLine: CommandLine;
  readonly signal: AbortSignal;
}

/**
 * Opens the pages of a published version in a browser on this machine, and stores the result at the console. One that passed
 * next to what is live is not tested again. Undefined for a version that needs no smoke test.
 * @throws NoBrowserError when no browser starts.
 */
export async function smokePublished(
  client: ReleaseClient,
  { name, version, folder }: Published,
  { signal }: Pick<Run, 'signal'>,
): Promise<SmokeRecord | undefined> {
  const release = await client.record(name, version);
  if (release.record.smokeTest !== 'required') return undefined;
  const list = await client.live();
  const stored = await client.smokeTest(name, version);
  if (stored?.passed && changedSince(stored, list) === undefined) return stored;
  const record = await runSmokeTest({
    list,
    release,
    serve: client.serve,
    folder,
    signal,
  });
  await client.saveSmokeTest(record);
  return record;
}

/**
 * The same for a version that is to become live.
 * @throws SmokeTestError when it fails; CommandError when there is no browser.
 */
export async function ensureSmoked(
  client: ReleaseClient,
  published: Published,
  run: Run,
): Promise<SmokeRecord | undefined> {
  const { name, version } = published;
  const goOn = run.commandLine('release', name, `--to ${version} --confirm-unsmoked`);
  const record = await smokePublished(client, published, run).catch((error: unknown) => {
    if (!(error instanceof NoBrowserError)) throw error;
    const ways = `${error.message} Or make ${name} ${version} live without a smoke test, which the log keeps: ${goOn}`;
    throw new CommandError(ways, EXIT.smoke, error);
  });
  if (!record || record.passed) return record;
  throw new SmokeTestError(record, goOn);
}

import { type PublishedVersion, pointersOf, type ReleasesReport } from '@rollcall/shared/module';
import { readRelease } from '../gate/read-live.ts';
import type { OutcomeStore, StoredOutcome } from '../outcomes/outcome-store.ts';
import { healthOf } from '../outcomes/release-health.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { readSmokeRecord } from '../store/smoke-record.ts';
import { nothingLive } from './point-to.ts';

/** Live and published versions with their health, for `npm run releases` and for release control. */
export async function reportReleases(
  store: ReleaseStore,
  outcomes: OutcomeStore,
): Promise<ReleasesReport> {
  const list = await store.readList();
  if (!list) throw nothingLive();
  const outcomesSoFar = await outcomes.read();
  const names = [...pointersOf(list)].map(async ([name, pointer]) => {
    const { current, good, bad, disabled, by } = pointer;
    const versions = await versionsOf(store, name, outcomesSoFar);
    return { name, current, good, bad, disabled, by, at: pointer.at, versions };
  });
  return { names: await Promise.all(names) };
}

/** Every published version of a name, newest build first. */
async function versionsOf(
  store: ReleaseStore,
  name: string,
  outcomesSoFar: readonly StoredOutcome[],
): Promise<PublishedVersion[]> {
  const read = async (version: string): Promise<PublishedVersion[]> => {
    const release = await readRelease(store, name, version);
    if (!release) return [];
    const { builtAt, smokeTest } = release.record;
    const health = healthOf(outcomesSoFar, name, version);
    const smoke =
      smokeTest === 'required' ? { smokeTest: await smokeTestOf(store, name, version) } : {};
    return [{ version, builtAt, ...smoke, health, fare: health }];
  };
  const versions = await Promise.all((await store.listVersions(name)).map(read));
  return versions.flat().toSorted((a, b) => b.builtAt.localeCompare(a.builtAt));
}

async function smokeTestOf(
  store: ReleaseStore,
  name: string,
  version: string,
): Promise<NonNullable<PublishedVersion['smokeTest']>> {
  const record = await readSmokeRecord(store, name, version);
  if (!record) return 'missing';
  return record.passed ? 'passed' : 'failed';
}

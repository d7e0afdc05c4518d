import {
  currentRelease,
  type Pointer,
  type PublishedVersion,
  pointerOf,
  pointersOf,
  type Release,
  type ReleasesReport,
} from '@rollcall/shared/module';
import { readRelease } from '../gate/read-live.ts';
import type { OutcomeStore, StoredOutcome } from '../outcomes/outcome-store.ts';
import { healthOf } from '../outcomes/release-health.ts';
import type { Move } from '../store/live-list.ts';
import { isEarlier } from '../store/pointers.ts';
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
  // A damaged log must not hide the releases.
  const log = await store.readLog().catch(() => []);
  const shell = await readRelease(store, 'shell', list.shell.current).catch(() => undefined);
  const deprecated = shell?.kind === 'shell' ? (shell.record.deprecated ?? {}) : {};
  const names = [...pointersOf(list)].map(async ([name, pointer]) => {
    const { current, good, bad, disabled, by } = pointer;
    const published = await versionsOf(store, name, [current, good], outcomesSoFar);
    const live = published.find(({ version }) => version === current);
    const versions = published.map((one) => ({
      ...one,
      ...(live && one !== live && { isEarlier: isEarlier(log, name, one, live) }),
    }));
    const since = liveSince(log, name, pointer);
    const release = currentRelease(list, name);
    const facts = {
      ...(since !== undefined && { since }),
      ...(release && { module: factsOf(release) }),
      ...deprecatedIn(release, deprecated),
    };
    return { name, current, good, bad, disabled, by, at: pointer.at, ...facts, versions };
  });
  const others = (await store.listNames()).filter((name) => !pointerOf(list, name));
  const notLive = others.map(async (name) => {
    const versions = await versionsOf(store, name, [], outcomesSoFar);
    const newest = versions.find(({ problem }) => !problem);
    const release = newest && (await readRelease(store, name, newest.version));
    const facts = release?.kind === 'module' ? { module: factsOf(release.record) } : {};
    return { name, ...facts, versions };
  });
  return { names: await Promise.all(names), notLive: await Promise.all(notLive) };
}

/**
 * When the live version became live. Not `since` of the pointer, which begins again when a module is enabled (promote.ts), unless
 * the log does not say.
 */
function liveSince(log: readonly Move[], name: string, { current, since }: Pointer) {
  const last = log.findLast((move) => move.name === name && move.from !== move.to);
  return last?.to === current ? last.at : since;
}

/** What administrators should know of a module before they change what is live. */
function factsOf({ descriptor }: Release) {
  const { title, team, backend, routes, nav, extensions = [] } = descriptor;
  const asking = [...routes, ...nav.flatMap(({ children }) => children), ...extensions];
  const rights = new Set(asking.flatMap(({ right }) => right ?? []));
  return { title, team, ...(backend !== undefined && { backend }), rights: [...rights].toSorted() };
}

/** The deprecated names that a release uses. */
function deprecatedIn(
  release: Release | undefined,
  deprecated: Readonly<Record<string, string>>,
): { readonly deprecated?: Record<string, string> } {
  const used = Object.entries(deprecated).filter(([name]) => release?.consumes.includes(name));
  return used.length === 0 ? {} : { deprecated: Object.fromEntries(used) };
}

/**
 * Every published version of a name, newest build first, after those that have a problem: a damaged record, or no files
 * although the list needs them.
 */
async function versionsOf(
  store: ReleaseStore,
  name: string,
  needed: readonly (string | null)[],
  outcomesSoFar: readonly StoredOutcome[],
): Promise<PublishedVersion[]> {
  const isNeeded = (version: string) => needed.includes(version);
  const read = async (version: string): Promise<PublishedVersion[]> => {
    const health = healthOf(outcomesSoFar, name, version);
    const common = { version, health };
    const release = await readRelease(store, name, version).catch(() => 'damaged' as const);
    if (release === 'damaged') return [{ ...common, builtAt: '', problem: 'damaged' }];
    if (!release) return isNeeded(version) ? [{ ...common, builtAt: '', problem: 'missing' }] : [];
    const { builtAt, smokeTest } = release.record;
    const smoke =
      smokeTest === 'required' ? { smokeTest: await smokeTestOf(store, name, version) } : {};
    const { upload } = release.kind === 'module' ? release.record : {};
    return [{ ...common, builtAt, ...smoke, ...(upload && { upload }) }];
  };
  const stored = await store.listVersions(name);
  const all = new Set([...stored, ...needed.filter((version) => version !== null)]);
  const versions = (await Promise.all([...all].map(read))).flat();
  return versions.toSorted(
    (a, b) => Number(!a.problem) - Number(!b.problem) || b.builtAt.localeCompare(a.builtAt),
  );
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

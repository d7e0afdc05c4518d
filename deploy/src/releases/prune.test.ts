import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE } from '../testing/releases.ts';
import { aVersion, publish, storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { movePointer } from './move-pointer.ts';
import { pointTo } from './point-to.ts';
import { pruneVersions } from './prune.ts';

const root = temporaryFolder();
const DAY_MS = 86_400_000;

/** A store with nine versions of mfe-time, each of which was live for a day, and then 40 days pass. */
async function oldStore(name: string) {
  const folder = join(root, name);
  const { store, clock, releases } = await storeWithReleases(folder);
  const versions = [RELEASE.version];
  for (let index = 1; index <= 8; index += 1) {
    clock.now = new Date(clock.now.getTime() + DAY_MS);
    const release = { ...aVersion(`1.${index}.0-${index}`), builtAt: clock.now.toISOString() };
    await publish(folder, store, release);
    await pointTo(store, release, { by: 'ada' });
    versions.push(release.version);
  }
  await movePointer(store, { name: 'mfe-time', action: 'confirm', by: 'ada' });
  clock.now = new Date(clock.now.getTime() + 40 * DAY_MS);
  return { store, versions, folder: join(releases, 'mfe-time') };
}

test('old versions are removed with their files; the others still work', async () => {
  const { store, versions, folder } = await oldStore('pruned');
  const removed = await pruneVersions(store, { by: 'ada' });
  expect(removed.map(({ version }) => version).toSorted()).toEqual(versions.slice(0, 4).toSorted());
  expect((await store.listVersions('mfe-time')).toSorted()).toEqual(versions.slice(4).toSorted());
  expect(readdirSync(folder).filter((name) => name.startsWith('.'))).toEqual([]);
  expect(await pruneVersions(store, { by: 'ada' })).toEqual([]);
  const rollback = { name: 'mfe-time', action: 'rollback', by: 'ada' } as const;
  const to = versions[7];
  expect(await movePointer(store, { ...rollback, to })).toMatchObject({ to });
  await expect(movePointer(store, { ...rollback, to: versions[0] })).rejects.toThrow(
    /is not in the store; choose one with --to: /,
  );
});

test('a dry run lists them and removes nothing', async () => {
  const { store, folder } = await oldStore('dry');
  const removed = await pruneVersions(store, { by: 'ada', isDryRun: true });
  expect(removed).toHaveLength(4);
  for (const { version } of removed) expect(existsSync(join(folder, version))).toBe(true);
});

test('a name that is no name removes nothing', async () => {
  const { store, folder } = await oldStore('names');
  await store.remove('..', 'mfe-time');
  await store.remove('mfe-time', '../shell');
  await store.remove('mfe-time', '9.9.9');
  expect(readdirSync(folder)).toHaveLength(9);
});

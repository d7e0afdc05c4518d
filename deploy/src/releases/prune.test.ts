import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASE, SHELL } from '../testing/releases.ts';
import { aVersion, publish, storeWithReleases } from '../testing/store-with-releases.ts';
import { aFolder, temporaryFolder } from '../testing/temporary-folder.ts';
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

test('a shell stays as long as it alone has an SDK that a stored release was built with', async () => {
  const folder = join(root, 'sdk');
  const { store, clock } = await storeWithReleases(folder);
  const shells = ['1.1.0-1', '1.2.0-2', '1.3.0-3', '1.4.0-4', '1.5.0-5', '1.6.0-6', '1.7.0-7'];
  for (const [index, version] of shells.entries()) {
    clock.now = new Date(clock.now.getTime() + DAY_MS);
    // The first two have the same SDK.
    const sdk = { name: '@rollcall/shared', version: `1.2.0-${Math.max(index, 1)}` };
    const packages = [{ ...sdk, file: 'x.tgz', integrity: 'sha512-AA==' }];
    const files = aFolder(join(folder, 'builds', version), {
      'index.html': '',
      'sdk/index.json': JSON.stringify({ packages }),
    });
    const record = { ...SHELL, version, builtAt: clock.now.toISOString() };
    await store.publish('shell', version, files, record);
  }
  const built = aVersion('1.1.0-2222222');
  await publish(folder, store, { ...built, sdk: '1.2.0-1', builtAt: clock.now.toISOString() });
  clock.now = new Date(clock.now.getTime() + 40 * DAY_MS);
  const removed = await pruneVersions(store, { by: 'ada' });
  // 1.2.0-2 has the SDK as well, and is newer.
  expect(removed.map(({ name, version }) => `${name} ${version}`)).toEqual(['shell 1.1.0-1']);
  expect(await store.listVersions('shell')).toContain('1.2.0-2');
  await store.remove('mfe-time', built.version);
  expect(await pruneVersions(store, { by: 'ada' })).toEqual([
    { name: 'shell', version: '1.2.0-2' },
  ]);
});

test('the versions of a module that was never live are removed as well', async () => {
  const folder = join(root, 'never-live');
  const { store, clock } = await storeWithReleases(folder);
  for (let index = 1; index <= 7; index += 1) {
    clock.now = new Date(clock.now.getTime() + DAY_MS);
    const builtAt = clock.now.toISOString();
    await publish(folder, store, { ...aVersion(`1.0.0-${index}`), name: 'mfe-payroll', builtAt });
  }
  expect(await pruneVersions(store, { by: 'ada' })).toEqual([]);
  clock.now = new Date(clock.now.getTime() + 40 * DAY_MS);
  const removed = await pruneVersions(store, { by: 'ada' });
  expect(removed).toEqual([
    { name: 'mfe-payroll', version: '1.0.0-2' },
    { name: 'mfe-payroll', version: '1.0.0-1' },
  ]);
});

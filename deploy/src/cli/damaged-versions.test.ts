import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from '@rollcall/cli/command-line';
import { showReleases } from '@rollcall/cli/show-releases';
import { folderOutcomes } from '../outcomes/outcome-store.ts';
import { movePointer } from '../releases/move-pointer.ts';
import { pointTo } from '../releases/point-to.ts';
import { pruneVersions } from '../releases/prune.ts';
import { reportReleases } from '../releases/report.ts';
import { RELEASE, SHELL } from '../testing/releases.ts';
import { aVersion, publish, storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

// Versions whose files are missing, or whose release.json is damaged: a crashed disk, or a hand that cleaned up.

const root = temporaryFolder();
const by = 'ada';
const NEXT = aVersion('1.1.0-2222222');
const UNUSED = aVersion('1.2.0-3333333');

/** A store where NEXT is live, RELEASE is last known good, and UNUSED was never live. */
async function aStore(name: string) {
  const folder = join(root, name);
  const { store, releases } = await storeWithReleases(folder);
  await publish(folder, store, NEXT);
  await publish(folder, store, UNUSED);
  await pointTo(store, NEXT, { by });
  const versionFolder = (of: string, version: string) => join(releases, of, version);
  return {
    store,
    record: (version: string) => join(versionFolder('mfe-time', version), 'release.json'),
    remove: (of: string, version: string) =>
      rmSync(versionFolder(of, version), { recursive: true }),
    async show() {
      const report = await reportReleases(store, folderOutcomes(folder));
      return {
        report,
        text: showReleases(report, { now: new Date(RELEASE.builtAt), commandLine: npmCommand }),
      };
    },
  };
}

describe('a damaged release.json', () => {
  test('is shown first, with what to do', async () => {
    const { record, show } = await aStore('shown');
    writeFileSync(record(UNUSED.version), '{"name":');
    const { report, text } = await show();
    expect(report.names[1]?.versions[0]).toMatchObject({
      version: UNUSED.version,
      problem: 'damaged',
    });
    expect(text).toMatch(/by ada\n {2}1\.2\.0-3333333 {2}release\.json damaged\n {2}1\.0\.0/);
    expect(text).toContain('npm run releases -- --repair');
  });

  test('of a live version is restored from the list', async () => {
    const { store, record, show } = await aStore('restored');
    const intact = JSON.parse(readFileSync(record(NEXT.version), 'utf8'));
    writeFileSync(record(NEXT.version), '');
    expect((await show()).text).toContain('live, release.json damaged');
    expect(await store.repair()).toEqual([
      `release.json of mfe-time ${NEXT.version} was damaged and has been restored from the list.`,
    ]);
    expect(JSON.parse(readFileSync(record(NEXT.version), 'utf8'))).toEqual(intact);
    expect((await show()).text).not.toContain('damaged');
  });

  test('of a version that is not in the list is named by the repair, which changes nothing', async () => {
    const { store, record } = await aStore('named');
    writeFileSync(record(UNUSED.version), '[]');
    const before = await store.readList();
    expect(await store.repair()).toEqual([
      `release.json of mfe-time ${UNUSED.version} is damaged and in no list: restore it from a backup, or release again.`,
    ]);
    expect(await store.readList()).toEqual(before);
    expect(readFileSync(record(UNUSED.version), 'utf8')).toBe('[]');
  });

  test('stops a move to it, and nothing else', async () => {
    const { store, record } = await aStore('stopped');
    writeFileSync(record(UNUSED.version), 'x');
    const rollback = { name: 'mfe-time', action: 'rollback', by } as const;
    await expect(movePointer(store, { ...rollback, to: UNUSED.version })).rejects.toThrow(
      `release.json of mfe-time ${UNUSED.version} is damaged: restore it with npm run releases -- --repair`,
    );
    expect(await pruneVersions(store, { by })).toEqual([]);
    expect(await movePointer(store, rollback)).toMatchObject({ to: RELEASE.version });
  });
});

describe('a version of the list whose files are missing', () => {
  test.each([
    ['the live version of a module', 'mfe-time', NEXT.version, 'live, files missing'],
    ['last known good', 'mfe-time', RELEASE.version, 'last known good, files missing'],
  ])('%s is shown, and named by the repair', async (what, name, version, marks) => {
    const { store, remove, show } = await aStore(`missing ${what}`);
    remove(name, version);
    const { text } = await show();
    expect(text).toContain(`${version}  ${marks}`);
    const done = await store.repair();
    expect(done).toEqual([
      expect.stringMatching(
        new RegExp(`^${name} ${version} is in the list, and its files are missing`),
      ),
    ]);
  });

  test('the only shell: the repair changes nothing and says what helps', async () => {
    const { store, remove, show } = await aStore('no shell');
    remove('shell', SHELL.version);
    expect((await show()).text).toContain('live, last known good, files missing');
    await expect(store.repair()).rejects.toThrow('restore DATA_DIR from a backup');
  });

  test('is no target of a rollback, which lists the versions that are', async () => {
    const { store, remove } = await aStore('no target');
    remove('mfe-time', RELEASE.version);
    await expect(movePointer(store, { name: 'mfe-time', action: 'rollback', by })).rejects.toThrow(
      `mfe-time ${RELEASE.version} is not in the store; choose one with --to: ${UNUSED.version}.`,
    );
    remove('mfe-time', UNUSED.version);
    await expect(movePointer(store, { name: 'mfe-time', action: 'rollback', by })).rejects.toThrow(
      `mfe-time ${RELEASE.version} is not in the store; only the live one is, ${NEXT.version}.`,
    );
  });
});

test('the advice for a shell without an earlier version is not to disable it', async () => {
  const { store } = await aStore('only shell');
  const error = await movePointer(store, { name: 'shell', action: 'rollback', by }).catch(String);
  expect(error).toMatch(
    /already last known good\. Choose a version with --to \(the command releases lists them\)\.$/,
  );
});

test('a folder without release.json is no version', async () => {
  const { record, show } = await aStore('no version');
  mkdirSync(join(record('9.9.9'), '..'));
  expect((await show()).text).not.toContain('9.9.9');
});

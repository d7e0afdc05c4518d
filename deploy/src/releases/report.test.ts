import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, rollcallCommand } from '@rollcall/cli/command-line';
import { showReleases } from '@rollcall/cli/show-releases';
import { folderOutcomes } from '../outcomes/outcome-store.ts';
import { aVersion, publish, storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { movePointer } from './move-pointer.ts';
import { pointTo } from './point-to.ts';
import { reportReleases } from './report.ts';

const root = temporaryFolder();
const now = new Date();

test('a module that was published for a preview and is not live is listed', async () => {
  const { store } = await storeWithReleases(root);
  const preview = { ...aVersion('1.0.0-3333333'), name: 'mfe-payroll' };
  await publish(root, store, preview);
  const report = await reportReleases(store, folderOutcomes(root));
  expect(report.names.map(({ name }) => name)).toEqual(['shell', 'mfe-time']);
  const { title, team } = preview.descriptor;
  expect(report.notLive).toMatchObject([
    { name: 'mfe-payroll', module: { title, team }, versions: [{ version: '1.0.0-3333333' }] },
  ]);
  const lines = showReleases(report, { now, commandLine: npmCommand }).split('\n');
  expect(lines.slice(-2)).toEqual([
    'mfe-payroll  not live',
    expect.stringContaining('  1.0.0-3333333'),
  ]);
});

test('a module has its team, its rights, its backend, and since when it is live; an upload, who sent it', async () => {
  const folder = join(root, 'facts');
  const { store } = await storeWithReleases(folder);
  const version = aVersion('1.1.0-5555555');
  const upload = {
    by: 'deploy token 1a2b3c4d (CI)',
    at: now.toISOString(),
    revision: 'abc123',
  };
  const descriptor = {
    ...version.descriptor,
    backend: 'payroll',
    routes: version.descriptor.routes.map((route) => ({ ...route, right: 'payroll' })),
    extensions: [{ point: 'dashboard.card', id: 'sum', title: 'Sum', right: 'finance' }],
  };
  await publish(folder, store, { ...version, descriptor, upload });
  await pointTo(store, { name: 'mfe-time', version: version.version }, { by: 'ada' });
  const { names } = await reportReleases(store, folderOutcomes(folder));
  const [shell, time] = names;
  expect(shell?.module).toBeUndefined();
  expect(time).toMatchObject({
    since: expect.stringMatching(/^\d{4}-/),
    module: {
      title: descriptor.title,
      team: descriptor.team,
      backend: 'payroll',
      rights: ['finance', 'payroll'],
    },
  });
  expect(time?.versions.map(({ upload: sent }) => sent)).toContainEqual(upload);
});

test('a rollback can go to what was live before, whichever was built first', async () => {
  const folder = join(root, 'order');
  const { store } = await storeWithReleases(folder);
  const time = async () => {
    const { names } = await reportReleases(store, folderOutcomes(folder));
    return names.find(({ name }) => name === 'mfe-time');
  };
  const [first] = (await time())?.versions ?? [];
  const newer = { ...aVersion('1.1.0-6666666'), builtAt: '2030-01-01T00:00:00.000Z' };
  const older = { ...aVersion('1.2.0-7777777'), builtAt: '2020-01-01T00:00:00.000Z' };
  const waiting = { ...aVersion('1.3.0-8888888'), builtAt: '2031-01-01T00:00:00.000Z' };
  for (const version of [newer, older, waiting]) await publish(folder, store, version);
  for (const { version } of [newer, older]) {
    await pointTo(store, { name: 'mfe-time', version }, { by: 'ada' });
  }
  const found = await time();
  const earlier = Object.fromEntries(
    found?.versions.map((one) => [one.version, one.isEarlier]) ?? [],
  );
  expect(earlier).toEqual({
    [first?.version ?? '']: true,
    [newer.version]: true,
    [older.version]: undefined,
    [waiting.version]: false,
  });
  await movePointer(store, { name: 'mfe-time', action: 'disable', by: 'ada' });
  await movePointer(store, { name: 'mfe-time', action: 'enable', by: 'ada' });
  expect((await time())?.since).toBe(found?.since);
});

test('a smoke test that cannot be read is missing, and the report has all other versions', async () => {
  const { store, releases } = await storeWithReleases(join(root, 'unreadable'));
  const version = { ...aVersion('1.0.1-4444444'), smokeTest: 'required' };
  await publish(join(root, 'unreadable'), store, version);
  mkdirSync(join(releases, 'mfe-time', version.version, 'smoke.json'));
  const { names } = await reportReleases(store, folderOutcomes(root));
  const versions = names.find(({ name }) => name === 'mfe-time')?.versions;
  expect(versions).toContainEqual(
    expect.objectContaining({ version: version.version, smokeTest: 'missing' }),
  );
});

test.each([
  ['npm run enable -- mfe-time', npmCommand],
  ['npx rollcall enable mfe-time', rollcallCommand],
])('a disabled module has the command that enables it: %s', async (hint, commandLine) => {
  const { store } = await storeWithReleases(join(root, commandLine.name));
  await movePointer(store, { name: 'mfe-time', action: 'disable', by: 'ada' });
  const report = await reportReleases(store, folderOutcomes(root));
  expect(showReleases(report, { now, commandLine })).toContain(`DISABLED; ${hint}`);
});

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand, rollcallCommand } from '@rollcall/tools/cli/command-line';
import { showReleases } from '@rollcall/tools/cli/show-releases';
import { folderOutcomes } from '../outcomes/outcome-store.ts';
import { aVersion, publish, storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { movePointer } from './move-pointer.ts';
import { reportReleases } from './report.ts';

const root = temporaryFolder();
const now = new Date();

test('a module that was published for a preview and is not live is listed', async () => {
  const { store } = await storeWithReleases(root);
  const preview = { ...aVersion('1.0.0-3333333'), name: 'mfe-payroll' };
  await publish(root, store, preview);
  const report = await reportReleases(store, folderOutcomes(root));
  expect(report.names.map(({ name }) => name)).toEqual(['shell', 'mfe-time']);
  expect(report.notLive).toMatchObject([
    { name: 'mfe-payroll', versions: [{ version: '1.0.0-3333333' }] },
  ]);
  const lines = showReleases(report, { now, commandLine: npmCommand }).split('\n');
  expect(lines.slice(-2)).toEqual([
    'mfe-payroll  not live',
    expect.stringContaining('  1.0.0-3333333'),
  ]);
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

import { npmCommand } from '@rollcall/cli/command-line';
import { showReleases } from '@rollcall/cli/show-releases';
import { folderOutcomes } from '../outcomes/outcome-store.ts';
import { RELEASE, SHELL } from '../testing/releases.ts';
import { aVersion, publish, storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { movePointer } from './move-pointer.ts';
import { pointTo } from './point-to.ts';
import { reportReleases } from './report.ts';

const root = temporaryFolder();
const OLD = '@rollcall/shared/session#useOld';
const DEPRECATED = { [OLD]: 'use useNew, until platform 2.', 'other#name': 'use nothing.' };

test('a module that uses a deprecated name of the live shell is reported with what to use instead', async () => {
  const { store } = await storeWithReleases(root);
  const shell = {
    ...SHELL,
    version: '1.0.1-1111111',
    provides: [...SHELL.provides, OLD],
    deprecated: DEPRECATED,
  };
  await publish(root, store, shell);
  const user = { ...aVersion('1.1.0-2222222'), consumes: [...RELEASE.consumes, OLD] };
  await publish(root, store, user);
  const report = async () => {
    const found = await reportReleases(store, folderOutcomes(root));
    return {
      names: found.names,
      text: showReleases(found, { now: new Date(), commandLine: npmCommand }),
    };
  };
  await pointTo(store, { name: 'shell', version: shell.version }, { by: 'ada' });
  await movePointer(store, { name: 'shell', action: 'confirm', by: 'ada' });
  expect((await report()).names.map(({ deprecated }) => deprecated)).toEqual([
    undefined,
    undefined,
  ]);
  await pointTo(store, user, { by: 'ada' });
  const { names, text } = await report();
  expect(names.find(({ name }) => name === 'mfe-time')?.deprecated).toEqual({
    [OLD]: 'use useNew, until platform 2.',
  });
  expect(text).toContain(`uses ${OLD}, which is deprecated: use useNew, until platform 2.`);
});

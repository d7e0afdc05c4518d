import { join } from 'node:path';
import { folderStore } from '../store/folder-store.ts';
import { SHELL } from '../testing/releases.ts';
import { aFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { fileNamesUnused } from './rules/file-names-unused.ts';

const root = temporaryFolder();

test('a shell whose file has the name of another shell’s file, and different content, is refused', async () => {
  const file = 'static/js/async/menu.0123456789.js';
  const store = folderStore(join(root, 'shells'));
  const first = aFolder(join(root, 'first-shell'), { [file]: 'one' });
  await store.publish('shell', '1.0.0-1', first, SHELL);
  const upload = { store, name: 'shell', version: '1.0.0-2', dist: first };
  expect(await fileNamesUnused.check(upload)).toBeUndefined();
  const dist = aFolder(join(root, 'second-shell'), { [file]: 'two' });
  expect(await fileNamesUnused.check({ ...upload, dist })).toBe(
    `another shell has a different ${file}`,
  );
  expect(await fileNamesUnused.check({ ...upload, dist, name: 'mfe-time' })).toBeUndefined();
});

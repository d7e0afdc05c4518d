import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SHELL } from '../testing/releases.ts';
import { aFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { folderStore } from './folder-store.ts';

const root = temporaryFolder();

const MENU = 'static/js/async/menu.0123456789.js';
const FIRST = 'static/js/index.aaaaaaaaaa.js';
const SECOND = 'static/js/index.bbbbbbbbbb.js';
const TEXT = 'menu '.repeat(100);

/** A store to which shells are published by their files. */
function aStore(name: string) {
  const folder = join(root, name);
  const store = folderStore(folder);
  return {
    store,
    files: join(folder, 'shell/files'),
    publish(version: string, files: Record<string, string>) {
      const dist = aFolder(join(root, `${name}-${version}`), { 'index.html': version, ...files });
      return store.publish('shell', version, dist, { ...SHELL, version });
    },
  };
}

test('files of shells are stored by name, with their compressed copies; pages and records are not', async () => {
  const { files, publish } = aStore('stored');
  await publish('1.0.0-1', { [MENU]: TEXT, 'static/js/plain.js': '' });
  expect(readdirSync(files, { recursive: true }).toSorted()).toEqual(
    ['static', 'static/js', 'static/js/async', MENU, `${MENU}.br`, `${MENU}.gz`].toSorted(),
  );
});

test('a file stays while a stored version has it', async () => {
  const { store, files, publish } = aStore('removed');
  await publish('1.0.0-1', { [MENU]: TEXT, [FIRST]: 'first' });
  await publish('1.0.0-2', { [MENU]: TEXT, [SECOND]: 'second' });
  await store.remove('shell', '1.0.0-1');
  expect(existsSync(join(files, FIRST))).toBe(false);
  expect(readFileSync(join(files, MENU), 'utf8')).toBe(TEXT);
  expect(existsSync(join(files, `${MENU}.br`))).toBe(true);
  expect(readFileSync(join(files, SECOND), 'utf8')).toBe('second');
  await store.remove('shell', '1.0.0-2');
  expect(existsSync(join(files, MENU))).toBe(false);
});

test('a file of the same name with different content is refused, and the version is not stored', async () => {
  const { store, files, publish } = aStore('different');
  await publish('1.0.0-1', { [MENU]: TEXT });
  await expect(publish('1.0.0-2', { [MENU]: 'other' })).rejects.toThrow(
    `Another shell has a different ${MENU}.`,
  );
  expect(await store.listVersions('shell')).toEqual(['1.0.0-1']);
  expect(readFileSync(join(files, MENU), 'utf8')).toBe(TEXT);
});

test('what an interrupted publication left is used by the next one', async () => {
  const { files, publish } = aStore('interrupted');
  aFolder(files, { [MENU]: TEXT });
  await publish('1.0.0-1', { [MENU]: TEXT });
  expect(existsSync(join(files, `${MENU}.gz`))).toBe(true);
});

test('files of modules, and names outside of the folder, are not of the shell', async () => {
  const { store, publish } = aStore('names');
  await publish('1.0.0-1', { [MENU]: TEXT });
  expect(await store.hashOfShellFile(MENU)).toMatch(/^sha256-/);
  expect(await store.hashOfShellFile('static/../../1.0.0-1/index.0123456789.html')).toBeUndefined();
  expect(await store.hashOfShellFile('index.html')).toBeUndefined();
});

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aFolder, temporaryFolder } from '../testing/fixture-store.ts';
import { LIST, RELEASE } from '../testing/releases.ts';
import { folderStore } from './release-store.ts';

const root = temporaryFolder();
const script = `export const text = '${'rollcall '.repeat(100)}';`;
const dist = aFolder(join(root, 'dist'), { 'remote-entry.js': script, 'mf-manifest.json': '{}' });

function newStore(name: string) {
  const folder = join(root, name);
  return { folder, store: folderStore(folder) };
}

test('an empty store has no list', async () => {
  await expect(newStore('empty').store.readList()).resolves.toBeUndefined();
});

test('a published version has its files, its record and compressed copies of text', async () => {
  const { folder, store } = newStore('published');
  await store.publish('mfe-time', '1.0.0-abc1234', dist, RELEASE);
  const version = join(folder, 'mfe-time/1.0.0-abc1234');
  expect(readFileSync(join(version, 'remote-entry.js'), 'utf8')).toBe(script);
  expect(brotliDecompressSync(readFileSync(join(version, 'remote-entry.js.br'))).toString()).toBe(
    script,
  );
  expect(gunzipSync(readFileSync(join(version, 'remote-entry.js.gz'))).toString()).toBe(script);
  expect(existsSync(join(version, 'mf-manifest.json.br'))).toBe(false);
  await expect(store.readText('mfe-time', '1.0.0-abc1234', 'mf-manifest.json')).resolves.toBe('{}');
  await expect(store.readText('mfe-time', '1.0.0-abc1234', 'none.js')).resolves.toBeUndefined();
});

test('publishing the same content again changes nothing; other content under the version is refused', async () => {
  const { store } = newStore('twice');
  await store.publish('mfe-time', '1.0.0-abc1234', dist, RELEASE);
  await store.publish('mfe-time', '1.0.0-abc1234', dist, { ...RELEASE, builtAt: 'later' });
  const other = aFolder(join(root, 'other'), {
    'remote-entry.js': 'other',
    'mf-manifest.json': '{}',
  });
  await expect(store.publish('mfe-time', '1.0.0-abc1234', other, RELEASE)).rejects.toThrow(
    'mfe-time 1.0.0-abc1234 is already published with other content.',
  );
  await expect(store.readText('mfe-time', '1.0.0-abc1234', 'remote-entry.js')).resolves.toBe(
    script,
  );
});

test('a pointer move is read back and logged', async () => {
  const { folder, store } = newStore('moved');
  await store.changeList('seed mfe-time', () => LIST);
  await expect(store.readList()).resolves.toEqual(LIST);
  const [line] = readFileSync(join(folder, 'log.jsonl'), 'utf8').trim().split('\n');
  expect(JSON.parse(line ?? '')).toEqual({ at: LIST.updatedAt, what: 'seed mfe-time' });
});

test('moves made at the same time all count', async () => {
  const { folder, store } = newStore('parallel');
  await store.changeList('first', () => ({ ...LIST, updatedAt: '0' }));
  const add = () =>
    store.changeList('add', (list) => ({
      ...LIST,
      updatedAt: String(Number(list?.updatedAt) + 1),
    }));
  await Promise.all(Array.from({ length: 20 }, add));
  expect((await store.readList())?.updatedAt).toBe('20');
  expect(readFileSync(join(folder, 'log.jsonl'), 'utf8').trim().split('\n')).toHaveLength(21);
});

test('a move that throws leaves the list as it was, and the store free', async () => {
  const { store } = newStore('thrown');
  await store.changeList('seed', () => LIST);
  const refuse = () => {
    throw new Error('refused');
  };
  await expect(store.changeList('bad', refuse)).rejects.toThrow('refused');
  await expect(store.changeList('good', () => LIST)).resolves.toEqual(LIST);
});

test('a list that is none is refused with its path', async () => {
  const { folder, store } = newStore('broken');
  aFolder(folder, { 'live.json': '{"format":1' });
  await expect(store.readList()).rejects.toThrow(
    `${join(folder, 'live.json')} is not a release list`,
  );
});

import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { aSeed, LIST, NOW, RELEASE, SHELL } from '../testing/releases.ts';
import { aFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { folderStore } from './folder-store.ts';
import { integrityOf } from './integrity.ts';

const root = temporaryFolder();
const script = `export const text = '${'rollcall '.repeat(100)}';`;
const dist = aFolder(join(root, 'dist'), { 'remote-entry.js': script, 'mf-manifest.json': '{}' });

function newStore(name: string) {
  const folder = join(root, name);
  return { folder, store: folderStore(folder, NOW) };
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

test('of the shell’s development build there is only a quick copy', async () => {
  const { folder, store } = newStore('development');
  const files = { 'index.html': '', 'dev/page.js': script, 'page.js': script };
  const shell = aFolder(join(root, 'shell-dist'), files);
  await store.publish('shell', SHELL.version, shell, SHELL);
  const names = readdirSync(join(folder, 'shell', SHELL.version), { recursive: true });
  expect(names).toEqual(expect.arrayContaining(['page.js.br', 'page.js.gz', 'dev/page.js.gz']));
  expect(names).not.toContain('dev/page.js.br');
});

test('publishing the same content again changes nothing; different content under the same version is refused', async () => {
  const { store } = newStore('twice');
  await store.publish('mfe-time', '1.0.0-abc1234', dist, RELEASE);
  await store.publish('mfe-time', '1.0.0-abc1234', dist, { ...RELEASE, builtAt: 'later' });
  const other = aFolder(join(root, 'other'), {
    'remote-entry.js': 'other',
    'mf-manifest.json': '{}',
  });
  await expect(store.publish('mfe-time', '1.0.0-abc1234', other, RELEASE)).rejects.toThrow(
    'mfe-time 1.0.0-abc1234 is already published with different content',
  );
  await expect(store.readText('mfe-time', '1.0.0-abc1234', 'remote-entry.js')).resolves.toBe(
    script,
  );
});

const readLines = (folder: string) =>
  readFileSync(join(folder, 'log.jsonl'), 'utf8').trim().split('\n');

test('a pointer move is stored, and logged with operator, time, old and new version', async () => {
  const { folder, store } = newStore('moved');
  await store.changeList('ada', aSeed());
  const at = NOW().toISOString();
  await expect(store.readList()).resolves.toEqual({ ...LIST, updatedAt: at });
  const { version } = RELEASE;
  const move = { action: 'seed', name: 'mfe-time', from: null, to: version, good: version };
  await expect(store.readLog()).resolves.toEqual([{ number: 1, at, by: 'ada', ...move }]);
  expect(readLines(folder)).toHaveLength(1);
});

test('parallel moves are all made, and numbered in their order', async () => {
  const { store } = newStore('parallel');
  const add = (index: number) =>
    store.changeList(`tool-${index}`, ({ list, log, at }) => {
      expect(list?.shell.by ?? '0').toBe(String(log.length));
      const change = aSeed()();
      return { ...change, shell: { ...change.shell, by: String(log.length + 1), at } };
    });
  await Promise.all(Array.from({ length: 20 }, (_, index) => add(index)));
  expect((await store.readList())?.shell.by).toBe('20');
  const log = await store.readLog();
  expect(log.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
});

test('a move that throws leaves the list unchanged and releases the lock', async () => {
  const { store } = newStore('thrown');
  await store.changeList('seed', aSeed());
  const list = await store.readList();
  const refuse = () => {
    throw new Error('refused');
  };
  await expect(store.changeList('bad', refuse)).rejects.toThrow('refused');
  await expect(store.readList()).resolves.toEqual(list);
  await store.changeList('good', aSeed());
  await expect(store.readLog()).resolves.toHaveLength(2);
});

test('a log line that a killed process did not write, or wrote partly, is written with the next move', async () => {
  const { folder, store } = newStore('torn');
  await store.changeList('one', aSeed());
  await store.changeList('two', aSeed());
  const [first = '', second = ''] = readLines(folder);
  for (const torn of ['', second.slice(0, 20)]) {
    writeFileSync(join(folder, 'log.jsonl'), `${first}\n${torn}`);
    await expect(store.readLog()).resolves.toHaveLength(1);
    await store.changeList('three', ({ list, log }) => {
      expect(log.map(({ by }) => by)).toEqual(['one', 'two']);
      return { ...(list ?? LIST), moves: [], result: undefined };
    });
    expect(readLines(folder)).toEqual([first, second]);
  }
});

test('an invalid log line is refused with file and line', async () => {
  const { folder, store } = newStore('unreadable');
  await store.changeList('one', aSeed());
  writeFileSync(join(folder, 'log.jsonl'), '{}\n');
  await expect(store.readLog()).rejects.toThrow(/log\.jsonl, line 1, is not a pointer move/);
});

test('versions and hashes are listed as stored; an unfinished publication is not listed', async () => {
  const { folder, store } = newStore('listed');
  await expect(store.listVersions('mfe-time')).resolves.toEqual([]);
  await store.publish('mfe-time', '1.0.0-abc1234', dist, RELEASE);
  aFolder(folder, { 'mfe-time/.1.0.1-abc1234.77/remote-entry.js': '' });
  await expect(store.listVersions('mfe-time')).resolves.toEqual(['1.0.0-abc1234']);
  const hash = (path: string) => store.hashOf('mfe-time', '1.0.0-abc1234', path);
  await expect(hash('remote-entry.js')).resolves.toBe(
    await integrityOf(join(dist, 'remote-entry.js')),
  );
  await expect(hash('gone.js')).resolves.toBeUndefined();
});

test('an invalid list is refused with its path', async () => {
  const { folder, store } = newStore('broken');
  aFolder(folder, { 'live.json': '{"format":1' });
  await expect(store.readList()).rejects.toThrow(
    `${join(folder, 'live.json')} is not a release list`,
  );
});

test.each([
  ['a property name of every object', { __proto__: null, constructor: LIST.modules['mfe-time'] }],
  [
    'a module without a current version',
    { 'mfe-time': { ...LIST.modules['mfe-time'], current: undefined } },
  ],
  [
    'a module whose bad versions are a string',
    { 'mfe-time': { ...LIST.modules['mfe-time'], bad: 'x' } },
  ],
])('a change with %s is refused before anything is written', async (_, modules) => {
  const { folder, store } = newStore(`unwritable-${_.length}`);
  await store.changeList('one', aSeed());
  const files = () =>
    ['live.json', 'live.copy.json', 'log.jsonl'].map((file) =>
      readFileSync(join(folder, file), 'utf8'),
    );
  const before = files();
  const change = { ...aSeed()(), modules: modules as unknown as typeof LIST.modules };
  await expect(store.changeList('two', () => change)).rejects.toThrow(
    'would damage the release list',
  );
  expect(files()).toEqual(before);
});

test.each([
  ['a name', { name: '__proto__' }],
  ['a version', { to: '../live' }],
  ['a missing version', { to: undefined as unknown as string }],
])('a move with %s that could not be read back is refused', async (_, changes) => {
  const { store } = newStore(`unloggable-${_}`);
  await store.changeList('one', aSeed());
  const change = aSeed()();
  const moves = change.moves.map((move) => ({ ...move, ...changes }));
  await expect(store.changeList('two', () => ({ ...change, moves }))).rejects.toThrow(
    'would damage the release list',
  );
  await expect(store.readLog()).resolves.toHaveLength(1);
});

test('names and versions from outside cannot escape the store', async () => {
  const { folder, store } = newStore('paths');
  await store.changeList('one', aSeed());
  for (const [name, version, path] of [
    ['..', '1', 'live.json'],
    ['.', '..', 'live.json'],
    ['mfe-time', '../..', 'live.json'],
    ['__proto__', '1.0.0', 'release.json'],
  ] as const) {
    await expect(store.readText(name, version, path)).resolves.toBeUndefined();
    await expect(store.hashOf(name, version, path)).resolves.toBeUndefined();
    await expect(store.listVersions(name)).resolves.toEqual([]);
    await expect(store.publish(name, version, dist, RELEASE)).rejects.toThrow(
      'cannot be published',
    );
  }
  expect(existsSync(join(folder, '..', 'release.json'))).toBe(false);
});

/** The files that a kill at each step of a move leaves in the folder. */
const KILLED: readonly [string, (files: Files) => Files][] = [
  [
    'while the new live.json was being written',
    ({ before }) => ({ before, after: { ...before, 'live.json.a.tmp': '{"form' } }),
  ],
  [
    'before live.json was replaced',
    ({ before, after }) => ({
      before,
      after: { ...before, 'live.json.a.tmp': after['live.json'] ?? '' },
    }),
  ],
  [
    'before the log',
    ({ before, after }) => ({
      before,
      after: { ...before, 'live.json': after['live.json'] ?? '' },
    }),
  ],
  [
    'within the log',
    ({ before, after }) => ({
      before,
      after: {
        ...before,
        'live.json': after['live.json'] ?? '',
        'log.jsonl': (after['log.jsonl'] ?? '').slice(0, -20),
      },
    }),
  ],
  [
    'before the copy',
    ({ before, after }) => ({
      before,
      after: { ...after, 'live.copy.json': before['live.copy.json'] ?? '' },
    }),
  ],
  [
    'while the new copy was being written',
    ({ before, after }) => ({
      before,
      after: {
        ...after,
        'live.copy.json': before['live.copy.json'] ?? '',
        'live.copy.json.b.tmp': '{"for',
      },
    }),
  ],
];

interface Files {
  readonly before: Readonly<Record<string, string>>;
  readonly after: Readonly<Record<string, string>>;
}

test.each(KILLED)(
  'a move killed %s is made completely or not at all, and the next one works',
  async (title, leave) => {
    const { folder, store } = newStore(`killed-${title.replaceAll(/\W/g, '-')}`);
    const names = ['live.json', 'live.copy.json', 'log.jsonl'];
    const read = () =>
      Object.fromEntries(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
    await store.changeList('one', aSeed());
    const before = read();
    await store.changeList('two', aSeed());
    const left = leave({ before, after: read() }).after;
    for (const [name, text] of Object.entries(left)) writeFileSync(join(folder, name), text);

    expect((await store.readList())?.modules).toEqual(LIST.modules);
    await store.changeList('three', aSeed());
    const log = await store.readLog();
    expect(log.map(({ number }) => number)).toEqual(log.map((_, index) => index + 1));
    expect(log.at(-1)?.by).toBe('three');
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
    await expect(store.readCopy()).resolves.toEqual(await store.readList());
  },
);

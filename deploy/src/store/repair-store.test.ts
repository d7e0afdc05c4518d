import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { movePointer } from '../releases/move-pointer.ts';
import { pointTo } from '../releases/point-to.ts';
import { RELEASE, SHELL } from '../testing/releases.ts';
import { aVersion, publish, storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { folderStore } from './folder-store.ts';

const root = temporaryFolder();
const SECOND = aVersion('1.1.0-2222222');
const THIRD = aVersion('1.2.0-3333333');
const ada = { by: 'ada' };
const time = { ...ada, name: 'mfe-time' };
let folders = 0;

/** A store with a history: two releases, a rollback with its bad version, and the module disabled. */
async function usedStore() {
  const folder = join(root, String(folders++));
  const { store, releases } = await storeWithReleases(folder);
  await publish(folder, store, SECOND);
  await publish(folder, store, THIRD);
  await movePointer(store, { ...ada, name: 'shell', action: 'confirm' });
  await pointTo(store, SECOND, ada);
  await movePointer(store, { ...time, action: 'confirm' });
  await pointTo(store, THIRD, ada);
  await movePointer(store, { ...time, action: 'rollback' });
  await movePointer(store, { ...time, action: 'disable' });
  const path = (file: string) => join(releases, file);
  return { store, releases, path, list: await store.readList(), log: await store.readLog() };
}

/** Kinds of damage to a file. */
const DAMAGES: readonly [string, (text: string) => string | undefined][] = [
  ['empty', () => ''],
  ['cut off', (text) => text.slice(0, text.length / 2)],
  ['of zero bytes', (text) => '\0'.repeat(text.length)],
  ['other JSON', () => '[]'],
  [
    'a list whose module has lost its pointer',
    (text) => text.replace(/"current": "1\.1[^,]*,/, ''),
  ],
  ['missing', () => undefined],
];

test.each(DAMAGES)('a live.json that is %s is restored from its copy', async (_, damage) => {
  const { store, releases, path, list, log } = await usedStore();
  const text = damage(readFileSync(path('live.json'), 'utf8'));
  if (text === undefined) rmSync(path('live.json'));
  else writeFileSync(path('live.json'), text);
  const done = await store.repair();
  expect(done.join('\n')).toMatch(/live\.json/);
  expect(done.join('\n')).not.toContain(releases);
  expect(await store.readList()).toEqual({ ...list, updatedAt: expect.any(String) });
  expect(await store.readLog()).toEqual(log);
  const damagedFiles = readdirSync(releases).filter((name) =>
    name.startsWith('live.json.damaged-'),
  );
  expect(damagedFiles).toHaveLength(text === undefined ? 0 : 1);
  // Moves work again.
  await movePointer(store, { ...time, action: 'enable' });
  expect((await store.readLog()).at(-1)).toMatchObject({ number: log.length + 1 });
});

test('without a copy the list is rebuilt from the log and the records of the versions', async () => {
  const { store, path, list, log } = await usedStore();
  writeFileSync(path('live.json'), '{');
  rmSync(path('live.copy.json'));
  expect((await store.repair()).join('\n')).toContain(
    `Rebuilt the list from the ${log.length} moves in log.jsonl.`,
  );
  const repaired = await store.readList();
  expect(repaired?.shell).toMatchObject({ current: SHELL.version, good: SHELL.version });
  const { since: _, ...pointer } = list?.modules['mfe-time'] ?? {};
  expect(repaired?.modules['mfe-time']).toMatchObject(pointer);
  expect(Object.keys(repaired?.modules ?? {})).toEqual(['mfe-time']);
});

test('moves that are missing from the copy are applied again', async () => {
  const { store, path, list } = await usedStore();
  const before = readFileSync(path('live.copy.json'), 'utf8');
  await movePointer(store, { ...time, action: 'enable' });
  await pointTo(store, THIRD, { ...ada, again: true });
  writeFileSync(path('live.copy.json'), before);
  writeFileSync(path('live.json'), 'x');
  await store.repair();
  expect((await store.readList())?.modules['mfe-time']).toMatchObject({
    current: THIRD.version,
    good: SECOND.version,
    bad: [],
    disabled: false,
  });
  expect(list?.modules['mfe-time']).toMatchObject({ disabled: true });
});

test('unreadable lines of the log are dropped and backed up; moves in the list are logged again', async () => {
  const { store, releases, path, list, log } = await usedStore();
  const lines = readFileSync(path('log.jsonl'), 'utf8').trimEnd().split('\n');
  const inherited = JSON.stringify({ ...log[0], number: 90, name: '__proto__' });
  const withoutTo = '{"number":91,"at":"x","by":"x","action":"disable","name":"__proto__"}';
  // The damaged line is the last one, whose move is also in live.json.
  const damaged = [...lines.slice(0, -1), '{"number":', inherited, withoutTo];
  writeFileSync(path('log.jsonl'), `${damaged.join('\n')}\n`);
  await expect(store.readLog()).rejects.toThrow(/npm run releases -- --repair/);
  const done = await store.repair();
  expect(done).toEqual([expect.stringMatching(/^log\.jsonl: dropped 3 damaged lines, kept 7/)]);
  expect(await store.readLog()).toEqual(log);
  expect(await store.readList()).toEqual(list);
  expect(
    readdirSync(releases).filter((name) => name.startsWith('log.jsonl.damaged-')),
  ).toHaveLength(1);
});

test('damage from a property name of every object is repaired in list and log', async () => {
  const { store, path, list, log } = await usedStore();
  const live = JSON.parse(readFileSync(path('live.json'), 'utf8'));
  const move = { number: 8, at: live.updatedAt, by: 'administrator 1', action: 'disable' };
  const broken = { ...move, name: '__proto__', from: null, good: null };
  live.modules = JSON.parse(
    JSON.stringify(live.modules).replace(/^\{/, '{"__proto__":{"disabled":true,"releases":{}},'),
  );
  writeFileSync(path('live.json'), JSON.stringify({ ...live, moves: [broken] }));
  writeFileSync(
    path('log.jsonl'),
    `${readFileSync(path('log.jsonl'), 'utf8')}${JSON.stringify(broken)}\n`,
  );
  await expect(store.readList()).rejects.toThrow('is not a release list');
  await store.repair();
  expect(await store.readList()).toEqual({ ...list, updatedAt: expect.any(String) });
  expect(await store.readLog()).toEqual(log);
});

test('a module whose live version is missing from the store is left out, and this is reported', async () => {
  const { store, releases, path } = await usedStore();
  writeFileSync(path('live.json'), '');
  rmSync(path('live.copy.json'));
  rmSync(join(releases, 'mfe-time', SECOND.version), { recursive: true });
  expect((await store.repair()).join('\n')).toContain(
    `mfe-time is left out: its live version ${SECOND.version} is not in the store.`,
  );
  expect((await store.readList())?.modules).toEqual({});
});

test('with nothing to repair, nothing is changed', async () => {
  const { store, releases, path } = await usedStore();
  const before = readdirSync(releases).map((name) => [
    name,
    name.includes('.json') && readFileSync(path(name), 'utf8'),
  ]);
  await expect(store.repair()).resolves.toEqual([
    'Nothing to repair: list, log and records are intact.',
  ]);
  expect(
    readdirSync(releases).map((name) => [
      name,
      name.includes('.json') && readFileSync(path(name), 'utf8'),
    ]),
  ).toEqual(before);
});

test('a store that cannot be rebuilt is left unchanged, with advice', async () => {
  const { store, path } = await usedStore();
  for (const file of ['live.json', 'live.copy.json', 'log.jsonl']) writeFileSync(path(file), 'x');
  await expect(store.repair()).rejects.toThrow(/restore DATA_DIR from a backup/);
  expect(readFileSync(path('log.jsonl'), 'utf8')).toBe('x');
});

test.each(['live.json', 'log.jsonl', 'live.copy.json'])(
  'a folder in place of %s is renamed',
  async (file) => {
    const { store, path, list, log } = await usedStore();
    rmSync(path(file));
    mkdirSync(path(file));
    if (file === 'live.copy.json') writeFileSync(path('live.json'), 'x');
    await store.repair();
    expect((await store.readList())?.modules).toEqual(list?.modules);
    expect(await store.readLog()).toEqual(file === 'log.jsonl' ? log.slice(-1) : log);
  },
);

test('a list whose shell is missing from the store goes back to an existing one', async () => {
  const { store, path } = await usedStore();
  const live = readFileSync(path('live.json'), 'utf8');
  writeFileSync(
    path('live.json'),
    live.replace(`"current": "${SHELL.version}"`, '"current": "9.9.9-0"'),
  );
  expect((await store.repair()).join('\n')).toContain(`The shell is at ${SHELL.version}`);
  expect((await store.readList())?.shell).toMatchObject({ current: SHELL.version });
});

test('a list with an unknown version of a module goes back to last known good', async () => {
  const { store, path } = await usedStore();
  const live = JSON.parse(readFileSync(path('live.json'), 'utf8'));
  live.modules['mfe-time'].current = '__proto__';
  writeFileSync(path('live.json'), JSON.stringify(live));
  expect((await store.repair()).join('\n')).toContain(`mfe-time is at ${SECOND.version}`);
  expect((await store.readList())?.modules['mfe-time']).toMatchObject({ current: SECOND.version });
});

test('a second repair finds nothing to do', async () => {
  const { store, path } = await usedStore();
  writeFileSync(path('live.json'), '');
  await store.repair();
  const list = await store.readList();
  await expect(store.repair()).resolves.toEqual([expect.stringContaining('Nothing to repair')]);
  expect(await store.readList()).toEqual(list);
  expect(RELEASE.name in (list?.modules ?? {})).toBe(true);
});

test('an empty store has nothing to repair', async () => {
  const store = folderStore(join(root, 'empty'));
  await expect(store.repair()).resolves.toEqual([
    'Nothing to repair: nothing is live in this store yet.',
  ]);
});

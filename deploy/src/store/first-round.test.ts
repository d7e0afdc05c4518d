import { cpSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { folderStore } from './folder-store.ts';

/**
 * Files of the first release of the project (e7ce918), byte for byte: after `npm start`, after a release of mfe-time,
 * and after that was confirmed and rolled back and mfe-leave disabled.
 */
const FIXTURES = join(__dirname, '../testing/first-round');
const MODULES = ['mfe-auth', 'mfe-employees', 'mfe-leave', 'mfe-time'];
const SEEDED = '1.0.0-9559421';
const RELEASED = '1.0.0-9bf8b55';
/** A few minutes after the last move. */
const NOW = () => new Date('2026-11-22T01:30:00.000Z');
const root = temporaryFolder();

/** A new store with the files of one state; the folders of versions are not needed to read it. */
function openStore(state: string) {
  const folder = mkdtempSync(join(root, `${state}-`));
  cpSync(join(FIXTURES, state), folder, { recursive: true });
  return { folder, store: folderStore(folder, NOW) };
}

test.each([
  ['seeded', SEEDED, SEEDED, [], 5],
  ['released', RELEASED, SEEDED, [], 6],
  ['disabled', SEEDED, SEEDED, [RELEASED], 9],
])(
  'a %s store of the first release of the project is read completely',
  async (state, current, good, bad, moves) => {
    const { store } = openStore(state);
    const list = await store.readList();
    expect(Object.keys(list?.modules ?? {}).toSorted()).toEqual(MODULES);
    expect(list?.shell).toMatchObject({ current: '1.0.0-c684747', good: '1.0.0-c684747', bad: [] });
    expect(list?.modules['mfe-time']).toMatchObject({ current, good, bad, disabled: false });
    expect(list?.modules['mfe-leave']?.disabled).toBe(state === 'disabled');
    // Every pointer has the record that a page needs to load it.
    for (const pointer of Object.values(list?.modules ?? {}))
      for (const version of [pointer.current, pointer.good ?? pointer.current])
        expect(pointer.releases[version]).toMatchObject({
          version,
          url: expect.stringContaining(version),
          descriptor: { routes: expect.any(Array) },
          integrity: { 'remote-entry.js': expect.stringMatching(/^sha256-/) },
        });
    const log = await store.readLog();
    expect(log.map(({ number }) => number)).toEqual(Array.from({ length: moves }, (_, i) => i + 1));
  },
);

test('the moves made by the first release of the project stay in the log', async () => {
  const log = await openStore('disabled').store.readLog();
  expect(log.map(({ action, name, to }) => [action, name, to]).slice(5)).toEqual([
    ['release', 'mfe-time', RELEASED],
    ['confirm', 'mfe-time', RELEASED],
    ['rollback', 'mfe-time', SEEDED],
    ['disable', 'mfe-leave', '1.0.0-8d81c33'],
  ]);
});

test('a pointer move in a store of the first release of the project loses nothing', async () => {
  const { folder, store } = openStore('disabled');
  const before = await store.readList();
  if (!before?.modules['mfe-leave']) throw new Error('The fixture has no mfe-leave.');
  const leave = before.modules['mfe-leave'];
  await store.changeList('ada', ({ list }) => {
    if (!list) throw new Error('There is no list.');
    const modules = { ...list.modules, 'mfe-leave': { ...leave, disabled: false } };
    const { current, good } = leave;
    const note = { action: 'enable', name: 'mfe-leave', from: current, to: current, good } as const;
    return { shell: list.shell, modules, moves: [note], result: undefined };
  });
  const after = await store.readList();
  expect(after?.modules).toEqual({
    ...before.modules,
    'mfe-leave': { ...leave, disabled: false },
  });
  expect(after?.shell).toEqual(before.shell);
  expect((await store.readLog()).at(-1)).toMatchObject({ number: 10, by: 'ada', action: 'enable' });
  const old = readFileSync(join(FIXTURES, 'disabled/log.jsonl'), 'utf8');
  expect(readFileSync(join(folder, 'log.jsonl'), 'utf8').startsWith(old)).toBe(true);
});

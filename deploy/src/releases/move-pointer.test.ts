import { join } from 'node:path';
import { RELEASE, SHELL } from '../testing/releases.ts';
import { aVersion, publish, storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { movePointer } from './move-pointer.ts';
import { pointTo } from './point-to.ts';

const root = temporaryFolder();
const FIRST = RELEASE.version;
const SECOND = aVersion('1.1.0-2222222');
const THIRD = aVersion('1.2.0-3333333');
const ada = { by: 'ada' };
const time = { name: 'mfe-time', ...ada };
let stores = 0;

/** A store with mfe-time's first release live and two more published. */
async function newStore() {
  const folder = join(root, String(stores++));
  const filled = await storeWithReleases(folder);
  await publish(folder, filled.store, SECOND);
  await publish(folder, filled.store, THIRD);
  const read = async () => (await filled.store.readList())?.modules['mfe-time'];
  return { ...filled, folder, read };
}

test('a release is current immediately; the previous one stays last known good, with its record in the list', async () => {
  const { store, read } = await newStore();
  await expect(pointTo(store, SECOND, ada)).resolves.toEqual({
    name: 'mfe-time',
    from: FIRST,
    to: SECOND.version,
    good: FIRST,
  });
  const pointer = await read();
  expect(pointer).toMatchObject({ current: SECOND.version, good: FIRST, bad: [], by: 'ada' });
  expect(Object.keys(pointer?.releases ?? {}).toSorted()).toEqual([FIRST, SECOND.version]);
});

test('a rollback goes to last known good and marks the version it leaves as bad', async () => {
  const { store, read } = await newStore();
  await pointTo(store, SECOND, ada);
  await movePointer(store, { ...time, action: 'rollback' });
  expect(await read()).toMatchObject({ current: FIRST, good: FIRST, bad: [SECOND.version] });
  expect((await store.readLog()).map(({ action, to }) => `${action} ${to}`)).toEqual([
    `seed ${FIRST}`,
    `release ${SECOND.version}`,
    `rollback ${FIRST}`,
  ]);
});

test('a bad version is released again only with `again`', async () => {
  const { store, read } = await newStore();
  await pointTo(store, SECOND, ada);
  await movePointer(store, { ...time, action: 'rollback' });
  await expect(pointTo(store, SECOND, ada)).rejects.toThrow('not-marked-bad');
  expect(await read()).toMatchObject({ current: FIRST, bad: [SECOND.version] });
  await pointTo(store, SECOND, { ...ada, again: true });
  expect(await read()).toMatchObject({ current: SECOND.version, bad: [] });
});

test('a rollback from last known good needs a version', async () => {
  const { store, read } = await newStore();
  await pointTo(store, SECOND, ada);
  await movePointer(store, { ...time, action: 'confirm' });
  const before = await read();
  await expect(movePointer(store, { ...time, action: 'rollback' })).rejects.toThrow(
    /1\.1\.0-2222222 is already last known good\. Choose a version with --to/,
  );
  expect(await read()).toEqual(before);
  await movePointer(store, { ...time, action: 'rollback', to: FIRST });
  const pointer = await read();
  expect(pointer).toMatchObject({ current: FIRST, good: FIRST, bad: [SECOND.version] });
  expect(Object.keys(pointer?.releases ?? {})).toEqual([FIRST]);
});

test('a second rollback neither goes to a newer version nor marks last known good as bad', async () => {
  const { store, read } = await newStore();
  await pointTo(store, SECOND, ada);
  await movePointer(store, { ...time, action: 'rollback' });
  const before = await read();
  const again = { ...time, action: 'rollback' } as const;
  await expect(movePointer(store, again)).rejects.toThrow('is already last known good');
  for (const version of [SECOND.version, THIRD.version]) {
    await expect(movePointer(store, { ...again, to: version, again: true })).rejects.toThrow(
      `${version} is newer than ${FIRST}, so this is not a rollback. To make it live, release it with --to ${version}.`,
    );
  }
  expect(await read()).toEqual(before);
});

test('a move that expects another live version is refused', async () => {
  const { store, read } = await newStore();
  await pointTo(store, SECOND, ada);
  await pointTo(store, THIRD, ada);
  const seen = { ...time, from: SECOND.version };
  for (const action of ['rollback', 'confirm', 'disable', 'enable'] as const) {
    await expect(movePointer(store, { ...seen, action })).rejects.toThrow(
      `mfe-time is now at ${THIRD.version}, no longer at ${SECOND.version}`,
    );
  }
  await expect(pointTo(store, SECOND, { ...ada, from: FIRST })).rejects.toThrow('someone else');
  expect(await read()).toMatchObject({ current: THIRD.version, bad: [], disabled: false });
  await movePointer(store, { ...time, action: 'rollback', from: THIRD.version });
  expect(await read()).toMatchObject({ current: FIRST });
});

test('of many parallel rollbacks from the same version, one succeeds', async () => {
  const { store, read } = await newStore();
  await pointTo(store, SECOND, ada);
  await movePointer(store, { ...time, action: 'confirm' });
  await pointTo(store, THIRD, ada);
  const back = { ...time, action: 'rollback', from: THIRD.version } as const;
  const all = await Promise.allSettled(Array.from({ length: 5 }, () => movePointer(store, back)));
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await read()).toMatchObject({ current: SECOND.version, good: SECOND.version });
});

test('a rollback can go to any named version; last known good stays in the list', async () => {
  const { store, read } = await newStore();
  await pointTo(store, SECOND, ada);
  await pointTo(store, THIRD, ada);
  await movePointer(store, { ...time, action: 'rollback', to: SECOND.version });
  const pointer = await read();
  expect(pointer).toMatchObject({ current: SECOND.version, good: FIRST, bad: [THIRD.version] });
  expect(Object.keys(pointer?.releases ?? {}).toSorted()).toEqual([FIRST, SECOND.version]);
});

test('a module is disabled and enabled; it keeps its versions', async () => {
  const { store, read } = await newStore();
  await movePointer(store, { ...time, action: 'disable' });
  expect(await read()).toMatchObject({ current: FIRST, disabled: true });
  await pointTo(store, SECOND, ada);
  expect(await read()).toMatchObject({ current: SECOND.version, disabled: true });
  await movePointer(store, { ...time, action: 'enable' });
  expect(await read()).toMatchObject({ current: SECOND.version, disabled: false });
});

test('a rollback of the shell is refused while a live module needs the newer one', async () => {
  const { store, folder } = await newStore();
  const newer = { ...SHELL, version: '1.1.0-aaaaaaa', provides: ['react', 'antd/es/new'] };
  await publish(folder, store, newer);
  await pointTo(store, newer, ada);
  const needs = { ...SECOND, version: '1.3.0-4444444', consumes: ['antd/es/new'] };
  await publish(folder, store, needs);
  // The shell's last known good version does not provide it yet.
  await expect(pointTo(store, needs, ada)).rejects.toThrow('shared-keys-provided');
  await movePointer(store, { ...ada, name: 'shell', action: 'confirm' });
  await pointTo(store, needs, ada);
  const back = { ...ada, name: 'shell', action: 'rollback', to: SHELL.version } as const;
  await expect(movePointer(store, back)).rejects.toThrow(/shell-covers: mfe-time 1\.3\.0-4444444/);
  await movePointer(store, { ...time, action: 'rollback' });
  await movePointer(store, back);
  expect((await store.readList())?.shell).toMatchObject({
    current: SHELL.version,
    good: SHELL.version,
    bad: [newer.version],
  });
});

test.each([
  [
    'a version that is not in the store',
    { action: 'rollback', to: '9.9.9-0' },
    /is not in the store; choose one with --to: 1\.1\.0-2222222/,
  ],
  ['the version that is live', { action: 'rollback', to: FIRST }, /is already live/],
  ['no version', { action: 'rollback' }, /is already last known good\. .* or disable the module/],
  [
    'an unknown name',
    { action: 'confirm', name: 'mfe-x' },
    /There is no module mfe-x\. Choose one of: shell, mfe-time/,
  ],
  ['disable the shell', { action: 'disable', name: 'shell' }, /npm run rollback -- shell/],
] as const)('a move to %s is refused with advice, and changes nothing', async (_, move, words) => {
  const { store, read } = await newStore();
  const before = await read();
  await expect(movePointer(store, { ...time, ...move })).rejects.toThrow(words);
  expect(await read()).toEqual(before);
  expect(await store.readLog()).toHaveLength(1);
});

test('a move with now reaches open pages, and the next move does not', async () => {
  const { store, read } = await newStore();
  await pointTo(store, SECOND, ada);
  await movePointer(store, { ...time, action: 'rollback', now: true });
  const { at } = (await read()) ?? {};
  expect(await read()).toMatchObject({ current: FIRST, urgent: at });
  await movePointer(store, { ...time, action: 'disable' });
  expect(await read()).not.toHaveProperty('urgent');
  await movePointer(store, { ...time, action: 'disable', now: true });
  await pointTo(store, THIRD, ada);
  expect(await read()).not.toHaveProperty('urgent');
});

import { join } from 'node:path';
import type { Outcome, Pointer, ReleaseHealth } from '@rollcall/shared/module';
import { folderOutcomes } from '../outcomes/outcome-store.ts';
import { RELEASE, SHELL } from '../testing/releases.ts';
import { aVersion, publish, storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { movePointer } from './move-pointer.ts';
import { pointTo } from './point-to.ts';
import { isProven, PROMOTE_AFTER_LOADS, PROMOTE_AFTER_MS, promoteProven } from './promote.ts';

const START = '2026-01-02T00:00:00.000Z';
const NOW = new Date(Date.parse(START) + PROMOTE_AFTER_MS);
const NOW_ISO = NOW.toISOString();
const POINTER: Pointer = {
  current: '2',
  good: '1',
  bad: [],
  by: 'ada',
  at: START,
  since: START,
  disabled: false,
  releases: {},
};
const health = (ok: number, failed = 0, fallback = 0): ReleaseHealth => ({
  ok,
  failed,
  fallback,
  why: {},
  medianMs: null,
});
const HEALTHY = { current: health(20), predecessor: health(100), hasFallenBack: false };

test.each([
  ['a day and 20 successful loads', {}, {}, true],
  ['a day and 20 successful loads, in a list without `since`', { since: undefined }, {}, true],
  ['a minute less than a day', { since: '2026-01-02T00:01:00.000Z' }, {}, false],
  ['a day without a load', {}, { current: health(0) }, false],
  ['19 successful loads', {}, { current: health(19) }, false],
  ['a reported fallback', {}, { hasFallenBack: true }, false],
  ['more failures than its predecessor', {}, { current: health(50, 1) }, false],
  [
    'as many failures as its predecessor',
    {},
    { current: health(50, 1), predecessor: health(50, 1) },
    true,
  ],
  [
    'fewer failures than its predecessor',
    {},
    { current: health(99, 1), predecessor: health(9, 1) },
    true,
  ],
  [
    'one failure in twenty, when the predecessor has no loads',
    {},
    { current: health(20, 1), predecessor: health(0) },
    true,
  ],
  [
    'more failures, when the predecessor has only one load, which failed',
    {},
    { current: health(20, 180), predecessor: health(0, 1) },
    false,
  ],
  [
    'a first version that was loaded once',
    { good: null, since: NOW_ISO },
    { current: health(1) },
    true,
  ],
  ['a first version without a load', { good: null }, { current: health(0) }, false],
  ['a first version that failed', { good: null }, { current: health(1, 1) }, false],
  ['a clock that went back before the release', { since: '2026-01-04T00:00:00.000Z' }, {}, false],
  ['a version that is marked bad', { bad: ['2'] }, {}, false],
  ['a module that is disabled', { disabled: true }, {}, false],
  ['a version that is already good', { good: '2' }, {}, false],
])('%s: proven is %j', (_, pointer, evidence, expected) => {
  const all = { ...HEALTHY, ...evidence };
  expect(isProven({ ...POINTER, ...pointer } as Pointer, all, NOW)).toBe(expected);
});

const root = temporaryFolder();
const SECOND = aVersion('1.1.0-2222222');
const ada = { by: 'ada' };
let folders = 0;

/** A store in which mfe-time's second release is live; store and outcomes share a clock. */
async function newStore() {
  const folder = join(root, String(folders++));
  const filled = await storeWithReleases(folder);
  const { store, clock } = filled;
  await publish(folder, store, SECOND);
  await pointTo(store, SECOND, ada);
  const outcomes = folderOutcomes(join(folder, 'outcomes'), { now: () => clock.now });
  const report = (count: number, changes: Partial<Outcome> = {}) =>
    outcomes.add(
      Array.from(
        { length: count },
        () =>
          ({
            module: 'mfe-time',
            version: SECOND.version,
            ms: 100,
            result: 'ok',
            ...changes,
          }) as const,
      ),
      '192.0.2.1',
    );
  const pass = (ms: number) => {
    clock.now = new Date(clock.now.getTime() + ms);
  };
  const promote = () => promoteProven(store, outcomes);
  const good = async () => (await store.readList())?.modules['mfe-time']?.good;
  return { ...filled, folder, report, pass, promote, good };
}

test('a version is last known good after a day and 20 loads, and the promotion is logged', async () => {
  const { store, report, pass, promote, good } = await newStore();
  await report(PROMOTE_AFTER_LOADS);
  await promote();
  expect(await good()).toBe(RELEASE.version);
  pass(PROMOTE_AFTER_MS);
  await promote();
  await promote();
  expect(await good()).toBe(SECOND.version);
  expect(
    (await store.readLog()).map(({ action, by, good: to }) => `${action} ${by} ${to}`),
  ).toEqual([
    `seed npm start ${RELEASE.version}`,
    `release ada ${RELEASE.version}`,
    `confirm automatic promotion ${SECOND.version}`,
  ]);
});

test('a host whose clock is behind does not make a version older than it is', async () => {
  const folder = join(root, String(folders++));
  const { store, clock } = await storeWithReleases(folder);
  await publish(folder, store, SECOND);
  const first = clock.now;
  clock.now = new Date(first.getTime() - PROMOTE_AFTER_MS / 2);
  await pointTo(store, SECOND, ada);
  const pointer = (await store.readList())?.modules['mfe-time'];
  expect(pointer?.since).toBe(first.toISOString());
});

test('a host dates no promotion by the clock of another one that is ahead', async () => {
  const { store, clock, report, pass, promote, good } = await newStore();
  await report(PROMOTE_AFTER_LOADS);
  pass(PROMOTE_AFTER_MS - 1);
  const { now } = clock;
  pass(PROMOTE_AFTER_MS / 2);
  await movePointer(store, { name: 'shell', action: 'confirm', by: 'ada' });
  clock.now = now;
  await promote();
  expect(await good()).toBe(RELEASE.version);
  pass(1);
  await promote();
  expect(await good()).toBe(SECOND.version);
});

test('a release that never worked does not become last known good by age; an operator can confirm it', async () => {
  const { store, pass, promote, good, report } = await newStore();
  pass(30 * PROMOTE_AFTER_MS);
  await promote();
  expect(await good()).toBe(RELEASE.version);
  await report(5, { result: 'failed', why: 'load' });
  await promote();
  expect(await good()).toBe(RELEASE.version);
  await movePointer(store, { ...ada, name: 'mfe-time', action: 'confirm' });
  expect(await good()).toBe(SECOND.version);
});

test('a version that fell back once is never promoted, even after the report of it is removed', async () => {
  const { report, pass, promote, good } = await newStore();
  await report(1, { result: 'fallback', why: 'timeout' });
  for (let week = 0; week < 4; week++) {
    pass(8 * PROMOTE_AFTER_MS);
    await report(100);
    await promote();
    expect(await good()).toBe(RELEASE.version);
  }
});

test('loads from before a version was live do not count', async () => {
  const { store, clock, report, promote, good } = await newStore();
  await movePointer(store, { ...ada, name: 'mfe-time', action: 'rollback' });
  await report(100);
  clock.now = new Date(clock.now.getTime() + 1000);
  await pointTo(store, SECOND, { ...ada, again: true });
  clock.now = new Date(clock.now.getTime() + PROMOTE_AFTER_MS);
  await promote();
  expect(await good()).toBe(RELEASE.version);
});

test('late reports do not promote a version that was rolled back', async () => {
  const { store, report, pass, promote, good } = await newStore();
  await movePointer(store, { ...ada, name: 'mfe-time', action: 'rollback' });
  await report(100);
  pass(2 * PROMOTE_AFTER_MS);
  await promote();
  expect(await good()).toBe(RELEASE.version);
});

test('a shell is proven by the module loads in its pages, if no more of them fail than before', async () => {
  const { store, folder, report, pass, promote } = await newStore();
  const shell = { ...SHELL, version: '1.1.0-aaaaaaa' };
  await publish(folder, store, shell);
  await report(98);
  await report(2, { result: 'failed', why: 'load' });
  pass(1000);
  await pointTo(store, shell, ada);
  const good = async () => (await store.readList())?.shell.good;
  pass(PROMOTE_AFTER_MS);
  await promote();
  expect(await good()).toBe(SHELL.version);
  await report(19);
  await report(1, { result: 'failed', why: 'incompatible' });
  await promote();
  expect(await good()).toBe(SHELL.version);
  await report(40);
  await promote();
  expect(await good()).toBe(shell.version);
});

test('a shell that failed to start in a browser is never promoted by age', async () => {
  const { store, folder, report, pass, promote } = await newStore();
  const shell = { ...SHELL, version: '1.1.0-aaaaaaa' };
  await publish(folder, store, shell);
  await pointTo(store, shell, ada);
  await report(100);
  const failure = { result: 'fallback', why: 'timeout' } as const;
  await report(1, { module: 'shell', version: shell.version, ...failure });
  pass(PROMOTE_AFTER_MS);
  await promote();
  expect((await store.readList())?.shell.good).toBe(SHELL.version);
});

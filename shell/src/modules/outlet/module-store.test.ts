import type { Outcome, Release, ReleaseList } from '@rollcall/shared/module';
import { aRelease, aReleaseList, aShellRelease } from '../../testing/releases.ts';
import { ModuleError } from '../load-module/module-error.ts';
import { createModuleStore } from './module-store.ts';

const NAME = 'mfe-time';
const CURRENT = { ...aRelease(), version: '1.1.0-bbbbbbb' };
const GOOD = { ...aRelease(), version: '1.0.0-aaaaaaa' };
const WHOLE = { default: { routes: [{ path: '/time/logs' }] } };

function listWith(changes: Partial<ReleaseList['modules'][string]> = {}): ReleaseList {
  const list = aReleaseList([CURRENT]);
  const pointer = list.modules[NAME];
  if (!pointer) throw new Error('The fixture has no mfe-time.');
  const releases = { [CURRENT.version]: CURRENT, [GOOD.version]: GOOD };
  return {
    ...list,
    modules: { [NAME]: { ...pointer, good: GOOD.version, releases, ...changes } },
  };
}

/** A store whose loads of some versions fail, and what it asked for and reported. */
function storeOf(list: ReleaseList, broken: readonly string[], answer: unknown = new Error('404')) {
  const asked: string[] = [];
  const outcomes: Outcome[] = [];
  const failing = new Set(broken);
  const store = createModuleStore(list, aShellRelease(), {
    async loadExpose({ version }: Release) {
      asked.push(version);
      if (!failing.has(version)) return WHOLE;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    report: (outcome) => outcomes.push(outcome),
  });
  const settle = async () => {
    await jest.advanceTimersByTimeAsync(40_000);
    return store.getState().states[NAME];
  };
  return { store, asked, outcomes, settle, repair: () => failing.clear() };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('the current release is loaded once, and reported', async () => {
  const { store, asked, outcomes, settle } = storeOf(listWith(), []);
  store.getState().load(NAME);
  store.getState().load(NAME);
  expect(await settle()).toMatchObject({ status: 'ready', release: CURRENT });
  store.getState().load(NAME);
  expect(asked).toEqual([CURRENT.version]);
  expect(outcomes).toMatchObject([{ version: CURRENT.version, result: 'ok' }]);
});

test.each<[string, unknown]>([
  ['cannot be fetched', new Error('404')],
  ['has the wrong shape', { default: { routes: [{ path: '/elsewhere' }] } }],
])('a current release that %s is replaced by last known good (design §5)', async (_, answer) => {
  const { store, outcomes, settle } = storeOf(listWith(), [CURRENT.version], answer);
  store.getState().load(NAME);
  const state = await settle();
  expect(state).toMatchObject({ status: 'ready', release: GOOD });
  expect(state).toHaveProperty('insteadOf.version', CURRENT.version);
  expect(outcomes.map(({ version, result }) => [version, result])).toEqual([
    [CURRENT.version, 'fallback'],
    [GOOD.version, 'ok'],
  ]);
});

test('a current release made for a newer platform is replaced before its code is asked for', async () => {
  const newer = { ...CURRENT.descriptor, requires: { platform: '^9.0.0' } };
  const releases = {
    [CURRENT.version]: { ...CURRENT, descriptor: newer },
    [GOOD.version]: GOOD,
  };
  const { store, asked, settle } = storeOf(listWith({ releases }), []);
  store.getState().load(NAME);
  expect(await settle()).toMatchObject({ status: 'ready', release: GOOD });
  expect(asked).toEqual([GOOD.version]);
});

test('when both fail, the failure of the current release is told; a retry begins with it', async () => {
  const { store, outcomes, settle, repair } = storeOf(listWith(), [CURRENT.version, GOOD.version]);
  store.getState().load(NAME);
  expect(await settle()).toMatchObject({ status: 'failed', error: { version: CURRENT.version } });
  expect(outcomes.map(({ result }) => result)).toEqual(['fallback', 'failed']);
  repair();
  store.getState().load(NAME);
  expect(await settle()).toMatchObject({ status: 'ready', release: CURRENT });
});

test.each([
  ['bad', { bad: [GOOD.version] }],
  ['absent', { good: null }],
  ['the current one', { good: CURRENT.version }],
])('a last known good that is %s is not loaded', async (_, changes) => {
  const { store, asked, settle } = storeOf(listWith(changes), [CURRENT.version]);
  store.getState().load(NAME);
  expect(await settle()).toMatchObject({ status: 'failed' });
  expect(new Set(asked)).toEqual(new Set([CURRENT.version]));
});

test('a current release that is marked bad is never loaded (design §5)', async () => {
  const { store, asked, settle } = storeOf(listWith({ bad: [CURRENT.version] }), []);
  store.getState().load(NAME);
  expect(await settle()).toMatchObject({ status: 'ready', release: GOOD });
  expect(asked).toEqual([GOOD.version]);
});

test('a module that is switched off loads nothing', async () => {
  const { store, asked, settle } = storeOf(listWith({ disabled: true }), []);
  store.getState().load(NAME);
  expect(await settle()).toMatchObject({ error: { failure: { kind: 'disabled' } } });
  expect(asked).toEqual([]);
});

test('a release that loads and does not draw can be replaced by last known good', async () => {
  const { store, asked, settle } = storeOf(listWith(), []);
  store.getState().load(NAME);
  await settle();
  const error = new ModuleError(NAME, CURRENT.version, { kind: 'render' });
  store.getState().loadGood(NAME, error);
  expect(await settle()).toMatchObject({ status: 'ready', release: GOOD, insteadOf: error });
  store.getState().reload(NAME);
  expect(await settle()).toMatchObject({ status: 'ready', release: CURRENT });
  expect(asked).toEqual([CURRENT.version, GOOD.version, CURRENT.version]);
});

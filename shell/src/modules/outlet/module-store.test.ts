import type { Outcome, Release, ReleaseList } from '@rollcall/shared/module';
import { aRelease, aReleaseList, aShellRelease } from '../../testing/releases.ts';
import { ModuleError } from '../load-module/module-error.ts';
import { createFallbackMemory } from './fallback-memory.ts';
import { createModuleStore } from './module-store.ts';

const NAME = 'mfe-time';
const CURRENT = { ...aRelease(), version: '1.1.0-bbbbbbb' };
const GOOD = { ...aRelease(), version: '1.0.0-aaaaaaa' };
/** A request that is never answered. */
const HANGS = 'hangs';
const COMPLETE = { default: { routes: [{ path: '/time/logs' }] } };

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

/** A store that fails to load the `broken` versions, with its requests and reports. */
function storeOf(
  list: ReleaseList,
  broken: readonly string[],
  response: unknown = new Error('404'),
) {
  const requested: string[] = [];
  const outcomes: Outcome[] = [];
  const failing = new Set(broken);
  const store = createModuleStore(list, aShellRelease(), {
    async loadExpose({ version }: Release) {
      requested.push(version);
      if (response === HANGS && failing.has(version)) return new Promise(() => {});
      if (!failing.has(version)) return COMPLETE;
      if (response instanceof Error) throw response;
      return response;
    },
    report: (outcome) => outcomes.push(outcome),
    memory: createFallbackMemory(() => sessionStorage),
  });
  const settle = async () => {
    await jest.advanceTimersByTimeAsync(40_000);
    return store.getState().states[NAME];
  };
  return { store, requested, outcomes, settle, repair: () => failing.clear() };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  sessionStorage.clear();
});

test('the current release is loaded once, and reported', async () => {
  const { store, requested, outcomes, settle } = storeOf(listWith(), []);
  store.getState().load(NAME);
  store.getState().load(NAME);
  expect(await settle()).toMatchObject({ status: 'ready', release: CURRENT });
  store.getState().load(NAME);
  expect(requested).toEqual([CURRENT.version]);
  expect(outcomes).toMatchObject([{ version: CURRENT.version, result: 'ok' }]);
});

test.each<[string, unknown]>([
  ['cannot be fetched', new Error('404')],
  ['has the wrong shape', { default: { routes: [{ path: '/elsewhere' }] } }],
])('a current release that %s is replaced by last known good (design §5)', async (_, response) => {
  const { store, outcomes, settle } = storeOf(listWith(), [CURRENT.version], response);
  store.getState().load(NAME);
  const state = await settle();
  expect(state).toMatchObject({ status: 'ready', release: GOOD });
  expect(state).toHaveProperty('fallbackReason.version', CURRENT.version);
  expect(outcomes.map(({ version, result }) => [version, result])).toEqual([
    [CURRENT.version, 'fallback'],
    [GOOD.version, 'ok'],
  ]);
});

test('a current release for a newer platform is replaced before its code is requested', async () => {
  const newer = { ...CURRENT.descriptor, requires: { platform: '^9.0.0' } };
  const releases = {
    [CURRENT.version]: { ...CURRENT, descriptor: newer },
    [GOOD.version]: GOOD,
  };
  const { store, requested, settle } = storeOf(listWith({ releases }), []);
  store.getState().load(NAME);
  expect(await settle()).toMatchObject({ status: 'ready', release: GOOD });
  expect(requested).toEqual([GOOD.version]);
});

test('when both fail, the failure of the current release is shown; a retry starts with it', async () => {
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
  const { store, requested, settle } = storeOf(listWith(changes), [CURRENT.version]);
  store.getState().load(NAME);
  expect(await settle()).toMatchObject({ status: 'failed' });
  expect(new Set(requested)).toEqual(new Set([CURRENT.version]));
});

test('a current release that is marked bad is never loaded (design §5)', async () => {
  const { store, requested, settle } = storeOf(listWith({ bad: [CURRENT.version] }), []);
  store.getState().load(NAME);
  expect(await settle()).toMatchObject({ status: 'ready', release: GOOD });
  expect(requested).toEqual([GOOD.version]);
});

test('a disabled module loads nothing', async () => {
  const { store, requested, settle } = storeOf(listWith({ disabled: true }), []);
  store.getState().load(NAME);
  expect(await settle()).toMatchObject({ error: { failure: { kind: 'disabled' } } });
  expect(requested).toEqual([]);
});

test('a release that loads but does not render can be replaced by last known good', async () => {
  const { store, requested, settle } = storeOf(listWith(), []);
  store.getState().load(NAME);
  await settle();
  const error = new ModuleError(NAME, CURRENT.version, { kind: 'render' });
  store.getState().loadGood(NAME, error);
  expect(await settle()).toMatchObject({ status: 'ready', release: GOOD, fallbackReason: error });
  store.getState().reload(NAME);
  expect(await settle()).toMatchObject({ status: 'ready', release: CURRENT });
  expect(requested).toEqual([CURRENT.version, GOOD.version, CURRENT.version]);
});

test.each([
  ['the current release', [CURRENT.version], 4800],
  ['both releases', [CURRENT.version, GOOD.version], 8000],
])('when %s hang, one deadline covers both', async (_, broken, endsAfterMs) => {
  const { store } = storeOf(listWith(), broken, HANGS);
  const status = () => store.getState().states[NAME]?.status;
  store.getState().load(NAME);
  await jest.advanceTimersByTimeAsync(endsAfterMs - 100);
  expect(status()).toBe('loading');
  await jest.advanceTimersByTimeAsync(200);
  expect(status()).not.toBe('loading');
});

test('the next page of the tab starts with last known good, until the user tries the latest version again', async () => {
  const first = storeOf(listWith(), [CURRENT.version]);
  first.store.getState().load(NAME);
  await first.settle();
  const second = storeOf(listWith(), []);
  second.store.getState().load(NAME);
  const state = await second.settle();
  expect(state).toMatchObject({ status: 'ready', release: GOOD });
  expect(state).toMatchObject({
    fallbackReason: { version: CURRENT.version, failure: { kind: 'load' } },
  });
  // The failure was reported once, by the page that saw it.
  expect(second.outcomes).toMatchObject([{ version: GOOD.version, result: 'ok' }]);
  second.store.getState().reload(NAME);
  expect(await second.settle()).toMatchObject({ release: CURRENT });
  const third = storeOf(listWith(), []);
  third.store.getState().load(NAME);
  expect(await third.settle()).toMatchObject({ release: CURRENT });
});

test.each<[string, () => void, Partial<ReleaseList['modules'][string]>]>([
  ['another version is live', () => {}, { current: GOOD.version }],
  ['there is no last known good', () => {}, { good: null }],
  ['the storage is unreadable', () => sessionStorage.setItem('rollcall.fallbacks', '{'), {}],
  ['the storage has nonsense', () => sessionStorage.setItem('rollcall.fallbacks', '7'), {}],
])('when %s the current release is loaded', async (_, change, pointer) => {
  const first = storeOf(listWith(), [CURRENT.version]);
  first.store.getState().load(NAME);
  await first.settle();
  change();
  const { store, requested, settle } = storeOf(listWith(pointer), []);
  store.getState().load(NAME);
  expect(await settle()).toMatchObject({ status: 'ready' });
  expect(requested).toEqual([pointer.current ?? CURRENT.version]);
});

test('failures are reported with the support id that the page shows, successes without', async () => {
  const { store, outcomes, settle } = storeOf(listWith(), [CURRENT.version]);
  store.getState().load(NAME);
  await settle();
  const supportId = store.getState().supportIdOf(NAME);
  expect(supportId).toMatch(/^[0-9A-Z]{1,7}$/);
  expect(outcomes.map((outcome) => outcome.supportId)).toEqual([supportId, undefined]);
  store.getState().reportFailure(new ModuleError(NAME, GOOD.version, { kind: 'render' }));
  expect(outcomes.at(-1)).toMatchObject({ result: 'failed', supportId });
});

import { aRelease, aShellRelease } from '../../testing/releases.ts';
import { loadModule } from './load-module.ts';
import { ModuleError } from './module-error.ts';

const release = aRelease({ routes: [{ path: '/time/logs', access: 'admin' }] });
const OPTIONS = { deadlineMs: 8000 };
const complete = { default: { routes: [{ path: '/time/logs' }] } };

/** Loads with a loader that returns these responses in order; returns the failure. */
async function failureOf(responses: readonly unknown[], shell = aShellRelease()) {
  const loadExpose = jest.fn();
  for (const response of responses) {
    if (response instanceof Error) loadExpose.mockRejectedValueOnce(response);
    else loadExpose.mockResolvedValueOnce(response);
  }
  const result = loadModule(release, shell, { loadExpose }, OPTIONS).catch(
    (error: unknown) => error,
  );
  await jest.advanceTimersByTimeAsync(20_000);
  const error = await result;
  if (!(error instanceof ModuleError)) throw new Error('The load did not fail.');
  return { failure: error.failure, loadExpose };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a complete module is returned after one load, without force', async () => {
  const loadExpose = jest.fn().mockResolvedValue(complete);
  await expect(loadModule(release, aShellRelease(), { loadExpose }, OPTIONS)).resolves.toBe(
    complete.default,
  );
  expect(loadExpose).toHaveBeenCalledTimes(1);
  expect(loadExpose.mock.calls[0][1]).toMatchObject({ force: false });
});

test('a retry is forced, so that federation discards the failed load', async () => {
  const loadExpose = jest.fn().mockRejectedValueOnce(new Error('404')).mockResolvedValue(complete);
  const result = loadModule(release, aShellRelease(), { loadExpose }, OPTIONS);
  await jest.advanceTimersByTimeAsync(1000);
  await expect(result).resolves.toBe(complete.default);
  expect(loadExpose.mock.calls.map(([, { force }]) => force)).toEqual([false, true]);
});

test('a module for another platform is refused before any of its code is requested', async () => {
  const { failure, loadExpose } = await failureOf([], aShellRelease({ platform: '2.0.0' }));
  expect(failure).toEqual({
    kind: 'incompatible',
    incompatibility: { reason: 'platform', required: '^1.0.0', platform: '2.0.0' },
  });
  expect(loadExpose).not.toHaveBeenCalled();
});

test('of a release that the host has compared, only the platform is checked again (decision 085)', async () => {
  const shell = { ...aShellRelease(), provides: [], isPartial: true };
  const loadExpose = jest.fn().mockResolvedValue(complete);
  const compared = { ...release, consumes: ['react-router-dom#useBlocker'], isChecked: true };
  await expect(loadModule(compared, shell, { loadExpose }, OPTIONS)).resolves.toBe(
    complete.default,
  );
  const other = { ...shell, platform: '2.0.0' };
  await expect(loadModule(compared, other, { loadExpose }, OPTIONS)).rejects.toMatchObject({
    failure: { kind: 'incompatible' },
  });
  expect(loadExpose).toHaveBeenCalledTimes(1);
});

test('a module that consumes something the shell does not provide is refused with its name', async () => {
  const { failure } = await failureOf([], aShellRelease({ provides: [] }));
  expect(failure).toEqual({
    kind: 'incompatible',
    incompatibility: { reason: 'consumes', missing: ['react'] },
  });
});

test('an empty export is retried: a shared part may have failed to load', async () => {
  const { failure, loadExpose } = await failureOf([{}, {}, {}, {}]);
  expect(failure).toEqual({ kind: 'shape', problem: 'it exports no routes' });
  expect(loadExpose).toHaveBeenCalledTimes(4);
});

test('a wrong export is not retried', async () => {
  const { failure, loadExpose } = await failureOf([{ default: { routes: [{ path: '/other' }] } }]);
  expect(failure).toEqual({ kind: 'shape', problem: 'it has no page for /time/logs' });
  expect(loadExpose).toHaveBeenCalledTimes(1);
});

test('missing files are a load failure', async () => {
  const { failure } = await failureOf([1, 2, 3, 4].map(() => new Error('404')));
  expect(failure).toEqual({ kind: 'load' });
});

/** An error with a stack, as the code of a file throws it. */
const thrownIn = (url: string, changes: object = {}) =>
  Object.assign(new TypeError('x is undefined'), {
    stack: `TypeError: x is undefined\n    at http://localhost${url}static/js/a.js:1:1`,
    ...changes,
  });

test('a module that throws while it is loaded is at fault, not the connection; it is tried twice', async () => {
  const error = thrownIn(release.url);
  const { failure, loadExpose } = await failureOf([error, error, error, error]);
  expect(failure).toEqual({ kind: 'render' });
  expect(loadExpose).toHaveBeenCalledTimes(2);
});

test('a module that throws because a shared part did not arrive is loaded by the second attempt', async () => {
  const loadExpose = jest
    .fn()
    .mockRejectedValueOnce(thrownIn(release.url))
    .mockResolvedValue(complete);
  const result = loadModule(release, aShellRelease(), { loadExpose }, OPTIONS);
  await jest.advanceTimersByTimeAsync(1000);
  await expect(result).resolves.toBe(complete.default);
});

/** An error whose message names a file of the release. */
const saying = (text: string) => new Error(`${text} "http://localhost${release.url}a.js"`);

test.each([
  ['threw', saying('ScriptExecutionError: Script'), 'render'],
  ['did not arrive', saying('ScriptNetworkError: Failed to load script'), 'load'],
  ['is not there', saying('No file'), 'load'],
])('an entry that %s: the failure is %3$s', async (_, error, kind) => {
  const { failure } = await failureOf([error, error, error, error]);
  expect(failure).toEqual({ kind });
});

test.each([
  ['throws in a file of another release', thrownIn('/modules/mfe-other/1/'), 'load'],
  ['did not arrive', thrownIn(release.url, { name: 'ChunkLoadError', type: 'error' }), 'load'],
  ['has no style', thrownIn(release.url, { code: 'CSS_CHUNK_LOAD_FAILED', type: 'error' }), 'load'],
  [
    'arrived and threw',
    thrownIn('/shell/1/', { name: 'ChunkLoadError', type: 'missing' }),
    'render',
  ],
])('a chunk that %s: the failure is %3$s', async (_, error, kind) => {
  const { failure } = await failureOf([error, error, error, error]);
  expect(failure).toEqual({ kind });
});

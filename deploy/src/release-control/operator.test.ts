import { RELEASES_PATH } from '@rollcall/shared/module';
import { startReleaseService } from '../testing/release-service.ts';
import { RELEASE, SHELL } from '../testing/releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

// Release control in the process of a command, where the store is: no session, no token.

const root = temporaryFolder();
const start = (folder: string, parts: object) =>
  startReleaseService(`${root}/${folder}`, {
    identify: () => Promise.reject(new Error()),
    ...parts,
  });
let operator: Awaited<ReturnType<typeof start>>;
let others: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  operator = await start('operator', { operator: 'ada' });
  others = await start('others', {});
});
afterAll(() => Promise.all([operator.app.close(), others.app.close()]));

async function call(
  service: typeof operator,
  method: 'GET' | 'POST' | 'PUT',
  path: string,
  payload?: object,
) {
  const url = RELEASES_PATH + path;
  const sent = payload === undefined ? {} : { payload };
  const response = await service.app.inject({ method, url, ...sent });
  return { http: response.statusCode, ...response.json() };
}

const RECORD = {
  name: 'shell',
  version: SHELL.version,
  at: RELEASE.builtAt,
  passed: true,
  against: {},
  pages: [{ path: '/', role: 'administrator', theme: 'light', ms: 900, problems: [] }],
  notOpened: [],
  browser: 'Chromium 150',
  seconds: 1.2,
};

test('the operator reads the record of the shell, and stores its smoke test', async () => {
  expect(await call(operator, 'GET', `/shell/${SHELL.version}`)).toMatchObject({
    http: 200,
    data: { version: SHELL.version },
  });
  const path = `/shell/${SHELL.version}/smoke`;
  expect(await call(operator, 'PUT', path, RECORD)).toMatchObject({ http: 200 });
  expect(await call(operator, 'GET', path)).toMatchObject({ data: RECORD });
});

test('a move has the operator in the log', async () => {
  const move = { action: 'disable' };
  expect(await call(operator, 'POST', '/mfe-time/moves', move)).toMatchObject({ http: 200 });
  expect((await operator.store.readLog()).at(-1)).toMatchObject({ name: 'mfe-time', by: 'ada' });
});

test('only a finished build of the checkout is published', async () => {
  const build = '/mfe-time/9.9.9-0000000/build';
  expect(await call(operator, 'PUT', build, {})).toMatchObject({
    http: 404,
    message: 'There is no build of mfe-time 9.9.9-0000000 here.',
  });
  expect(await call(operator, 'PUT', '/shell/..%2f1.0.0/build', {})).toMatchObject({ http: 404 });
  expect(await call(operator, 'PUT', build, { folder: '/etc' })).toMatchObject({ http: 400 });
});

test('an unknown name is answered with those that are live', async () => {
  expect(await call(operator, 'POST', '/mfe-x/moves', { action: 'confirm' })).toMatchObject({
    http: 404,
    message: 'There is no module mfe-x. Choose one of: shell, mfe-time.',
  });
});

test('others do not have the route of the operator', async () => {
  const build = `/mfe-time/${RELEASE.version}/build`;
  expect(await call(others, 'PUT', build, {})).toMatchObject({ http: 404 });
  expect((await call(others, 'POST', '/mfe-time/moves', { action: 'disable' })).http).toBe(500);
  expect(await others.store.readLog()).toHaveLength(1);
});

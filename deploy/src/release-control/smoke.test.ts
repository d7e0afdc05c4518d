import { RELEASES_PATH } from '@rollcall/shared/module';
import { aBuild, archiveOf, digestOf } from '../testing/archive.ts';
import { startReleaseService } from '../testing/release-service.ts';
import { SHELL } from '../testing/releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const VERSION = '1.1.0-2222222';
const RECORD = {
  name: 'mfe-time',
  version: VERSION,
  at: '2026-11-23T12:00:00.000Z',
  passed: true,
  against: { shell: SHELL.version },
  pages: [
    { path: '/time', role: 'administrator', theme: 'light', ms: 900, problems: [] as string[] },
  ],
  notOpened: [],
  browser: 'Chromium 140',
  seconds: 2.1,
};
const folder = temporaryFolder();
let service: Awaited<ReturnType<typeof startReleaseService>>;
let token: string;

beforeAll(async () => {
  service = await startReleaseService(folder);
  token = await service.aToken({ mayPoint: true });
  const archive = archiveOf(aBuild());
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/gzip',
    'content-digest': digestOf(archive),
  };
  const url = `${RELEASES_PATH}/mfe-time/${VERSION}`;
  const { statusCode } = await service.app.inject({
    method: 'PUT',
    url,
    headers,
    payload: archive,
  });
  expect(statusCode).toBe(201);
});
afterAll(() => service.app.close());

async function call(method: 'PUT' | 'POST', path: string, payload: object, by = token) {
  const headers = { authorization: `Bearer ${by}` };
  const response = await service.app.inject({
    method,
    url: RELEASES_PATH + path,
    headers,
    payload,
  });
  return { http: response.statusCode, ...response.json() };
}
const smoke = (record: object, path = `/mfe-time/${VERSION}/smoke`, by = token) =>
  call('PUT', path, record, by);
const goLive = (more: object = {}) =>
  call('POST', '/mfe-time/moves', { action: 'release', to: VERSION, ...more });

const FAILED = {
  ...RECORD,
  passed: false,
  pages: [{ ...RECORD.pages[0], problems: ['It is blank.'] }],
};

const stored = async (by = token, path = `/mfe-time/${VERSION}/smoke`) => {
  const headers = { authorization: `Bearer ${by}` };
  const response = await service.app.inject({ url: RELEASES_PATH + path, headers });
  return { http: response.statusCode, ...response.json() };
};

test('the last smoke test of a version is read by who may read its module', async () => {
  expect(await stored(token, '/mfe-time/9.9.9-9999999/smoke')).toMatchObject({
    http: 200,
    data: null,
  });
  expect(await stored(token, '/mfe-time/..%2f..%2fshell/smoke')).toMatchObject({ data: null });
  expect(await stored(await service.aToken({ modules: ['mfe-leave'] }))).toMatchObject({
    http: 403,
  });
});

test('an upload goes live after its smoke test, and not after a failed one', async () => {
  expect(await goLive()).toMatchObject({ http: 409, refusals: [{ rule: 'smoke-passed' }] });
  expect(await smoke(FAILED)).toMatchObject({ http: 200 });
  expect(await goLive()).toMatchObject({
    http: 409,
    refusals: [{ problem: expect.stringContaining('failed') }],
  });
  expect(await goLive({ unsmoked: true })).toMatchObject({
    http: 409,
    refusals: [{ fix: expect.stringContaining('only an operator or an administrator') }],
  });
  const old = { ...RECORD, against: { shell: '0.9.0-0000000' } };
  expect(await smoke(old)).toMatchObject({ http: 200 });
  expect(await goLive()).toMatchObject({
    http: 409,
    refusals: [{ problem: expect.stringContaining('ran before') }],
  });
  expect(await smoke(RECORD)).toMatchObject({ http: 200 });
  expect(await stored()).toMatchObject({ http: 200, data: RECORD });
  expect(await goLive()).toMatchObject({ http: 200, data: { to: VERSION } });
});

test.each([
  ['of another version', { ...RECORD, version: '1.0.0-abc1234' }, 422, 'name, version'],
  ['that hides a failure', { ...FAILED, passed: true }, 422, 'passed'],
  ['without pages', { ...RECORD, pages: [] }, 422, 'pages'],
  [
    'with an unknown role',
    { ...RECORD, pages: [{ ...RECORD.pages[0], role: 'root' }] },
    400,
    'pages',
  ],
  ['without a time', { ...RECORD, at: undefined }, 400, 'at'],
])('a record %s is refused', async (_title, record, status, message) => {
  const refused = await smoke(record);
  expect(refused.http).toBe(status);
  expect(refused.message).toContain(message);
});

test('a record of a version that is no upload is refused', async () => {
  const record = { ...RECORD, version: '1.0.0-abc1234' };
  expect(await smoke(record, '/mfe-time/1.0.0-abc1234/smoke')).toMatchObject({ http: 409 });
});

test('a record of an unknown version, of another team, or of an endless length is refused', async () => {
  expect(await smoke(RECORD, '/mfe-time/9.9.9-9999999/smoke')).toMatchObject({ http: 404 });
  expect(await smoke(RECORD, '/mfe-time/..%2f..%2fshell/smoke')).toMatchObject({ http: 404 });
  const other = await service.aToken({ modules: ['mfe-leave'] });
  expect(await smoke(RECORD, undefined, other)).toMatchObject({ http: 403 });
  const reader = await service.aToken({ mayPublish: false });
  expect(await smoke(RECORD, undefined, reader)).toMatchObject({ http: 403 });
  const long = { ...RECORD, notOpened: ['x'.repeat(300_000)] };
  expect(await smoke(long)).toMatchObject({ http: 413 });
});

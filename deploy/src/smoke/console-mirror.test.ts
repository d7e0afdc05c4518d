import type { AddressInfo } from 'node:net';
import { candidateList } from '@rollcall/cli/smoke/candidate-list';
import { startConsoleMirror } from '@rollcall/cli/smoke/console-mirror';
import { seededSession } from '@rollcall/cli/smoke/sessions';
import type { FastifyInstance } from 'fastify';
import { DESCRIPTOR, RELEASE, SHELL } from '../testing/releases.ts';
import { aVersion } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { dataOf, fillStore, startWeb } from '../testing/web-app.ts';

const CANDIDATE = {
  ...aVersion('1.1.0-2222222'),
  descriptor: { ...DESCRIPTOR, backend: 'payroll' },
};
const folder = temporaryFolder();
let web: FastifyInstance;
let mirror: Awaited<ReturnType<typeof startConsoleMirror>>;

beforeAll(async () => {
  web = await startWeb(await fillStore(folder), { backend: () => null, isSecure: true });
  await web.listen({ port: 0, host: '127.0.0.1' });
  const url = `http://127.0.0.1:${(web.server.address() as AddressInfo).port}`;
  const live = await (await fetch(`${url}/live.json`)).json();
  const list = candidateList(live, { kind: 'module', record: CANDIDATE });
  mirror = await startConsoleMirror({ url, ask: fetch }, list);
});
afterAll(async () => {
  await mirror.close();
  await web.close();
});

const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(mirror.origin + path, { headers, method });
const tokenOf = (role: 'administrator' | 'employee') => ({
  authorization: `Bearer ${seededSession(role, new Date()).user.token}`,
});

test('pages are those of the console, under its policy, with the candidate live', async () => {
  const response = await get('/time/logs?page=2', { accept: 'text/html' });
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(response.headers.get('strict-transport-security')).toBeNull();
  const data = dataOf(await response.text());
  expect(data.shell.version).toBe(SHELL.version);
  expect(data.releases.modules['mfe-time']).toMatchObject({
    current: CANDIDATE.version,
    good: CANDIDATE.version,
  });
  expect(data).toMatchObject({ companyZone: 'UTC', api: { baseUrl: '/api/v1', paths: {} } });
  expect(data.capabilities).toEqual(expect.arrayContaining(['self', 'roles', 'ext.payroll']));
});

test('files of releases come from the console', async () => {
  const script = await get(`/modules/mfe-time/${RELEASE.version}/remote-entry.js`);
  expect(script.headers.get('content-type')).toContain('javascript');
  expect(await script.text()).toContain('rollcall');
});

test.each([
  ['/api/v1/admin/employee?page=0', 'administrator', 200],
  ['/api/v1/admin/employee?page=0', 'employee', 403],
  ['/api/v1/admin/employee?page=0', undefined, 401],
  ['/api/v1/admin/employee/7', 'administrator', 200],
  ['/api/v1/no-such-call', 'administrator', 404],
  ['/api/v1/releases', 'administrator', 404],
  [`/modules/mfe-time/${RELEASE.version}/none.js`, undefined, 404],
  ['/favicon.ico', undefined, 404],
  ['/ext/payroll/periods', 'administrator', 503],
] as const)('%s as %s: %i', async (path, role, status) => {
  expect((await get(path, role ? tokenOf(role) : {})).status).toBe(status);
});

test('outcomes are accepted, and do not reach the console', async () => {
  expect((await get('/api/v1/releases/outcomes', {}, 'POST')).status).toBe(202);
});

test('a console that does not respond is 502', async () => {
  // Port 1 has no server.
  const other = await startConsoleMirror({ url: 'http://127.0.0.1:1', ask: fetch }, {
    modules: {},
  } as never);
  const response = await fetch(`${other.origin}/`, { headers: { accept: 'text/html' } });
  expect(response.status).toBe(502);
  await other.close();
});

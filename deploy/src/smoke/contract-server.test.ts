import { candidateList } from '@rollcall/cli/smoke/candidate-list';
import { seededSession } from '@rollcall/cli/smoke/sessions';
import { folderStore } from '../store/folder-store.ts';
import { RELEASE, SHELL } from '../testing/releases.ts';
import { aVersion, publish, storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { dataOf } from '../testing/web-app.ts';
import { startContractServer } from './contract-server.ts';

const root = temporaryFolder();
const CANDIDATE = aVersion('1.1.0-2222222');
let server: Awaited<ReturnType<typeof startContractServer>>;

beforeAll(async () => {
  const { store, releases } = await storeWithReleases(root);
  await publish(root, store, CANDIDATE);
  const live = await store.readList();
  if (!live) throw new Error('The store is empty.');
  const list = candidateList(live, { kind: 'module', record: CANDIDATE });
  server = await startContractServer({ store: folderStore(releases), releasesDir: releases, list });
});
afterAll(() => server.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.origin + path, { headers });
const tokenOf = (role: 'administrator' | 'employee') => ({
  authorization: `Bearer ${seededSession(role, new Date()).user.token}`,
});

test('pages have the candidate live, without a version to fall back to, under the policy of the web host', async () => {
  const response = await get('/time/logs', { accept: 'text/html' });
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  const { shell, releases } = dataOf(await response.text());
  expect(shell.version).toBe(SHELL.version);
  expect(releases.modules['mfe-time']).toMatchObject({
    current: CANDIDATE.version,
    good: CANDIDATE.version,
    disabled: false,
  });
  expect(Object.keys(releases.modules['mfe-time'].releases)).toEqual([CANDIDATE.version]);
  const script = await get(`/modules/mfe-time/${CANDIDATE.version}/remote-entry.js`);
  expect(script.status).toBe(200);
});

test.each([
  ['/api/v1/admin/employee?page=0', 'administrator', 200],
  ['/api/v1/admin/employee?page=0', 'employee', 403],
  ['/api/v1/admin/employee?page=0', undefined, 401],
  ['/api/v1/me', 'employee', 200],
  ['/api/v1/me', undefined, 401],
  ['/api/v1/no-such-call', 'administrator', 404],
  [`/modules/mfe-time/${RELEASE.version}/none.js`, undefined, 404],
] as const)('%s as %s: %i', async (path, role, status) => {
  expect((await get(path, role ? tokenOf(role) : {})).status).toBe(status);
});

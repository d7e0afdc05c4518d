import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { pointTo } from '../releases/point-to.ts';
import { folderStore } from '../store/folder-store.ts';
import { LIST, NOW, RELEASE, SHELL } from '../testing/releases.ts';
import { aFolder, temporaryFolder } from '../testing/temporary-folder.ts';
import { dataOf, fillStore, requestPage, SCRIPT, startWeb } from '../testing/web-app.ts';
import { publicList } from './public-list.ts';

const root = temporaryFolder();
let releasesDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  releasesDir = await fillStore(root);
  await folderStore(releasesDir).saveSmokeTest('mfe-time', RELEASE.version, { format: 'none' });
  app = await startWeb(releasesDir);
});

afterAll(() => app.close());

/** The list as anyone may read it. */
const PUBLIC_LIST = { ...publicList(LIST), updatedAt: NOW().toISOString() };

const page = (url: string, server = app) => requestPage(server, url);

test('every navigation gets the page with list, capabilities, and zone and name of the company', async () => {
  for (const url of ['/', '/employees', '/time/logs?page=2', '/no/such/page']) {
    const { statusCode, body } = await page(url);
    expect(statusCode).toBe(200);
    expect(dataOf(body)).toMatchObject({
      releases: { shell: PUBLIC_LIST.shell, modules: { 'mfe-time': { current: RELEASE.version } } },
      shell: { version: SHELL.version },
      capabilities: ['self'],
      companyZone: 'UTC-06:00',
      companyName: 'Acme Works',
    });
  }
});

test.each([
  ['/modules//', 'text/html', 200],
  ['/modules//', '*/*', 404],
  ['/modules/mfe-time//x', 'text/html', 404],
])('%s, which no file has, is an address like any other: %s gets %d', async (url, accept, code) => {
  const { statusCode, body } = await app.inject({ url, headers: { accept } });
  expect(statusCode).toBe(code);
  if (code === 200) expect(dataOf(body)).toMatchObject({ shell: { version: SHELL.version } });
  else expect(body).toBe('Not found\n');
});

test('for a base backend capabilities and company zone are null, and there is no name', async () => {
  const server = await startWeb(releasesDir, { backend: () => null });
  const { body } = await page('/', server);
  expect(dataOf(body)).toMatchObject({ capabilities: null, companyZone: null });
  expect(dataOf(body)).not.toHaveProperty('companyName');
  await server.close();
});

test('a route of a module preloads its entry; other pages do not', async () => {
  expect((await page('/time/logs')).body).toContain(`href="${RELEASE.url}remote-entry.js"`);
  expect((await page('/employees')).body).not.toContain('rel="preload"');
});

test('the page is not cached, and has a strict policy with a new nonce each time (design §12)', async () => {
  const [first, second] = [await page('/'), await page('/')];
  expect(first.headers['cache-control']).toBe('no-store');
  expect(first.headers['x-content-type-options']).toBe('nosniff');
  const policy = String(first.headers['content-security-policy']);
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe/);
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  expect(first.body).toContain(`nonce="${nonce}"`);
  expect(second.body).not.toContain(`nonce="${nonce}"`);
  expect(first.headers).not.toHaveProperty('strict-transport-security');
});

test('an external backend is added to the policy; TLS adds HSTS', async () => {
  const server = await startWeb(releasesDir, { apiOrigin: 'https://hr.example', isSecure: true });
  const { headers } = await page('/', server);
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://hr.example;");
  expect(headers['strict-transport-security']).toContain('max-age=');
  await server.close();
});

test('the page is compressed for browsers that accept it', async () => {
  const headers = { accept: 'text/html', 'accept-encoding': 'gzip, br' };
  const small = await app.inject({ url: '/', headers });
  expect(small.headers['content-encoding']).toBe('br');
  expect(small.headers.vary).toMatch(/accept-encoding/i);
  expect(dataOf(brotliDecompressSync(small.rawPayload).toString())).toMatchObject({
    shell: { version: SHELL.version },
  });
});

test('files of a version are immutable and served in the encoding that the browser accepts', async () => {
  const url = `${RELEASE.url}remote-entry.js`;
  const plain = await app.inject({ url });
  expect(plain.body).toBe(SCRIPT);
  expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(plain.headers['content-type']).toMatch(/javascript/);
  const brotli = await app.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
  expect(brotli.headers['content-encoding']).toBe('br');
  const zipped = await app.inject({ url, headers: { 'accept-encoding': 'gzip' } });
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(SCRIPT);
  expect((await app.inject({ url, method: 'HEAD' })).body).toBe('');
  expect((await app.inject({ url: `/shell/${SHELL.version}/static/js/a.js` })).body).toBe(SCRIPT);
});

test('a file of the shell with a hash in its name is served by its name, and for every version (decision 085)', async () => {
  const file = 'static/js/b.0123456789.js';
  const headers = { 'accept-encoding': 'br' };
  for (const url of [`/shell/files/${file}`, `/shell/${SHELL.version}/${file}`]) {
    const response = await app.inject({ url, headers });
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'x-content-type-options': 'nosniff',
    });
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SCRIPT);
  }
  const missing = await app.inject({ url: '/shell/files/static/js/c.0123456789.js' });
  expect(missing.statusCode).toBe(404);
  expect(missing.headers['cache-control']).toBeUndefined();
});

test.each([
  '/modules/live.json',
  '/modules/log.jsonl',
  '/modules/mfe-time/',
  '/modules/mfe-time/1.0.0-abc1234/',
  '/modules/mfe-time/1.0.0-abc1234/../../live.json',
  '/modules/mfe-time/1.0.0-abc1234/%2e%2e/%2e%2e/live.json',
  '/modules/..%2flive.json',
  '/modules/mfe-time/1.0.0-gone/remote-entry.js',
  '/shell/../live.json.bak',
  '/shell/files/static/../../../log.jsonl',
  '/shell/files/static/%2e%2e/%2e%2e/%2e%2e/log.jsonl',
  '/shell/files/static/..%2f..%2f..%2flive.json',
  '/shell/files/',
  `/modules/shell/${SHELL.version}/record.json`,
  '/modules/mfe-time/1.0.0-gone/record.json',
  '/modules/mfe-time/..%2f..%2f/record.json',
  '/modules/mfe-time/.1.0.0-abc1234.1/remote-entry.js',
  `/modules/mfe-time/${RELEASE.version}/smoke.json`,
  `/modules/mfe-time/${RELEASE.version}/smoke%2ejson`,
  `/modules/mfe-time/${RELEASE.version}/release.json`,
  `/modules/mfe-time/${RELEASE.version}/release.json.br`,
])('%s is not served', async (url) => {
  const { statusCode, body } = await app.inject({ url, headers: { accept: '*/*' } });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(body).not.toContain('format');
});

test('the record of a release is cached for a year, and does not say who uploaded it (decision 085)', async () => {
  const version = '1.1.0-uploaded';
  const upload = { by: 'ada', at: NOW().toISOString() };
  const dist = aFolder(join(root, 'uploaded'), { 'remote-entry.js': SCRIPT });
  const record = { ...RELEASE, version };
  await folderStore(releasesDir).publish('mfe-time', version, dist, { ...record, upload });
  const url = `/modules/mfe-time/${version}/record.json`;
  const { headers, body } = await app.inject({ url });
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(JSON.parse(body)).toEqual(record);
  const small = await app.inject({ url, headers: { 'accept-encoding': 'br' } });
  expect(JSON.parse(brotliDecompressSync(small.rawPayload).toString())).toEqual(record);
});

test('a browser that asks for an icon without a page is led to that of the shell', async () => {
  for (const backend of [undefined, () => null]) {
    const server = await startWeb(releasesDir, backend && { backend });
    const { statusCode, headers } = await server.inject('/favicon.ico');
    expect([statusCode, headers.location]).toEqual([
      302,
      '/shell/files/static/image/favicon.0123456789.ico',
    ]);
    await server.close();
  }
});

test('live.json is the list, and is never cached', async () => {
  const { headers, body } = await app.inject({ url: '/live.json' });
  expect(headers['cache-control']).toBe('no-cache');
  expect(JSON.parse(body)).toEqual(PUBLIC_LIST);
});

test('an image that can have scripts is inert, in every encoding', async () => {
  const image = { ...RELEASE, version: '1.0.1-image' };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"><script>${SCRIPT}</script></svg>`;
  const files = aFolder(join(root, 'image'), { 'a.svg': svg, 'static/@scope+b~c/a.js': SCRIPT });
  await folderStore(releasesDir, NOW).publish('mfe-time', image.version, files, image);
  for (const encoding of ['identity', 'gzip', 'br']) {
    const { headers } = await app.inject({
      url: `/modules/mfe-time/${image.version}/a.svg`,
      headers: { 'accept-encoding': encoding },
    });
    expect(headers['content-disposition']).toBe('attachment');
    expect(headers['content-security-policy']).toBe("default-src 'none'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  // Every name that an upload may have is served.
  const script = await app.inject(`/modules/mfe-time/${image.version}/static/@scope+b~c/a.js`);
  expect(script.statusCode).toBe(200);
});

test('a pointer move by another process takes effect without a restart', async () => {
  const store = folderStore(releasesDir, NOW);
  const other = { ...RELEASE, version: '1.1.0-2222222', url: '/modules/mfe-time/1.1.0-2222222/' };
  const module = aFolder(join(root, 'newer'), { 'remote-entry.js': `${SCRIPT} // newer` });
  await store.publish('mfe-time', other.version, module, other);
  await pointTo(store, other, { by: 'ada' });
  const { body } = await page('/time/logs');
  expect(dataOf(body).releases.modules['mfe-time']).toMatchObject({
    current: other.version,
    good: RELEASE.version,
    releases: { [other.version]: { url: other.url }, [RELEASE.version]: { url: RELEASE.url } },
  });
  expect(body).toContain(`href="${other.url}remote-entry.js"`);
  expect((await app.inject({ url: `${other.url}remote-entry.js` })).body).toContain('newer');
  // A page that is already open can still load the files of its version.
  expect((await app.inject({ url: `${RELEASE.url}remote-entry.js` })).body).toBe(SCRIPT);
});

test('neither the list nor a page says who moved a pointer, and a list without news costs no body', async () => {
  const { body, headers } = await app.inject('/live.json');
  expect(JSON.parse(body).modules['mfe-time']).toMatchObject({ by: '' });
  expect(body).not.toContain('"by":"test"');
  expect((await page('/')).body).not.toContain('"by":"test"');
  const again = await app.inject({
    url: '/live.json',
    headers: { 'if-none-match': String(headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

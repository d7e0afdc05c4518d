import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { folderStore } from '../store/folder-store.ts';
import { LIST, NOW } from '../testing/releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { dataOf, fillStore, requestPage, startWeb } from '../testing/web-app.ts';
import type { OwnBackend } from './capabilities.ts';

const root = temporaryFolder();
let releasesDir: string;
let app: FastifyInstance;

beforeAll(async () => {
  releasesDir = await fillStore(root);
  app = await startWeb(releasesDir);
});

afterAll(() => app.close());

test.each([
  '//',
  '///',
  '//evil.example/x',
  '/\\evil.example',
  '/%',
  '/%00',
  '/%ff',
  '/a%2f..%2f..%2flive.json',
  '/?%',
  '/#',
  '/modules/%',
  '/modules/%00/1/x',
  '/modules/mfe-time/1.0.0-abc1234/%00',
  '/shell/%E0%A4%A',
  '/modules/__proto__/1.0.0/release.json',
  '/modules/constructor/1.0.0/x',
  `/${'a'.repeat(5000)}`,
  `/${'a/'.repeat(2000)}`,
  '/store.lock',
  '/modules/store.lock',
  '/modules/live.copy.json',
])('GET %s returns a page or a 4xx, and shows no path of the server', async (url) => {
  for (const accept of ['text/html', '*/*']) {
    const { statusCode, body } = await app.inject({ url, headers: { accept } });
    expect(statusCode).toBeLessThan(500);
    expect(body).not.toContain(root);
  }
});

test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'] as const)(
  '%s of a page is not found',
  async (method) => {
    const { statusCode } = await app.inject({ method, url: '/', headers: { accept: 'text/html' } });
    expect(statusCode).toBe(404);
  },
);

describe('a list that cannot be read', () => {
  const log: string[] = [];
  let live: string;
  let intact: string;
  let server: FastifyInstance;

  beforeAll(async () => {
    live = join(releasesDir, 'live.json');
    intact = readFileSync(live, 'utf8');
    server = await startWeb(releasesDir, { log });
    await requestPage(server, '/');
  });
  afterEach(() => writeFileSync(live, intact));
  afterAll(() => server.close());

  test.each([
    ['cut off', '{"format":'],
    ['empty', ''],
    ['bytes of something else', '\u0000\u001b[31m\ufffd'],
    ['a list with an invalid pointer', '{"format":1,"updatedAt":"","shell":{},"modules":{}}'],
    ['a list of another format', '{"format":2}'],
  ])('%s: the last valid list is still served, and the error is logged', async (_, text) => {
    writeFileSync(live, text);
    const { statusCode, body } = await requestPage(server, '/time/logs');
    expect(statusCode).toBe(200);
    expect(dataOf(body).releases.modules).toHaveProperty('mfe-time');
    expect((await server.inject('/live.json')).statusCode).toBe(200);
    expect((await server.inject('/ready')).statusCode).toBe(200);
    expect(log.join('\n')).toContain('is not a release list');
    expect(log.join('\n')).toContain('npm run releases -- --repair');
    // One line per minute for any number of requests.
    expect(log).toHaveLength(1);
  });

  test('a host that starts with it serves the copy', async () => {
    writeFileSync(live, '');
    const fresh = await startWeb(releasesDir);
    const { statusCode, body } = await requestPage(fresh, '/');
    expect(statusCode).toBe(200);
    expect(dataOf(body).releases.modules).toHaveProperty('mfe-time');
    await fresh.close();
  });

  test('without a copy there is only a message, without paths', async () => {
    const copy = join(releasesDir, 'live.copy.json');
    const copyContent = readFileSync(copy);
    rmSync(copy);
    writeFileSync(live, '');
    const fresh = await startWeb(releasesDir);
    const { statusCode, body } = await requestPage(fresh, '/');
    writeFileSync(copy, copyContent);
    expect(statusCode).toBe(503);
    expect(body).toContain('has no live release');
    expect(body).not.toContain(root);
    await fresh.close();
  });
});

test.each(['9.9.9-0', '__proto__', '../..'])(
  'a list whose shell is %s: pages use last known good, and the error is logged',
  async (current) => {
    const live = join(releasesDir, 'live.json');
    const intact = readFileSync(live, 'utf8');
    writeFileSync(live, intact.replace(/"current": "[^"]+"/, `"current": "${current}"`));
    const log: string[] = [];
    const server = await startWeb(releasesDir, { log });
    const { statusCode } = await requestPage(server, '/');
    writeFileSync(live, intact);
    expect(statusCode).toBe(200);
    expect(log.join()).toContain('--repair');
    await server.close();
  },
);

test.each(['__proto__', 'constructor', 'toString'])(
  'a module whose live version is %s does not affect pages',
  async (version) => {
    const live = join(releasesDir, 'live.json');
    const intact = readFileSync(live, 'utf8');
    const list = JSON.parse(intact);
    list.modules['mfe-time'].current = version;
    writeFileSync(live, JSON.stringify(list));
    const responses = [await requestPage(app, '/'), await requestPage(app, '/time/logs')];
    writeFileSync(live, intact);
    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  },
);

test('until the backend has responded, the host is not ready and serves the starting page', async () => {
  let backend: OwnBackend | undefined;
  const server = await startWeb(releasesDir, { backend: () => backend });
  const { statusCode, headers, body } = await requestPage(server, '/employees');
  expect(statusCode).toBe(503);
  expect(headers['retry-after']).toBe('2');
  expect(headers['cache-control']).toBe('no-store');
  expect(body).toContain('<h1>Rollcall is starting</h1>');
  expect(body).not.toContain('rollcall-page');
  const waiting = await server.inject('/ready');
  expect(waiting.statusCode).toBe(503);
  expect(waiting.json()).toEqual({ ready: false, message: 'The backend has not responded yet.' });
  backend = { capabilities: ['self'], companyZone: null };
  expect((await requestPage(server, '/employees')).statusCode).toBe(200);
  expect((await server.inject('/ready')).json()).toEqual({ ready: true, message: 'Ready.' });
  await server.close();
});

test('reading and serving the store never opens its lock file, since closing another handle would release the lock', async () => {
  const store = folderStore(releasesDir, NOW);
  const lock = join(releasesDir, 'store.lock');
  const tryInOtherProcess = () => {
    const file = join(__dirname, '../../../shared/src/node/file-lock.ts');
    const script = `import { tryLockFile } from ${JSON.stringify(file)};
      process.stdout.write(tryLockFile(${JSON.stringify(lock)}) ? 'taken' : 'refused');`;
    const args = ['--input-type=module', '--eval', script];
    return execFileSync(process.execPath, args, { encoding: 'utf8' });
  };
  await store.changeList('test', async ({ list = LIST }) => {
    expect(tryInOtherProcess()).toBe('refused');
    for (const url of [
      '/modules/store.lock',
      '/shell/store.lock',
      '/store.lock',
      '/live.json',
      '/',
    ]) {
      for (const accept of ['text/html', '*/*']) await app.inject({ url, headers: { accept } });
    }
    await store.readList();
    await store.readCopy();
    await store.readLog();
    await store.listVersions('mfe-time');
    expect(tryInOtherProcess()).toBe('refused');
    return { ...list, moves: [], result: undefined };
  });
  expect(tryInOtherProcess()).toBe('taken');
});

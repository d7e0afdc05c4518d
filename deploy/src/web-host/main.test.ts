import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listWorkspaces } from '../build/workspaces.ts';
import { readWebSettings } from '../process/env.ts';
import { folderStore } from '../store/folder-store.ts';
import { temporaryFolder } from '../testing/fixture-store.ts';
import { aSeed, LIST, RELEASE, SHELL } from '../testing/releases.ts';
import { publish } from '../testing/stocked-store.ts';
import { startWebHost } from './main.ts';

const root = temporaryFolder();
/** A base backend: it answers 404 to what is not in the specification. */
const backend = createServer((_, response) => response.writeHead(404).end());

const HEAD = 'HTTP/1.1\r\nhost: x\r\n';
const BODY = 'content-type: application/json\r\ncontent-length: 100\r\n';

/** A store in which every workspace has a live release, so that nothing is built. */
async function stockStore() {
  const store = folderStore(join(root, 'releases'));
  await publish(root, store, RELEASE);
  await publish(root, store, SHELL);
  const live = LIST.modules['mfe-time'];
  const names = listWorkspaces().map(({ name }) => name);
  const modules = Object.fromEntries(
    names.flatMap((name) => (live && name !== 'shell' ? [[name, live]] : [])),
  );
  await store.changeList('npm start', aSeed({ ...LIST, modules }));
}

beforeAll(async () => {
  await stockStore();
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
});
afterAll(() => backend.close());

/** Starts the web host alone and says where it is. */
async function startAlone(env: Record<string, string>) {
  const said: string[] = [];
  const settings = readWebSettings({ DATA_DIR: root, PORT: '0', HOST: '127.0.0.1', ...env });
  const stop = await startWebHost(settings, (line) => said.push(line));
  const [, base = ''] = /is at (http:\/\/127\.0\.0\.1:\d+)/.exec(said.join('\n')) ?? [];
  return { base, stop, said: said.join('\n') };
}

/** Sends more reports than one sender may send in a minute, each as a proxy would pass it on; answers the last status. */
async function reportOften(base: string, clientOf: (index: number) => string): Promise<number[]> {
  const outcome = { module: 'mfe-time', version: RELEASE.version, ms: 1, result: 'ok' };
  const send = (index: number) =>
    fetch(`${base}/api/v1/releases/outcomes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': clientOf(index) },
      body: JSON.stringify({ outcomes: [outcome] }),
    }).then(({ status }) => status);
  return Promise.all(Array.from({ length: 70 }, (_, index) => send(index)));
}

test.each([
  ['a proxy that is trusted', { TRUST_PROXY: '1' }, (index: number) => `192.0.2.${index}`, false],
  ['one client behind it', { TRUST_PROXY: '1' }, () => '192.0.2.1', true],
  ['no proxy, whatever a client says', {}, (index: number) => `192.0.2.${index}`, true],
])('limits count %s', async (_, env, clientOf, isLimited) => {
  const { port } = backend.address() as AddressInfo;
  const { base, stop } = await startAlone({
    API_BASE_URL: `http://127.0.0.1:${port}/api/v1`,
    ...env,
  });
  expect((await reportOften(base, clientOf)).includes(429)).toBe(isLimited);
  await stop(50);
});

test('a web host whose backend does not answer yet is there and not ready; once it answers it is', async () => {
  const late = createServer((_, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => late.listen(0, '127.0.0.1', resolve));
  const { port } = late.address() as AddressInfo;
  await new Promise((resolve) => late.close(resolve));
  const { base, stop, said } = await startAlone({
    API_BASE_URL: `http://127.0.0.1:${port}/api/v1`,
  });
  expect(said).toContain('has not answered yet');
  const page = () => fetch(base, { headers: { accept: 'text/html' } });
  expect((await page()).status).toBe(503);
  expect((await fetch(`${base}/ready`)).status).toBe(503);
  await new Promise<void>((resolve) => late.listen(port, '127.0.0.1', resolve));
  let status = 503;
  while (status === 503) ({ status } = await fetch(`${base}/ready`));
  expect((await page()).status).toBe(200);
  await stop(50);
  late.close();
});

test('a proxy without TRUST_PROXY is said at the start where it is likely, unless none is meant', async () => {
  const { port } = backend.address() as AddressInfo;
  const env = { API_BASE_URL: `http://127.0.0.1:${port}/api/v1`, PUBLIC_URL: 'https://hr.example' };
  const settings = (more: Record<string, string>) =>
    readWebSettings({ DATA_DIR: root, PORT: '0', HOST: '127.0.0.1', ...env, ...more });
  const start = async (more: Record<string, string>) => {
    const said: string[] = [];
    const stop = await startWebHost(settings(more), (line) => said.push(line));
    await stop(50);
    return said.join('\n');
  };
  expect(await start({})).toContain('TRUST_PROXY is not set');
  expect(await start({ TRUST_PROXY: 'none' })).not.toContain('TRUST_PROXY is not set');
  expect(await start({ TRUST_PROXY: '1' })).not.toContain('TRUST_PROXY is not set');
});

test('a start on a damaged list serves its copy, says how to repair it, and releases nothing', async () => {
  const { port } = backend.address() as AddressInfo;
  const live = join(root, 'releases/live.json');
  const whole = readFileSync(live, 'utf8');
  writeFileSync(live, '{');
  const { base, stop, said } = await startAlone({
    API_BASE_URL: `http://127.0.0.1:${port}/api/v1`,
    LOG_LEVEL: 'silent',
  });
  expect(said).toContain('Repair it: npm run releases -- --repair');
  expect(said).toContain('Pages are served from its copy');
  expect((await fetch(base, { headers: { accept: 'text/html' } })).status).toBe(200);
  expect(readFileSync(live, 'utf8')).toBe('{');
  await stop(50);
  writeFileSync(live, whole);
});

test('a start without live.json serves its copy too: nothing is seeded over what is there', async () => {
  const { port } = backend.address() as AddressInfo;
  const live = join(root, 'releases/live.json');
  const whole = readFileSync(live, 'utf8');
  rmSync(live);
  const { base, stop, said } = await startAlone({
    API_BASE_URL: `http://127.0.0.1:${port}/api/v1`,
    LOG_LEVEL: 'silent',
  });
  expect(said).toContain('live.json is gone. Repair it');
  expect((await fetch(base, { headers: { accept: 'text/html' } })).status).toBe(200);
  expect(existsSync(live)).toBe(false);
  await stop(50);
  writeFileSync(live, whole);
});

test('the web host alone stops although a request under way never ends', async () => {
  const { port: backendPort } = backend.address() as AddressInfo;
  const { base, stop } = await startAlone({
    API_BASE_URL: `http://127.0.0.1:${backendPort}/api/v1`,
  });
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  // Behind a request that is answered comes one whose body never ends.
  socket.write(`GET /favicon.ico ${HEAD}\r\nPOST /api/v1/releases/outcomes ${HEAD}${BODY}\r\n{`);
  await once(socket, 'readable');
  const rest = text(socket).catch(String);
  const began = performance.now();
  await stop(50);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect((await rest).match(/^HTTP/gm)).toHaveLength(1);
});

import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { listWorkspaces } from './build/workspaces.ts';
import { readWebSettings } from './process/env.ts';
import { startWebHost } from './start-web-host.ts';
import { folderStore } from './store/folder-store.ts';
import { aSeed, LIST, RELEASE, SHELL } from './testing/releases.ts';
import { publish } from './testing/store-with-releases.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

const root = temporaryFolder();
/** A base backend: it responds with 404 to calls that are not in the specification. */
const backend = createServer((_, response) => response.writeHead(404).end());

const HEAD = 'HTTP/1.1\r\nhost: x\r\n';
const BODY = 'content-type: application/json\r\ncontent-length: 100\r\n';

/** A store in which every workspace has a live release, so that nothing is built. */
async function fillStore() {
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
  await fillStore();
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
});
afterAll(() => backend.close());

/** Starts only the web host; returns its URL, a stop function and its output. */
async function startAlone(env: Record<string, string>) {
  const output: string[] = [];
  const settings = readWebSettings({ DATA_DIR: root, PORT: '0', HOST: '127.0.0.1', ...env });
  const stop = await startWebHost(settings, (line) => output.push(line));
  const [, base = ''] = /is at (http:\/\/127\.0\.0\.1:\d+)/.exec(output.join('\n')) ?? [];
  return { base, stop, output: output.join('\n') };
}

/** Sends more reports than one client may send per minute, as through a proxy; returns the statuses. */
async function reportOften(base: string, clientOf: (index: number) => string): Promise<number[]> {
  const outcome = { module: 'mfe-time', version: RELEASE.version, ms: 1, result: 'ok' };
  const send = (index: number) =>
    fetch(`${base}/api/v1/releases/outcomes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': clientOf(index) },
      body: JSON.stringify({ outcomes: [outcome] }),
    }).then(({ status }) => status);
  return Promise.all(Array.from({ length: 610 }, (_, index) => send(index)));
}

/** A different address for each number. */
const anAddress = (index: number) => `198.51.${index >> 8}.${index & 255}`;

test.each([
  ['per client behind a trusted proxy', { TRUST_PROXY: '1' }, anAddress, false],
  ['for one client behind a trusted proxy', { TRUST_PROXY: '1' }, () => '192.0.2.1', true],
  ['per connection without a trusted proxy, ignoring x-forwarded-for', {}, anAddress, true],
])('reports are limited %s', async (_, env, clientOf, isLimited) => {
  const { port } = backend.address() as AddressInfo;
  const { base, stop } = await startAlone({
    API_BASE_URL: `http://127.0.0.1:${port}/api/v1`,
    ...env,
  });
  expect((await reportOften(base, clientOf)).includes(429)).toBe(isLimited);
  await stop(50);
});

test('a web host is not ready until its backend has responded', async () => {
  const late = createServer((_, response) => response.writeHead(404).end());
  await new Promise<void>((resolve) => late.listen(0, '127.0.0.1', resolve));
  const { port } = late.address() as AddressInfo;
  await new Promise((resolve) => late.close(resolve));
  const { base, stop, output } = await startAlone({
    API_BASE_URL: `http://127.0.0.1:${port}/api/v1`,
  });
  expect(output).toContain('has not responded yet');
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

test('the start warns about a missing TRUST_PROXY when a proxy is likely, unless it is `none`', async () => {
  const { port } = backend.address() as AddressInfo;
  const env = { API_BASE_URL: `http://127.0.0.1:${port}/api/v1`, PUBLIC_URL: 'https://hr.example' };
  const settings = (more: Record<string, string>) =>
    readWebSettings({ DATA_DIR: root, PORT: '0', HOST: '127.0.0.1', ...env, ...more });
  const start = async (more: Record<string, string>) => {
    const output: string[] = [];
    const stop = await startWebHost(settings(more), (line) => output.push(line));
    await stop(50);
    return output.join('\n');
  };
  expect(await start({})).toContain('TRUST_PROXY is not set');
  expect(await start({ TRUST_PROXY: 'none' })).not.toContain('TRUST_PROXY is not set');
  expect(await start({ TRUST_PROXY: '1' })).not.toContain('TRUST_PROXY is not set');
});

test('a start with a damaged list serves its copy, prints how to repair it, and releases nothing', async () => {
  const { port } = backend.address() as AddressInfo;
  const live = join(root, 'releases/live.json');
  const intact = readFileSync(live, 'utf8');
  writeFileSync(live, '{');
  const { base, stop, output } = await startAlone({
    API_BASE_URL: `http://127.0.0.1:${port}/api/v1`,
    LOG_LEVEL: 'silent',
  });
  expect(output).toContain('Repair it: npm run releases -- --repair');
  expect(output).toContain('pages are served from its copy');
  expect((await fetch(base, { headers: { accept: 'text/html' } })).status).toBe(200);
  expect(readFileSync(live, 'utf8')).toBe('{');
  await stop(50);
  writeFileSync(live, intact);
});

test('a start without live.json serves its copy and does not create first releases again', async () => {
  const { port } = backend.address() as AddressInfo;
  const live = join(root, 'releases/live.json');
  const intact = readFileSync(live, 'utf8');
  rmSync(live);
  const { base, stop, output } = await startAlone({
    API_BASE_URL: `http://127.0.0.1:${port}/api/v1`,
    LOG_LEVEL: 'silent',
  });
  expect(output).toContain('live.json is missing. Repair it');
  expect((await fetch(base, { headers: { accept: 'text/html' } })).status).toBe(200);
  expect(existsSync(live)).toBe(false);
  await stop(50);
  writeFileSync(live, intact);
});

test('the web host stops even if a request never ends', async () => {
  const { port: backendPort } = backend.address() as AddressInfo;
  const { base, stop } = await startAlone({
    API_BASE_URL: `http://127.0.0.1:${backendPort}/api/v1`,
  });
  const socket = connect(Number(new URL(base).port), '127.0.0.1');
  // After a request that is answered comes one whose body never ends.
  socket.write(`GET /favicon.ico ${HEAD}\r\nPOST /api/v1/releases/outcomes ${HEAD}${BODY}\r\n{`);
  await once(socket, 'readable');
  const rest = text(socket).catch(String);
  await stop(50);
  expect((await rest).match(/^HTTP/gm)).toHaveLength(1);
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { OUTCOMES_PATH, PAGE_DATA_ID } from '@rollcall/shared/module';
import { answer } from './answers.ts';
import { send } from './http-answer.ts';
import { liveConsole } from './live-console.ts';
import { REFRESH_HOOK } from './refresh-hook.ts';

const LEAVE = { current: '1.0.0-abc1234', releases: {} };
const POLICY = "style-src 'nonce-abc'";
const SHELL = '<!doctype html><html><head><script src="a.js"></script></head></html>';
const HTML = { accept: 'text/html' };

const TEMPLATE = join(import.meta.dirname, '../../../tools/template');
const opened: Server[] = [];
const parts = { backend: undefined, report: (sentence: string) => reported.push(sentence) };
/** What the terminal shows. */
let reported: string[];
/** The platform of the console. */
let platform: string;
/** What the console has been asked. */
let asked: string[];
/** The base URL of the backend in the console's pages. */
let baseUrl: string;
let console_: Awaited<ReturnType<typeof listen>>;
let dev: Awaited<ReturnType<typeof startDev>>;

const listen = async (server: Server) => {
  opened.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

/** A console with these responses, by path. */
const startConsole = (responses: () => Readonly<Record<string, string>>, status = 200) =>
  listen(
    createServer(({ url = '' }, response) => {
      asked.push(url);
      const body = responses()[url];
      response.writeHead(body === undefined ? 404 : status, { 'content-security-policy': POLICY });
      response.end(body);
    }),
  );

const pageOf = () => {
  const modules = { 'mfe-leave': LEAVE };
  const data = {
    shell: { version: '1.0.0-5he1100', platform },
    releases: { formatVersion: 1, modules },
    api: { baseUrl, paths: {} },
    capabilities: ['self'],
    ofTomorrow: 1,
  };
  return `<html><head><script type="application/json" id="${PAGE_DATA_ID}" nonce="abc">${JSON.stringify(data)}</script></head></html>`;
};

/** The answers of the development server, without the bundler: 418 is what it would pass on. */
async function startDev(consoleUrl: string, folder = TEMPLATE) {
  const live = liveConsole(consoleUrl);
  const template = { name: 'mfe-template', folder, version: '1.0.0-abc1234' };
  const url = await listen(
    createServer(async (request, response) => {
      const own = await answer(request, { ...parts, module: template, live });
      if (own) send(response, own);
      else response.writeHead(418).end();
    }),
  );
  return { url, live };
}

beforeAll(async () => {
  console_ = await startConsole(() => ({
    '/': pageOf(),
    '/template?a=1': pageOf(),
    '/live.json': JSON.stringify({ updatedAt: 'now', modules: { 'mfe-leave': LEAVE } }),
    '/shell/1.0.0-5he1100/dev/page.json': JSON.stringify({ html: SHELL }),
  }));
  dev = await startDev(console_);
});
beforeEach(() => {
  asked = [];
  reported = [];
  platform = '1.4.0';
  baseUrl = '/api/v1';
});
afterAll(() => {
  for (const server of opened) server.close();
});

const BLOCK = new RegExp(`id="${PAGE_DATA_ID}" nonce="abc">(.*?)</script>`);
const dataIn = (html: string) => JSON.parse(BLOCK.exec(html)?.[1] ?? '{}');

test('a page is that of the development shell, with the console’s data and policy', async () => {
  const response = await fetch(`${dev.url}/template?a=1`, { headers: HTML });
  const html = await response.text();
  expect(response.headers.get('content-security-policy')).toBe(POLICY);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(html.match(/src="[^"]+"/g)).toEqual([
    'src="/dev-server/refresh-hook.js"',
    'src="a.js"',
    'src="/dev-server/changes.js"',
  ]);
  const { releases, api, ofTomorrow } = dataIn(html);
  expect(Object.keys(releases.modules)).toEqual(['mfe-leave', 'mfe-template']);
  expect(releases.modules['mfe-leave']).toEqual(LEAVE);
  expect(releases.modules['mfe-template']).toMatchObject({ current: '1.0.0-dev', good: null });
  expect(api.baseUrl).toBe('/api/v1');
  expect(ofTomorrow).toBe(1);
});

test('the page of the development shell is read once for a version', async () => {
  for (const path of ['/', '/template?a=1']) await fetch(dev.url + path, { headers: HTML });
  const pages = asked.filter((path) => path.endsWith('page.json'));
  expect(pages.length).toBeLessThan(2);
});

test('a backend with another origin is called through the development server', async () => {
  await expect(dev.live.apiUrl()).resolves.toBe(`${console_}/api/v1`);
  baseUrl = 'https://api.example.test/v2';
  await expect(dev.live.apiUrl()).resolves.toBe('https://api.example.test/v2');
  const response = await fetch(dev.url, { headers: HTML });
  expect(dataIn(await response.text()).api.baseUrl).toBe('/dev-server/backend/v2');
});

test('an open page that asks what is live finds the module in development', async () => {
  const { updatedAt, modules } = await (await fetch(`${dev.url}/live.json`)).json();
  expect(updatedAt).toBe('now');
  expect(modules['mfe-leave']).toEqual(LEAVE);
  expect(modules['mfe-template'].current).toBe('1.0.0-dev');
});

test('the console gets no reports of what fails in development', async () => {
  const response = await fetch(dev.url + OUTCOMES_PATH, { method: 'POST', body: '{}' });
  expect(response.status).toBe(202);
  expect(asked).toEqual([]);
});

test.each([
  ['/api/v1/me', {}],
  ['/modules/mfe-leave/1.0.0-abc1234/remote-entry.js', {}],
  ['/dev-server/modules/mfe-template/remote-entry.js', {}],
])('%s is passed on', async (path, headers) => {
  expect((await fetch(dev.url + path, { headers })).status).toBe(418);
});

test('a page of another server is not shown here', async () => {
  const response = await fetch(`${dev.url}/dev-server/backend/page`, { headers: HTML });
  expect(response.status).toBe(404);
});

test('another site gets nothing', async () => {
  const headers = { origin: 'https://evil.example' };
  const response = await fetch(`${dev.url}/api/v1/me`, { headers });
  expect([response.status, await response.text()]).toEqual([
    403,
    'Only pages of this development server may ask it.\n',
  ]);
});

const withShell = (html: string) => () => ({ '/': html });

test.each([
  ['no server', async () => 'http://127.0.0.1:1', /No console answers at .* \(.+\)\. Name a/],
  ['something else', () => startConsole(withShell('<html>')), /is not a Rollcall console\./],
  ['an older console', () => startConsole(() => ({ '/': pageOf() })), /has no development build/],
  ['a console that starts', () => startConsole(withShell('wait'), 503), /is starting\. Reload/],
  [
    'another address',
    () =>
      listen(createServer((_, response) => response.writeHead(302, { location: console_ }).end())),
    /leads to http:\/\/127\.0\.0\.1:\d+: name that address\./,
  ],
])('%s is one sentence, also on the page', async (_, start, words) => {
  const { url, live } = await startDev(await start());
  await expect(live.apiUrl()).rejects.toThrow(words);
  const response = await fetch(url, { headers: HTML });
  expect(response.status).toBe(502);
  expect(await response.text()).toMatch(words);
});

test('what is wrong with module.json is on the page and in the terminal', async () => {
  const { url } = await startDev(console_, join(TEMPLATE, 'none'));
  const response = await fetch(url, { headers: HTML });
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const html = await response.text();
  expect(html).toMatch(/<p>module\.json cannot be read: .*<\/p>/);
  expect(html).toContain('<script defer src="/dev-server/changes.js">');
  expect(reported).toEqual([expect.stringMatching(/^module\.json cannot be read: /)]);
  expect(await (await fetch(`${url}/dev-server/module.json`)).text()).toBe('\n');
});

test('a module for a later platform is refused with both versions', async () => {
  platform = '1.2.0';
  const response = await fetch(dev.url, { headers: HTML });
  expect(await response.text()).toContain(
    'module.json requires the platform ^1.4.0, and the console has 1.2.0: see requires.platform.',
  );
});

/** Runs the script of a page while module.json becomes `after`; returns whether it has reloaded the page. */
async function runChanges(after: string, isProblem: boolean): Promise<boolean> {
  const script = await (await fetch(`${dev.url}/dev-server/changes.js?a=1`)).text();
  let content = '{}';
  let hasReloaded = false;
  const looks: (() => Promise<void>)[] = [];
  const look = (work: () => Promise<void>) => looks.push(work);
  runInNewContext(script, {
    fetch: async (path: string) => {
      const read = path === '/dev-server/module.json' ? content : '';
      return { text: async () => read };
    },
    location: { reload: () => (hasReloaded = true) },
    document: { documentElement: { hasAttribute: () => isProblem } },
    addEventListener: (event: string, work: () => Promise<void>) =>
      event === 'focus' && !isProblem && look(work),
    setInterval: look,
  });
  content = after;
  for (const work of looks) await work();
  return hasReloaded;
}

test.each([
  ['{ }', false, true],
  ['{}', false, false],
  ['{ }', true, true],
  ['{}', true, false],
])('module.json is %s now, page with a problem: %s → reloaded: %s', async (after, is, expected) => {
  await expect(runChanges(after, is)).resolves.toBe(expected);
});

test("the hook stores React's renderers in a Map, and does not replace real developer tools", () => {
  const page: Record<string, { renderers: Map<number, object>; inject(renderer: object): number }> =
    {};
  runInNewContext(REFRESH_HOOK, page);
  const hook = page.__REACT_DEVTOOLS_GLOBAL_HOOK__;
  const react = {};
  const id = hook?.inject(react) ?? 0;
  expect(hook?.renderers.get(id)).toBe(react);
  runInNewContext(REFRESH_HOOK, page);
  expect(page.__REACT_DEVTOOLS_GLOBAL_HOOK__).toBe(hook);
});

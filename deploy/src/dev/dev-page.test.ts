import type { AddressInfo } from 'node:net';
import { runInNewContext } from 'node:vm';
import Fastify, { type FastifyInstance } from 'fastify';
import { DESCRIPTOR, LIST, RELEASE, SHELL } from '../testing/releases.ts';
import { composePage } from '../web-host/page.ts';
import { composeDevPage, devRelease, readConsolePage, withDevModule } from './dev-page.ts';
import { REFRESH_HOOK } from './refresh-hook.ts';

const DATA = {
  shell: SHELL,
  releases: LIST,
  capabilities: ['self'],
  api: { baseUrl: '/api/v1', paths: {} },
  companyZone: 'UTC',
};
const HTML = '<html><head><title>a</title></head></html>';
let server: FastifyInstance;
let url: string;

beforeAll(async () => {
  server = Fastify();
  server.get('/time/logs', (_, reply) =>
    reply
      .header('content-security-policy', "style-src 'nonce-abc'")
      .type('text/html')
      .send(composePage(HTML, { data: DATA, nonce: 'abc', preloads: [], paint: undefined })),
  );
  server.get('/other', (_, reply) => reply.type('text/html').send(HTML));
  await server.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;
});

afterAll(() => server.close());

test('a page of the running console is read with its data, nonce and policy', async () => {
  await expect(readConsolePage(url, '/time/logs')).resolves.toEqual({
    data: DATA,
    nonce: 'abc',
    policy: "style-src 'nonce-abc'",
  });
});

test.each([
  ['no server', 'http://127.0.0.1:1', /No console answers at .* run npm start in another terminal/],
  ['something else', undefined, /is not a Rollcall console/],
])('%s at the URL is reported in one sentence', async (_, address, words) => {
  await expect(readConsolePage(address ?? url, '/other')).rejects.toThrow(words);
});

test('one module is replaced by the version in development; all others stay as released', () => {
  const leave = { ...LIST.modules['mfe-time'] } as (typeof LIST.modules)[string];
  const data = { ...DATA, releases: { ...LIST, modules: { ...LIST.modules, 'mfe-leave': leave } } };
  const release = devRelease('mfe-time', '1.0.0-dev', { ...DESCRIPTOR, title: 'Written' });
  const { modules } = withDevModule(data, 'mfe-time', release).releases;
  expect(modules['mfe-leave']).toBe(leave);
  expect(modules['mfe-time']).toMatchObject({ current: '1.0.0-dev', good: null, disabled: false });
  expect(modules['mfe-time']?.releases['1.0.0-dev']?.descriptor.title).toBe('Written');
  expect(release.federationName).not.toBe(RELEASE.federationName);
});

test("the page has React's hook before any other script", async () => {
  const page = await readConsolePage(url, '/time/logs');
  const html = composeDevPage('<html><head><script src="a.js"></script></head></html>', page, DATA);
  expect(html.match(/<script [^>]*(src|id)="[^"]+"/g)).toEqual([
    expect.stringContaining('refresh-hook.js'),
    expect.stringContaining('a.js'),
    expect.stringContaining('rollcall-page'),
  ]);
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

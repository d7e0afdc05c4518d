import { writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { OUTCOMES_PATH, RELEASES_PATH, releasesReport } from '@rollcall/shared/module';
import Fastify, { type FastifyInstance } from 'fastify';
import { folderAccess } from '../deploy-tokens/access-store.ts';
import { folderOutcomes, type OutcomeStore } from '../outcomes/outcome-store.ts';
import { pointTo } from '../releases/point-to.ts';
import { RELEASE, SHELL } from '../testing/releases.ts';
import { identifyInTests } from '../testing/sessions.ts';
import { aVersion, publish, storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { releaseControl } from './release-control.ts';

const root = temporaryFolder();
const SECOND = aVersion('1.1.0-2222222');
let app: FastifyInstance;
let base: string;
let store: Awaited<ReturnType<typeof storeWithReleases>>['store'];
let outcomes: OutcomeStore;
let folder: string;
let folders = 0;

beforeEach(async () => {
  folder = join(root, String(folders++));
  outcomes = folderOutcomes(join(folder, 'outcomes'));
  ({ store } = await storeWithReleases(folder));
  await publish(folder, store, SECOND);
  app = Fastify();
  await app.register(releaseControl, {
    store,
    outcomes: outcomes,
    access: folderAccess(folder),
    receive: () => Promise.reject(new Error('No test here uploads.')),
    identify: identifyInTests,
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
});

afterEach(() => app.close());

/** Sends a request, by default as an administrator. */
async function call(method: string, path: string, body?: unknown, token = 'admin') {
  const response = await fetch(base + path, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const json = await response.json();
  return { http: response.status, headers: response.headers, ...json };
}

const current = async () => (await store.readList())?.modules['mfe-time'];
const MOVES = `${RELEASES_PATH}/mfe-time/moves`;

test.each([
  ['GET', RELEASES_PATH, undefined],
  ['GET', `${RELEASES_PATH}/mfe-time/${RELEASE.version}`, undefined],
  ['POST', MOVES, { action: 'disable' }],
])('%s %s is for administrators only', async (method, path, body) => {
  expect(await call(method, path, body, '')).toMatchObject({
    http: 401,
    message: 'Please sign in.',
  });
  expect(await call(method, path, body, 'employee')).toMatchObject({ http: 403 });
  expect((await current())?.disabled).toBe(false);
});

test('a release without a smoke test is refused; `unsmoked` allows it, and the log keeps it', async () => {
  const { version } = SECOND;
  await publish(folder, store, { ...aVersion('1.2.0-3333333'), smokeTest: 'required' });
  const body = { action: 'release', to: '1.2.0-3333333' };
  const refused = { http: 409, refusals: [{ rule: 'smoke-passed' }] };
  expect(await call('POST', MOVES, body)).toMatchObject(refused);
  expect(await call('POST', MOVES, { ...body, unsmoked: true })).toMatchObject({ http: 200 });
  expect((await store.readLog()).at(-1)).toMatchObject({ to: body.to, unsmoked: true });
  expect(await call('POST', MOVES, { ...body, to: version })).toMatchObject({ http: 200 });
});

test('the report has all names with their pointers and all published versions', async () => {
  const { http, data, headers } = await call('GET', RELEASES_PATH);
  expect(http).toBe(200);
  expect(headers.get('cache-control')).toBe('no-store');
  expect(releasesReport.parse(data)).toEqual(data);
  expect(data.names).toMatchObject([
    { name: 'shell', current: SHELL.version, versions: [{ version: SHELL.version }] },
    { name: 'mfe-time', current: RELEASE.version, good: RELEASE.version },
  ]);
  const versions = data.names[1].versions.map(({ version }: { version: string }) => version);
  expect(versions.toSorted()).toEqual([RELEASE.version, SECOND.version]);
});

test('the record of a published version that is not live can be read, for a preview', async () => {
  const { http, data } = await call('GET', `${RELEASES_PATH}/mfe-time/${SECOND.version}`);
  expect(http).toBe(200);
  expect(data).toEqual(SECOND);
});

test.each([
  ['a version that is not in the store', 'mfe-time/9.9.9-0'],
  ['a path out of the store', `mfe-time/..%2f..%2f${RELEASE.version}`],
  ['a path as a name', `..%2fmfe-time/${RELEASE.version}`],
  ['the shell', `shell/${SHELL.version}`],
])('%s has no record', async (_, path) => {
  expect((await call('GET', `${RELEASES_PATH}/${path}`)).http).toBe(404);
});

test('a previewed version is released and rolled back, and the module is disabled and enabled', async () => {
  const made = await call('POST', MOVES, { action: 'release', to: SECOND.version });
  expect(made).toMatchObject({ http: 200, data: { from: RELEASE.version, to: SECOND.version } });
  expect(await current()).toMatchObject({ current: SECOND.version, by: 'administrator 7' });
  expect(await call('POST', MOVES, { action: 'rollback' })).toMatchObject({ http: 200 });
  expect(await current()).toMatchObject({ current: RELEASE.version, bad: [SECOND.version] });
  await call('POST', MOVES, { action: 'disable' });
  expect((await current())?.disabled).toBe(true);
  await call('POST', MOVES, { action: 'enable' });
  expect((await current())?.disabled).toBe(false);
});

test('refusals of the gate and their fixes are returned over HTTP', async () => {
  await pointTo(store, SECOND, { by: 'ada' });
  await call('POST', MOVES, { action: 'rollback' });
  const refused = await call('POST', MOVES, { action: 'release', to: SECOND.version });
  expect(refused).toMatchObject({ code: 'conflict', refusals: [{ rule: 'not-marked-bad' }] });
  const again = await call('POST', MOVES, { action: 'release', to: SECOND.version, again: true });
  expect(again).toMatchObject({ http: 200 });
});

test.each([
  ['an unknown action', { action: 'delete' }, 'malformed'],
  ['an unknown field', { action: 'rollback', force: true }, 'malformed'],
  ['a release of nothing', { action: 'release' }, 'conflict'],
  ['a path as a version', { action: 'release', to: '../live.json' }, 'not_found'],
  ['a rollback to nowhere', { action: 'rollback' }, 'conflict'],
  ['an urgent confirmation', { action: 'confirm', now: true }, 'malformed'],
])('%s is refused with a message, and moves nothing', async (_, body, code) => {
  const before = await current();
  const result = await call('POST', MOVES, body);
  expect(result).toMatchObject({ status: false, code, requestId: expect.any(String) });
  expect(await current()).toEqual(before);
});

const OK = { module: 'mfe-time', version: RELEASE.version, ms: 300, result: 'ok' };
const report = (...sent: object[]) => call('POST', OUTCOMES_PATH, { outcomes: sent }, '');

test('outcomes are accepted without a session and counted by version, with the reasons of failures', async () => {
  const failed = { ...OK, version: SECOND.version, result: 'fallback', why: 'timeout' };
  expect(await report(OK, { ...OK, ms: 100 }, { ...OK, ms: 200 })).toMatchObject({ http: 202 });
  const last = { ...failed, result: 'failed', supportId: 'K3X' };
  expect(await report(failed, last)).toMatchObject({ http: 202 });
  const { data } = await call('GET', RELEASES_PATH);
  const healths = Object.fromEntries(
    data.names[1].versions.map((one: { version: string; health: object }) => [
      one.version,
      one.health,
    ]),
  );
  const failures = { ok: 0, fallback: 1, failed: 1, why: { timeout: 2 }, medianMs: null };
  expect(healths).toEqual({
    [RELEASE.version]: { ok: 3, fallback: 0, failed: 0, why: {}, medianMs: 200 },
    [SECOND.version]: { ...failures, last: { at: expect.any(String), supportId: 'K3X' } },
  });
});

test.each([
  ['no outcomes', { outcomes: [] }],
  ['an unknown result', { outcomes: [{ ...OK, result: 'great' }] }],
  ['an unknown field', { outcomes: [{ ...OK, user: 'ada' }] }],
  ['a negative time', { outcomes: [{ ...OK, ms: -1 }] }],
  ['a thousand outcomes', { outcomes: Array.from({ length: 21 }, () => OK) }],
])('a report with %s is refused', async (_, body) => {
  expect(await call('POST', OUTCOMES_PATH, body, '')).toMatchObject({ code: 'malformed' });
});

test('a report that is larger than any page sends is refused', async () => {
  const huge = { ...OK, why: 'x'.repeat(10_000) };
  expect(await report(huge)).toMatchObject({ code: 'too_large' });
});

test('outcomes of unknown modules are dropped', async () => {
  expect(await report({ ...OK, module: 'mfe-nothing' }, OK)).toMatchObject({ http: 202 });
  expect(await outcomes.read()).toHaveLength(1);
});

test('one IP address may report 600 times a minute, then gets 429 with retry-after', async () => {
  const results = await Promise.all(Array.from({ length: 601 }, () => report(OK)));
  const late = results.filter(({ code }) => code === 'too_many_tries');
  expect(late).toHaveLength(1);
  expect(Number(late[0]?.headers.get('retry-after'))).toBeGreaterThan(0);
});

/** Property names that every JavaScript object has, and other invalid module names. */
const INVALID_NAMES = [
  ...Object.getOwnPropertyNames(Object.prototype),
  'live.json',
  'mfe-',
  'mfe-none',
  'Mfe-time',
  '%2e%2e',
  '..%2fmfe-time',
  'mfe-time%00',
  'mfe-time%0a',
  '%1b%5b31m',
  `mfe-${'a'.repeat(90)}`,
];
const EVERY_MOVE = [
  { action: 'disable' },
  { action: 'enable' },
  { action: 'confirm' },
  { action: 'rollback' },
  { action: 'rollback', to: RELEASE.version },
  { action: 'release', to: RELEASE.version },
];

test.each(INVALID_NAMES)(
  '%s is not accepted as a name by any route: the list is unchanged',
  async (name) => {
    const before = await store.readList();
    for (const move of EVERY_MOVE) {
      const { http, message } = await call('POST', `${RELEASES_PATH}/${name}/moves`, move);
      expect([404, 409, 400]).toContain(http);
      expect(message.replaceAll(name, '')).not.toMatch(/undefined|\[object|\.json/);
      expect(message).not.toContain(root);
    }
    expect((await call('GET', `${RELEASES_PATH}/${name}/${RELEASE.version}`)).http).toBe(404);
    expect(await store.readList()).toEqual(before);
    expect(await store.readLog()).toHaveLength(1);
  },
);

test.each([...Object.getOwnPropertyNames(Object.prototype), '../live.json', '\u001b[31m'])(
  '%j is not accepted as a version by any route',
  async (version) => {
    const before = await store.readList();
    for (const action of ['release', 'rollback']) {
      const { http } = await call('POST', MOVES, { action, to: version });
      expect(http).toBe(404);
    }
    expect(
      (await call('GET', `${RELEASES_PATH}/mfe-time/${encodeURIComponent(version)}`)).http,
    ).toBe(404);
    expect(await store.readList()).toEqual(before);
  },
);

test('a move that expects another live version is a conflict', async () => {
  const move = { action: 'disable', from: '0.9.0-0000000' };
  expect(await call('POST', MOVES, move)).toMatchObject({ http: 409, code: 'conflict' });
  expect((await current())?.disabled).toBe(false);
  expect(await call('POST', MOVES, { ...move, from: RELEASE.version })).toMatchObject({
    http: 200,
  });
});

test.each([
  ['free text as a reason', { result: 'failed', why: '\u001b[2Jmfe-time  live 9.9.9' }],
  ['an unknown reason', { result: 'failed', why: 'sunspots' }],
  ['a version with an escape sequence', { version: '1.0.0\u001b[31m' }],
  ['a property name of every object', { module: 'constructor' }],
])('a report with %s is refused', async (_, changes) => {
  expect(await report({ ...OK, ...changes })).toMatchObject({ code: 'malformed' });
});

test('outcomes of versions that were never published are dropped', async () => {
  expect(await report({ ...OK, version: '9.9.9-0000000' })).toMatchObject({ http: 202 });
  await expect(outcomes.read()).resolves.toEqual([]);
});

test('a damaged list is reported without the path of a file', async () => {
  writeFileSync(join(folder, 'releases/live.json'), '{"format":');
  for (const [method, path, body] of [
    ['GET', RELEASES_PATH, undefined],
    ['POST', MOVES, { action: 'disable' }],
  ] as const) {
    const result = await call(method, path, body);
    expect(result).toMatchObject({ http: 503, code: 'unavailable' });
    expect(result.message).toContain('npm run releases -- --repair');
    expect(JSON.stringify(result)).not.toContain(root);
  }
  // Pages keep working, so their reports are still accepted.
  expect(await report(OK)).toMatchObject({ http: 202 });
});

test.each(['confirm', 'disable', 'enable'])(
  '%s with a version is refused, since the version would be ignored',
  async (action) => {
    expect(await call('POST', MOVES, { action, to: RELEASE.version })).toMatchObject({ http: 400 });
  },
);

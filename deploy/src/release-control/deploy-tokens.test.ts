import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASES_PATH } from '@rollcall/shared/module';
import Fastify, { type FastifyInstance } from 'fastify';
import { folderAccess } from '../deploy-tokens/access-store.ts';
import { authorizeToken } from '../deploy-tokens/authorize-token.ts';
import { createToken, type NewToken } from '../deploy-tokens/deploy-token.ts';
import { folderOutcomes } from '../outcomes/outcome-store.ts';
import { RELEASE } from '../testing/releases.ts';
import { aVersion, publish, storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { releaseControl } from './release-control.ts';

const folder = temporaryFolder();
const releases = join(folder, 'releases');
const access = folderAccess(releases);
const SECOND = aVersion('1.1.0-2222222');
const lines: string[] = [];
let app: FastifyInstance;
let store: Awaited<ReturnType<typeof storeWithReleases>>['store'];

beforeAll(async () => {
  ({ store } = await storeWithReleases(folder));
  await publish(folder, store, SECOND);
  app = Fastify({ logger: { stream: { write: (line: string) => lines.push(line) } } });
  await app.register(releaseControl, {
    store,
    outcomes: folderOutcomes(join(folder, 'outcomes')),
    access,
    receive: () => Promise.reject(new Error('No test here uploads.')),
    identify: () =>
      Promise.reject(Object.assign(new Error('An error of the API'), { statusCode: 401 })),
  });
});

afterAll(() => app.close());

/** Stores a new token; returns its id and its text. */
async function aDeployToken(changes: Partial<NewToken> = {}, now = new Date()) {
  const request = {
    title: 'CI',
    modules: ['mfe-time'],
    mayPublish: false,
    mayPoint: false,
    days: 1,
    by: 'ada',
  };
  const { token, text } = createToken({ ...request, ...changes }, now);
  await access.change((before) => ({
    after: { ...before, tokens: [...before.tokens, token] },
    result: undefined,
  }));
  return { id: token.id, text };
}

async function call(text: string, method: 'GET' | 'POST', path: string, payload?: object) {
  const response = await app.inject({
    method,
    url: RELEASES_PATH + path,
    headers: { authorization: `Bearer ${text}` },
    ...(payload && { payload }),
  });
  return { http: response.statusCode, ...response.json() };
}

const lastUse = async (id: string) =>
  (await access.read()).tokens.find((token) => token.id === id)?.lastUsedAt;

test('a use that a full disk does not record is no refusal', async () => {
  const { text } = await aDeployToken({ mayPoint: true });
  const full = Object.assign(new Error('no space'), { code: 'ENOSPC' });
  jest.spyOn(access, 'change').mockRejectedValueOnce(full);
  expect(await call(text, 'GET', '')).toMatchObject({ http: 200 });
});

test('a token reads the releases of its modules only, and its use is recorded', async () => {
  const now = new Date();
  const { id, text } = await aDeployToken({}, now);
  const { http, data } = await call(text, 'GET', '');
  expect(http).toBe(200);
  expect(data.names.map(({ name }: { name: string }) => name)).toEqual(['mfe-time']);
  const record = await call(text, 'GET', `/mfe-time/${RELEASE.version}`);
  expect(record).toMatchObject({ http: 200, data: { name: 'mfe-time' } });
  expect(Date.parse((await lastUse(id)) ?? '')).toBeGreaterThanOrEqual(now.getTime());
  expect(lines.join('')).toContain(`"deployToken":"${id}"`);
  expect(lines.join('')).not.toContain(text);
});

test('the use of a token is recorded at most once a minute', async () => {
  const now = new Date();
  const { id, text } = await aDeployToken({}, now);
  const useAfter = async (ms: number) => {
    const at = new Date(now.getTime() + ms);
    await authorizeToken(access, text, { action: 'read' }, at);
    return Date.parse((await lastUse(id)) ?? '') - now.getTime();
  };
  expect(await useAfter(0)).toBe(0);
  expect(await useAfter(59_999)).toBe(0);
  expect(await useAfter(60_000)).toBe(60_000);
});

test('a token that may point moves its module under its own name in the log', async () => {
  const { id, text } = await aDeployToken({ mayPoint: true });
  const body = { action: 'release', to: SECOND.version };
  expect(await call(text, 'POST', '/mfe-time/moves', body)).toMatchObject({ http: 200 });
  expect((await store.readLog()).at(-1)).toMatchObject({
    to: SECOND.version,
    by: `deploy token ${id} (CI)`,
  });
  const other = await call(text, 'POST', '/shell/moves', { action: 'rollback' });
  expect(other).toMatchObject({ http: 403, code: 'forbidden' });
});

test.each([
  ['is unknown', async () => `rollcall_deploy_${'A'.repeat(43)}`, 401, 'does not know this deploy'],
  ['has expired', async () => (await aDeployToken({}, new Date(0))).text, 401, 'has expired'],
  ['only reads', async () => (await aDeployToken()).text, 403, 'may not change what is live'],
  [
    'is for another module',
    async () => (await aDeployToken({ modules: ['mfe-leave'], mayPoint: true })).text,
    403,
    'is not for mfe-time',
  ],
])('a move with a token that %s is refused', async (_, make, http, message) => {
  const before = await store.readLog();
  const response = await call(await make(), 'POST', '/mfe-time/moves', { action: 'disable' });
  expect(response).toMatchObject({ http, message: expect.stringContaining(message) });
  expect(await store.readLog()).toEqual(before);
});

test('without a session or a deploy token the response says to sign in', async () => {
  expect(await call('a.b.c', 'GET', '')).toMatchObject({ http: 401, message: 'Please sign in.' });
});

test('a damaged access.json refuses every token with 503, and names no path', async () => {
  const { text } = await aDeployToken({ mayPoint: true });
  const file = join(releases, 'access.json');
  const good = readFileSync(file, 'utf8');
  for (const damaged of ['{', '{"format":1,"tokens":[{"id":"a"}]}', 'null']) {
    writeFileSync(file, damaged);
    const response = await call(text, 'POST', '/mfe-time/moves', { action: 'disable' });
    expect(response).toMatchObject({ http: 503, code: 'unavailable' });
    expect(response.message).toContain('access.json is damaged');
    expect(response.message).not.toContain(folder);
  }
  writeFileSync(file, good);
});

import { join } from 'node:path';
import { LOG_PATH, RELEASES_PATH, TOKENS_PATH } from '@rollcall/shared/module';
import Fastify, { type FastifyInstance } from 'fastify';
import { folderAccess } from '../deploy-tokens/access-store.ts';
import { folderOutcomes } from '../outcomes/outcome-store.ts';
import { identifyInTests } from '../testing/sessions.ts';
import { storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { releaseControl } from './release-control.ts';

const folder = temporaryFolder();
const BODY = { title: 'CI of time', modules: ['mfe-time'], mayPublish: true, days: 30 };
let app: FastifyInstance;
let store: Awaited<ReturnType<typeof storeWithReleases>>['store'];

beforeAll(async () => {
  ({ store } = await storeWithReleases(folder));
  app = Fastify();
  await app.register(releaseControl, {
    store,
    outcomes: folderOutcomes(join(folder, 'outcomes')),
    access: folderAccess(join(folder, 'releases')),
    receive: () => Promise.reject(new Error('No test here uploads.')),
    identify: identifyInTests,
  });
});
afterAll(() => app.close());

type Method = 'GET' | 'POST' | 'DELETE';

async function call(method: Method, url: string, payload?: object, token = 'admin') {
  const headers = { authorization: `Bearer ${token}` };
  const response = await app.inject({ method, url, headers, ...(payload && { payload }) });
  return { http: response.statusCode, ...response.json() };
}

test.each<[Method, string, object | undefined]>([
  ['GET', TOKENS_PATH, undefined],
  ['POST', TOKENS_PATH, BODY],
  ['DELETE', `${TOKENS_PATH}/1`, undefined],
  ['GET', LOG_PATH, undefined],
])(
  '%s %s is for administrators, not for employees or deploy tokens',
  async (method, path, body) => {
    const { data } = await call('POST', TOKENS_PATH, BODY);
    expect(await call(method, path, body, data.token)).toMatchObject({ http: 401 });
    expect(await call(method, path, body, 'employee')).toMatchObject({ http: 403 });
  },
);

test('a token is shown once, works, is listed without its text, and is revoked at once', async () => {
  const created = await call('POST', TOKENS_PATH, BODY);
  expect(created).toMatchObject({ http: 201, message: 'The token is shown once: store it now.' });
  const { id, token } = created.data;
  expect(token).toMatch(/^rollcall_deploy_/);
  expect(await call('GET', RELEASES_PATH, undefined, token)).toMatchObject({ http: 200 });

  const listed = await call('GET', TOKENS_PATH);
  expect(JSON.stringify(listed)).not.toContain(token);
  expect(JSON.stringify(listed)).not.toContain('digest');
  expect(listed.data.tokens.at(-1)).toMatchObject({
    id,
    title: 'CI of time',
    modules: ['mfe-time'],
    actions: ['read', 'publish'],
    by: 'administrator 7',
    lastUsedAt: expect.any(String),
  });

  const message = `The deploy token ${id} (CI of time) is revoked.`;
  expect(await call('DELETE', `${TOKENS_PATH}/${id}`)).toMatchObject({ http: 200, message });
  expect(await call('GET', RELEASES_PATH, undefined, token)).toMatchObject({ http: 401 });
  const { revokedAt } = (await call('DELETE', `${TOKENS_PATH}/${id}`)).data;
  const { tokens } = (await call('GET', TOKENS_PATH)).data;
  expect(tokens.find((one: { id: string }) => one.id === id)).toMatchObject({ revokedAt });
});

test.each([
  [{ title: ' ' }, 'title', 'Say in 1 to 100 characters what the token is for.'],
  [{ modules: [] }, 'modules', 'Name at least one module.'],
  [{ title: 'CI \u202e' }, 'title', 'Use no invisible characters.'],
  [{ modules: ['../x'] }, 'modules', 'No module can be named ../x: write it like mfe-payroll.'],
  [{ days: 366 }, 'days', 'A token is valid for 1 to 365 whole days.'],
  [
    { days: 91, mayPoint: true },
    'days',
    'A token that may change what is live is valid for 1 to 90 whole days.',
  ],
])('%j is refused at its field, and nothing is stored', async (changes, field, message) => {
  const { tokens } = (await call('GET', TOKENS_PATH)).data;
  const refused = await call('POST', TOKENS_PATH, { ...BODY, ...changes });
  expect(refused).toMatchObject({ http: 422, code: 'invalid', fields: [{ field, message }] });
  expect((await call('GET', TOKENS_PATH)).data.tokens).toEqual(tokens);
});

test.each([{ ...BODY, title: 1 }, { ...BODY, by: 'eve' }, {}])(
  '%j cannot be read',
  async (body) => {
    expect(await call('POST', TOKENS_PATH, body)).toMatchObject({ http: 400, code: 'malformed' });
  },
);

test('an unknown token is a sentence', async () => {
  const message = 'There is no deploy token 12345678.';
  expect(await call('DELETE', `${TOKENS_PATH}/12345678`)).toMatchObject({ http: 404, message });
});

test('the log has the newest move first', async () => {
  const moves = { action: 'disable' };
  await call('POST', `${RELEASES_PATH}/mfe-time/moves`, moves);
  const { data } = await call('GET', LOG_PATH);
  expect(data.moves[0]).toMatchObject({
    action: 'disable',
    name: 'mfe-time',
    by: 'administrator 7',
  });
  expect(data.moves).toHaveLength((await store.readLog()).length);
});

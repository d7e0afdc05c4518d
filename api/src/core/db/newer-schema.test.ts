import { listEmployees, login, punchIn } from '@rollcall/shared/contract';
import { OperatorError } from '@rollcall/shared/node';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { migrate } from './migrate.ts';
import { type Migration, readMigrations } from './migration-files.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const release = readMigrations();
const newest = release.at(-1)?.number ?? 0;
const expand: Migration = {
  number: 900,
  name: 'expand',
  sql: `ALTER TABLE employees ADD COLUMN nickname text, ADD COLUMN desks integer NOT NULL DEFAULT 1;
    CREATE TABLE desks (id integer PRIMARY KEY)`,
  minReader: newest,
};
const contract: Migration = {
  number: 901,
  name: 'contract',
  sql: 'ALTER TABLE employees DROP COLUMN nickname',
  minReader: 900,
};
const migrateTo = (...next: Migration[]) =>
  api.database.withClient((client) => migrate(client, [...release, ...next]));

test('a server that is rolled back starts on the expanded schema, reads and writes', async () => {
  await migrateTo(expand);
  const second = await api.startSecond();
  const { email, password } = await api.fixtures.account({ role: 'ADMIN' });
  const signedIn = await second.call(login, { body: { email, password } });
  expect(signedIn.status).toBe(200);
  const { token } = signedIn.body.data;
  const body = { punchIn: '2026-03-10 12:00:00' };
  expect((await second.call(punchIn, { body, token })).status).toBe(200);
  const query = { page: 0, isActive: true };
  const list = await second.call(listEmployees, { query, token });
  expect(list.body.data).toContainEqual(expect.objectContaining({ email }));
  await second.stop();
});

test('a server that is too old for the contracted schema does not start', async () => {
  await migrateTo(expand, contract);
  await expect(api.startSecond()).rejects.toThrow(OperatorError);
});

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
  const call = async (path: string, init: RequestInit) => {
    const response = await fetch(second.base + path, init);
    return { status: response.status, body: await response.json() };
  };
  const json = { 'content-type': 'application/json' };
  const signedIn = await call('/auth/login', {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  });
  expect(signedIn.status).toBe(200);
  const headers = { ...json, authorization: `Bearer ${signedIn.body.data.token}` };
  const body = JSON.stringify({ punchIn: '2026-03-10 12:00:00' });
  expect((await call('/user/timeLog', { method: 'POST', headers, body })).status).toBe(200);
  const { body: list } = await call('/admin/employee?page=0&isActive=true', { headers });
  expect(list.data.map((row: { email?: string }) => row.email)).toContain(email);
  await second.stop();
});

test('a server that is too old for the contracted schema does not start', async () => {
  await migrateTo(expand, contract);
  await expect(api.startSecond()).rejects.toThrow(OperatorError);
});

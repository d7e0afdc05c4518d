/** @database embedded */
import { createLogLimit } from '../core/log/log-limit.ts';
import { startLoggingServer } from '../testing/logging-server.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => api.stop());

const run = (sql: string) => api.database.withClient((client) => client.query(sql));

test('a full disk is reported as such, with one log line for all requests and background tasks', async () => {
  const server = await startLoggingServer(api);
  const { email } = await api.fixtures.account();
  // The minute in which one line is logged does not end, however slow the machine is.
  jest.spyOn(performance, 'now').mockReturnValue(performance.now());
  // As PostgreSQL fails when it cannot extend a file.
  await run(`CREATE FUNCTION disk_is_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
      RAISE EXCEPTION 'could not extend file: No space left on device' USING ERRCODE = '53100';
    END $$;
    CREATE TRIGGER full_sessions BEFORE INSERT ON sessions EXECUTE FUNCTION disk_is_full();
    CREATE TRIGGER full_outbox BEFORE INSERT ON outbox EXECUTE FUNCTION disk_is_full();`);
  const post = async (path: string, body: object) => {
    const response = await fetch(`${server.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: response.status, headers: response.headers, body: await response.json() };
  };
  for (let n = 0; n < 5; n += 1) {
    const { status, headers, body } = await post('/auth/login', {
      email,
      password: 'correct horse',
    });
    expect([status, headers.get('retry-after'), body.code, body.message]).toEqual([
      503,
      '60',
      'unavailable',
      'The server has no disk space left. Please contact an administrator.',
    ]);
  }
  await post('/auth/forgot-password', { email });
  await api.api.deliverMail();
  await run('DROP FUNCTION disk_is_full CASCADE');
  const logged = server.log().filter(({ level }) => level >= 40);
  expect(logged.map(({ msg }) => msg)).toEqual([
    'No space left on the disk of DATA_DIR or of the database',
  ]);
  expect((await post('/auth/login', { email, password: 'correct horse' })).status).toBe(200);
  await server.stop();
});

test('one line per kind and minute is logged', () => {
  let now = 0;
  const mayLog = createLogLimit(() => now);
  expect([mayLog('a'), mayLog('a'), mayLog('b')]).toEqual([true, false, true]);
  now = 59_999;
  expect(mayLog('a')).toBe(false);
  now = 60_000;
  expect([mayLog('a'), mayLog('a')]).toEqual([true, false]);
});

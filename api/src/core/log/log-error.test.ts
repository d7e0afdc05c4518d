import { startLoggingServer } from '../../testing/logging-server.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { logError } from './log-error.ts';

test('neither parameters nor rows of a database error are logged', () => {
  const refused = Object.assign(new Error('value "4111-1111" is too long'), {
    code: '22001',
    detail: 'Key (email)=(ada@example.test)',
  });
  const failed = new Error('Failed query: insert into x\nparams: ada@example.test,hash', {
    cause: refused,
  });
  const logged = logError(failed);
  expect(logged).toMatchObject({
    message: 'Failed query: insert into x',
    stack: expect.stringMatching(/^\s+at /),
    cause: { code: '22001', message: 'database error 22001' },
  });
  expect(JSON.stringify(logged)).not.toMatch(/ada@|4111|hash/);
});

test('a circular chain of causes is cut off', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(logError(error)).length).toBeLessThan(20_000);
  expect(logError('text')).toEqual({ type: 'string', message: 'not an error', stack: '' });
});

test('a request is logged as a line of JSON with an id, and an error without secrets', async () => {
  const api = await startTestApi();
  const server = await startLoggingServer(api);
  const { email, password } = await api.fixtures.account({ role: 'ADMIN' });
  await rename(api, 'sessions', 'sessions_away');
  const response = await fetch(`${server.origin}/api/v1/auth/login?token=in-the-query`, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { 'content-type': 'application/json', authorization: 'Bearer in-the-header' },
  });
  await rename(api, 'sessions_away', 'sessions');
  expect(response.status).toBe(500);
  const { requestId } = await response.json();
  expect(response.headers.get('x-request-id')).toBe(requestId);
  const logged = server.log();
  expect(logged.filter(({ reqId }) => reqId === requestId).length).toBeGreaterThanOrEqual(3);
  const failure = logged.find(({ err }) => err);
  expect(failure?.err.cause.code).toBe('42P01');
  for (const secret of [email, password, 'in-the-query', 'in-the-header', 'argon2']) {
    expect(server.text()).not.toContain(secret);
  }
  await server.stop();
  await api.stop();
});

test('a failed background task is logged without user input', async () => {
  const api = await startTestApi();
  const server = await startLoggingServer(api);
  const { email } = await api.fixtures.account();
  await rename(api, 'outbox', 'outbox_away');
  const response = await fetch(`${server.origin}/api/v1/auth/forgot-password`, {
    method: 'POST',
    body: JSON.stringify({ email }),
    headers: { 'content-type': 'application/json' },
  });
  expect(response.status).toBe(200);
  await rename(api, 'jobs', 'jobs_away');
  await api.api.deliverMail();
  await rename(api, 'outbox_away', 'outbox');
  await rename(api, 'jobs_away', 'jobs');
  const failures = server.log().filter(({ level }) => level >= 50);
  expect(failures.map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(['A background task failed', 'The jobs cannot be read']),
  );
  for (const { err } of failures) {
    expect(err.message).toMatch(/^Failed query: /);
    expect(err.cause.code).toBe('42P01');
  }
  expect(server.text()).not.toMatch(/params|Enter this code|@/);
  expect(server.text()).not.toContain(email);
  await server.stop();
  await api.stop();
});

const rename = (api: TestApi, from: string, to: string) =>
  api.database.withClient((client) => client.query(`ALTER TABLE ${from} RENAME TO ${to}`));

import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { readApiSettings } from '../env.ts';
import { startTestApi } from '../testing/test-api.ts';
import { fastifyOptions } from './fastify-options.ts';
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

test('an endless chain of causes ends', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(logError(error)).length).toBeLessThan(20_000);
  expect(logError('text')).toEqual({ type: 'string', message: 'not an error', stack: '' });
});

test('a request is a line of JSON with an id, and a failure tells no secret', async () => {
  const api = await startTestApi();
  const settings = readApiSettings({ LOG_LEVEL: 'info' });
  const options = fastifyOptions(settings);
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      lines.push(...String(chunk).trim().split('\n'));
      done();
    },
  });
  const server = Fastify({ ...options, logger: { ...options.logger, stream } });
  await server.register(api.api.plugin);
  const { email, password } = await api.arrange.account({ role: 'ADMIN' });
  await api.database.withClient((client) =>
    client.query('ALTER TABLE sessions RENAME TO sessions_away'),
  );
  const base = await server.listen({ port: 0, host: '127.0.0.1' });
  const answer = await fetch(`${base}/api/v1/auth/login?token=in-the-query`, {
    method: 'POST',
    body: JSON.stringify({ email, password }),
    headers: { 'content-type': 'application/json', authorization: 'Bearer in-the-header' },
  });
  await api.database.withClient((client) =>
    client.query('ALTER TABLE sessions_away RENAME TO sessions'),
  );
  expect(answer.status).toBe(500);
  const { requestId } = await answer.json();
  expect(answer.headers.get('x-request-id')).toBe(requestId);
  const logged = lines.map((line) => JSON.parse(line));
  expect(logged.filter(({ reqId }) => reqId === requestId).length).toBeGreaterThanOrEqual(3);
  const failure = logged.find(({ err }) => err);
  expect(failure.err.cause.code).toBe('42P01');
  for (const secret of [email, password, 'in-the-query', 'in-the-header', 'argon2']) {
    expect(lines.join('\n')).not.toContain(secret);
  }
  await server.close();
  await api.stop();
});

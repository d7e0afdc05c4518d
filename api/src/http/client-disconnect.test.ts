import { once } from 'node:events';
import { connect } from 'node:net';
import { type LoggingServer, startLoggingServer } from '../testing/logging-server.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.tokenOf('ADMIN');
  for (let n = 0; n < 300; n += 1) await api.fixtures.employee();
});
afterAll(() => api.stop());

const JSON_BODY = JSON.stringify({ email: 'ada@example.test', password: 'wrong' });
const head = (line: string, headers: Record<string, string | number> = {}) =>
  [
    `${line} HTTP/1.1`,
    'host: x',
    ...Object.entries(headers).map((pair) => pair.join(': ')),
    '',
    '',
  ].join('\r\n');
const login = head('POST /api/v1/auth/login', {
  'content-type': 'application/json',
  'content-length': JSON_BODY.length,
});
const chunked = head('POST /api/v1/auth/login', {
  'content-type': 'application/json',
  'transfer-encoding': 'chunked',
});
const upload = () =>
  head('POST /api/v1/admin/s3/upload', {
    authorization: `Bearer ${admin}`,
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 5000,
  });
const PART = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nabc';

/** Sends a request and disconnects with FIN or RST, optionally after the response has started. */
async function disconnect(
  port: number,
  text: string,
  isReset: boolean,
  waitsForData: boolean,
): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  // Not `once` of node:events, which rejects on an error, such as the reset of the connection.
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(text, resolve));
  if (waitsForData) await once(socket, 'data');
  if (isReset) socket.resetAndDestroy();
  else socket.destroy();
  await closed;
}

/** Waits until the server has no connections left and so has logged everything. */
async function waitUntilIdle({ server, origin }: LoggingServer): Promise<void> {
  const open = () =>
    new Promise<number>((resolve) =>
      server.server.getConnections((_error, count) => resolve(count)),
    );
  while ((await open()) > 0) await new Promise((resolve) => setImmediate(resolve));
  // Requests in progress have no client any more; a later sign-in is queued behind them.
  const body = {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON_BODY,
  };
  await (await fetch(`${origin}/api/v1/auth/login`, body)).text();
}

test.each([
  ['within the head', () => login.slice(0, 40), false],
  ['after the head', () => login, false],
  ['within a body', () => login + JSON_BODY.slice(0, 9), false],
  ['within a body of unknown length', () => `${chunked}5\r\n{"ema\r\n`, false],
  ['within a form', () => upload() + PART, false],
  ['before the response', () => login + JSON_BODY, false],
  [
    'before the response of a rate-limited call',
    () => head('GET /api/v1/leaves/calendar-link/abcdef'),
    false,
  ],
  [
    'within a response',
    () => head('GET /api/v1/admin/employee', { authorization: `Bearer ${admin}` }),
    true,
  ],
])('a client that disconnects %s is not logged as an error', async (_title, text, waitsForData) => {
  for (const trust of ['none', '1']) {
    const server = await startLoggingServer(api, { TRUST_PROXY: trust });
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        disconnect(server.port, text(), n % 2 === 0, waitsForData),
      ),
    );
    await waitUntilIdle(server);
    expect(server.log().filter(({ level }) => level >= 40)).toEqual([]);
    await server.stop();
  }
});

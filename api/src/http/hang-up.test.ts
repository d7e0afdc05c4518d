import { once } from 'node:events';
import { connect } from 'node:net';
import { type LoggingServer, startLoggingServer } from '../testing/logging-server.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.tokenOf('ADMIN');
  for (let n = 0; n < 300; n += 1) await api.arrange.employee();
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

/** Sends something and hangs up: with a word (FIN), or without one (RST); after an answer has begun if asked to. */
async function hangUp(port: number, text: string, isReset: boolean, waits: boolean): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => {});
  await once(socket, 'connect');
  await new Promise((resolve) => socket.write(text, resolve));
  if (waits) await once(socket, 'data');
  if (isReset) socket.resetAndDestroy();
  else socket.destroy();
  await once(socket, 'close');
}

/** Ends when the server has no connection left, and so has told all that there is to tell. */
async function settled({ server, origin }: LoggingServer): Promise<void> {
  const open = () =>
    new Promise<number>((resolve) =>
      server.server.getConnections((_error, count) => resolve(count)),
    );
  while ((await open()) > 0) await new Promise((resolve) => setImmediate(resolve));
  // What is still under way answers into the void; a later sign-in waits behind it.
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
  ['before the answer', () => login + JSON_BODY, false],
  ['before the answer of a counted call', () => head('GET /api/v1/leaves/feed/abcdef'), false],
  [
    'within an answer',
    () => head('GET /api/v1/admin/employee', { authorization: `Bearer ${admin}` }),
    true,
  ],
])('a client that hangs up %s is no error of the server', async (_title, text, waits) => {
  for (const trust of ['none', '1']) {
    const server = await startLoggingServer(api, { TRUST_PROXY: trust });
    await Promise.all(
      Array.from({ length: 20 }, (_, n) => hangUp(server.port, text(), n % 2 === 0, waits)),
    );
    await settled(server);
    expect(server.log().filter(({ level }) => level >= 40)).toEqual([]);
    await server.stop();
  }
});

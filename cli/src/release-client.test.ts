import { createHash } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { releaseClient } from './release-client.ts';

interface Answer {
  readonly status: number;
  readonly body: object | string;
  readonly headers?: Readonly<Record<string, string>>;
}

let server: Server;
let answers: Answer[];
let requests: { line: string; headers: IncomingHttpHeaders; body: Buffer }[];
let client: ReturnType<typeof releaseClient>;

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method, url, headers } = request;
    requests.push({ line: `${method} ${url}`, headers, body: Buffer.concat(chunks) });
    const { status, body, headers: sent } = answers.shift() ?? { status: 500, body: {} };
    response.writeHead(status, { 'content-type': 'application/json', ...sent });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  const { port } = server.address() as AddressInfo;
  const address = { url: `http://127.0.0.1:${port}`, token: 'rollcall_deploy_x' };
  client = releaseClient(address, new AbortController().signal);
  answers = [];
  requests = [];
});
afterAll(() => server.close());

const ARCHIVE = new Uint8Array([1, 2, 3]);
const RELEASE = { name: 'mfe-payroll', version: '1.0.0-abc1234' };
const BUSY = {
  status: 429,
  body: { message: 'Another upload is being checked.' },
  headers: { 'retry-after': '0' },
};

test('an upload has its token, digest and revision', async () => {
  answers = [{ status: 201, body: { message: 'Published.' } }];
  expect(await client.publish(RELEASE, ARCHIVE, 'abc')).toBe('Published.');
  const digest = createHash('sha256').update(ARCHIVE).digest('base64');
  expect(requests).toMatchObject([
    {
      line: 'PUT /api/v1/releases/mfe-payroll/1.0.0-abc1234',
      headers: {
        authorization: 'Bearer rollcall_deploy_x',
        'content-digest': `sha-256=:${digest}:`,
        'x-rollcall-revision': 'abc',
      },
    },
  ]);
  expect([...(requests[0]?.body ?? [])]).toEqual([1, 2, 3]);
});

test('while another upload is being checked, it is sent again', async () => {
  answers = [BUSY, BUSY, { status: 201, body: { message: 'Published.' } }];
  await client.publish(RELEASE, ARCHIVE, undefined);
  expect(requests).toHaveLength(3);
});

test('too many uploads are not tried again', async () => {
  answers = [{ status: 429, body: { message: 'The token may send 20 uploads an hour.' } }];
  await expect(client.publish(RELEASE, ARCHIVE, undefined)).rejects.toThrow('20 uploads an hour');
  expect(requests).toHaveLength(1);
});

test('a refusal of the gate has its rules, and exit code 3', async () => {
  const refusals = [{ rule: 'routes-kept', problem: 'it lacks /x', fix: 'keep it' }];
  answers = [{ status: 409, body: { message: 'The gate refused it.', refusals } }];
  const move = client.move('mfe-payroll', { action: 'release', to: '1.0.0-abc1234' });
  await expect(move).rejects.toMatchObject({ exitCode: 3, refusals });
});

test.each([
  [{ status: 403, body: { message: 'The deploy token 1a is not for mfe-x.' } }, 'is not for mfe-x'],
  [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'answered with 502 and no JSON'],
  [{ status: 500, body: {} }, 'answered with 500'],
])('a failure is a sentence: %j', async (answer, message) => {
  answers = [answer];
  await expect(client.report()).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringContaining(message),
  });
});

test.each([
  ['report', () => client.report()],
  ['move', () => client.move('mfe-payroll', { action: 'rollback' })],
])('a %s of another shape is a sentence', async (_, call) => {
  answers = [{ status: 200, body: { message: 'Done.', data: { names: [{ name: 1 }] } } }];
  await expect(call()).rejects.toMatchObject({
    exitCode: 1,
    message: expect.stringContaining('this command cannot read'),
  });
});

test('a console that does not respond is named', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(closed.address() as AddressInfo).port}`;
  await new Promise((resolve) => closed.close(resolve));
  const { report } = releaseClient({ url, token: 'x' }, new AbortController().signal);
  await expect(report()).rejects.toThrow(
    `${url} does not respond (ECONNREFUSED): check ROLLCALL_URL`,
  );
});

import { once } from 'node:events';
import { existsSync, readdirSync } from 'node:fs';
import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { RELEASES_PATH } from '@rollcall/shared/module';
import { aBuild, archiveOf, digestOf } from '../testing/archive.ts';
import { startReleaseService } from '../testing/release-service.ts';
import { type SentUpload, sendUpload } from '../testing/send-upload.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { LIMITS } from '../uploads/limits.ts';
import { UploadRefusal } from '../uploads/upload-refusal.ts';

// How often, how long and one after the other: what a token may send besides the archive itself.

const folder = temporaryFolder();
const VERSION = '1.1.0-2222222';
let service: Awaited<ReturnType<typeof startReleaseService>>;
let token: string;

beforeAll(async () => {
  service = await startReleaseService(folder);
});
beforeEach(async () => {
  token = await service.aToken();
});
afterEach(() =>
  expect(existsSync(service.uploads) ? readdirSync(service.uploads) : []).toEqual([]),
);
afterAll(() => service.app.close());

const upload = (archive: Buffer, sent: Partial<SentUpload> = {}) =>
  sendUpload(service.app, archive, { token, version: VERSION, ...sent });

const build = aBuild();

/** Begins an upload over a real connection and leaves it open after the first half. */
async function beginUpload() {
  const archive = archiveOf(build);
  const { port } = service.app.server.address() as AddressInfo;
  const sending = httpRequest({
    port,
    method: 'PUT',
    path: `${RELEASES_PATH}/mfe-time/${VERSION}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/gzip',
      'content-digest': digestOf(archive),
      'content-length': archive.length,
    },
  });
  const closed = new Promise<void>((resolve) => {
    sending.on('close', resolve).on('error', () => undefined);
  });
  sending.write(archive.subarray(0, archive.length / 2));
  const hasBegun = async () => (await service.access.read()).tokens.at(-1)?.uploads !== undefined;
  while (!(await hasBegun()));
  return { sending, closed };
}

test('while an upload is being sent another of its token is asked to wait, those of others are not; an aborted one leaves nothing', async () => {
  const { sending, closed } = await beginUpload();
  const again = () => upload(Buffer.from('x'));
  const { http, message, headers } = await again();
  expect([http, headers['retry-after']]).toEqual([429, '2']);
  expect(message).toContain('Another upload of this deploy token is being checked');
  const other = { token: await service.aToken() };
  expect(await upload(Buffer.from('x'), other)).toMatchObject({ http: 422 });
  sending.destroy();
  await closed;
  while ((await again()).message.startsWith('Another upload'));
  expect(await service.store.listVersions('mfe-time')).not.toContain(VERSION);
});

test('after a refusal the connection goes on', async () => {
  const { port } = service.app.server.address() as AddressInfo;
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = async (method: string, path: string, body?: Buffer) => {
    const headers = {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/gzip', 'content-digest': digestOf(body) }),
    };
    const sending = httpRequest({ port, agent, method, path: RELEASES_PATH + path, headers });
    // Without its length, which would be refused before it is read.
    if (body) sending.write(body);
    sending.end();
    const [response] = (await once(sending, 'response')) as [IncomingMessage];
    await textOf(response);
    return [response.statusCode, sending.reusedSocket];
  };
  const tooLarge = Buffer.alloc(LIMITS.packedBytes + 1_000_000);
  expect(await send('PUT', `/mfe-time/${VERSION}`, tooLarge)).toEqual([413, false]);
  expect(await send('GET', '')).toEqual([200, true]);
  agent.destroy();
});

test('the connection of an upload stays open as long as it may wait and be checked', async () => {
  const connected = once(service.app.server, 'connection');
  const { sending, closed } = await beginUpload();
  const [socket] = (await connected) as [Socket];
  expect(socket.timeout).toBeGreaterThan(30_000 + 75_000);
  sending.destroy();
  await closed;
});

test('an upload that waited too long for others is not counted', async () => {
  const receive = async () => {
    throw new UploadRefusal(429, 'The console is checking other uploads.');
  };
  const busy = await startReleaseService(join(folder, 'busy'), { receive });
  const busyToken = await busy.aToken();
  const archive = archiveOf(build);
  for (let count = 0; count < 21; count += 1) {
    const { message, headers } = await sendUpload(busy.app, archive, {
      token: busyToken,
      version: VERSION,
    });
    expect([message, headers['retry-after']]).toEqual([
      'The console is checking other uploads.',
      '2',
    ]);
  }
  await busy.app.close();
});

test('a token may send 20 uploads an hour', async () => {
  for (let count = 0; count < 20; count += 1) {
    expect(await upload(Buffer.from('x'))).toMatchObject({ http: 422 });
  }
  const { http, message } = await upload(Buffer.from('x'));
  expect(http).toBe(429);
  expect(message).toContain('may send 20 uploads an hour');
});

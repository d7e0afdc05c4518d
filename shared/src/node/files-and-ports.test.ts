import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appendLine, readIfExists, remove, removeTemporary, writeAtomic } from './atomic-file.ts';
import { closeServer } from './close-server.ts';
import { checkPort, listenError } from './listen.ts';
import { OperatorError } from './operator-error.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rollcall-files-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a file is replaced atomically and no temporary file is left (design §6)', async () => {
  const path = join(folder, 'live.json');
  await writeAtomic(path, 'a much longer first text');
  await writeAtomic(path, 'second');
  expect(await readFile(path, 'utf8')).toBe('second');
  expect(await readdir(folder)).toEqual(['live.json']);
});

test('a concurrent reader sees one complete version or another (design §6)', async () => {
  const path = join(folder, 'live.json');
  const texts = ['a', 'b', 'c'].map((letter) => letter.repeat(100_000));
  await writeAtomic(path, texts[0] ?? '');
  const writes = texts.map((text) => writeAtomic(path, text));
  const reads = Array.from({ length: 20 }, () => readFile(path, 'utf8'));
  for (const text of await Promise.all(reads)) expect(texts.includes(text)).toBe(true);
  await Promise.all(writes);
  expect(await readdir(folder)).toEqual(['live.json']);
});

test('a failed replacement leaves no file', async () => {
  await expect(writeAtomic(join(folder, 'none', 'live.json'), 'x')).rejects.toThrow('ENOENT');
  expect(await readdir(folder)).toEqual([]);
});

test('what could not be written completely leaves no file', async () => {
  await mkdir(join(folder, 'live.json'));
  await expect(writeAtomic(join(folder, 'live.json'), 'x')).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['live.json']);
});

test('temporary files of interrupted writes are removed, except those of other files', async () => {
  const names = [
    'live.json',
    'live.json.1.tmp',
    'live.json.2.tmp',
    'live.copy.json.1.tmp',
    'x.tmp',
  ];
  for (const name of names) await writeFile(join(folder, name), 'x');
  await removeTemporary(join(folder, 'live.json'));
  expect((await readdir(folder)).toSorted()).toEqual([
    'live.copy.json.1.tmp',
    'live.json',
    'x.tmp',
  ]);
  await expect(removeTemporary(join(folder, 'none', 'live.json'))).resolves.toBeUndefined();
});

test('lines are appended in order', async () => {
  const path = join(folder, 'log.jsonl');
  await appendLine(path, '{"a":1}');
  await appendLine(path, '{"a":2}');
  expect(await readIfExists(path)).toBe('{"a":1}\n{"a":2}\n');
});

test('a missing file has no text; an unreadable one is an error', async () => {
  expect(await readIfExists(join(folder, 'none'))).toBeUndefined();
  await expect(readIfExists(folder)).rejects.toThrow('EISDIR');
  await expect(remove(join(folder, 'none'))).resolves.toBeUndefined();
});

/** A server on a free port of this machine. */
async function listen(server: Server): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  return (server.address() as AddressInfo).port;
}

const closable = (server: Server) => ({
  server,
  async close() {
    const { promise, resolve } = Promise.withResolvers<void>();
    server.close(() => resolve());
    await promise;
  },
});

test('a pending request is completed before the server stops', async () => {
  const arrived = Promise.withResolvers<() => void>();
  const server = createServer((_, response) => arrived.resolve(() => response.end('whole')));
  const port = await listen(server);
  const response = globalThis.fetch(`http://127.0.0.1:${port}`, {
    headers: { connection: 'close' },
  });
  const respondNow = await arrived.promise;
  const stopped = closeServer(closable(server));
  respondNow();
  expect(await (await response).text()).toBe('whole');
  await stopped;
});

test('a request that never ends is aborted, so that the server always stops', async () => {
  const arrived = Promise.withResolvers<void>();
  const server = createServer(() => arrived.resolve());
  const port = await listen(server);
  const aborted = Promise.withResolvers<Error>();
  request({ port, host: '127.0.0.1' }).on('error', aborted.resolve).end();
  await arrived.promise;
  await closeServer(closable(server), 1);
  expect((await aborted.promise).message).toBe('socket hang up');
});

test('a port in use is reported in one sentence before the build', async () => {
  const server = createServer();
  const port = await listen(server);
  const checked = checkPort({ port, host: '127.0.0.1' });
  await expect(checked).rejects.toThrow(`Port ${port} is already in use`);
  await expect(checked).rejects.toBeInstanceOf(OperatorError);
  server.close();
});

test('checking a free port leaves it free', async () => {
  const server = createServer();
  const port = await listen(server);
  await closable(server).close();
  await checkPort({ port, host: '127.0.0.1' });
  await expect(checkPort({ port, host: '127.0.0.1' })).resolves.toBeUndefined();
});

test.each([
  [
    'EADDRINUSE',
    'Port 80 is already in use. Stop the program that uses it, or set PORT to another port.',
  ],
  ['EACCES', 'You do not have permission to use port 80. Set PORT to 1024 or higher.'],
  ['EADDRNOTAVAIL', 'HOST is "hr.example"; it must be an IP address or host name of this machine.'],
  ['ENOTFOUND', 'HOST is "hr.example"; it must be an IP address or host name of this machine.'],
])('%s is reported as "%s"', (code, sentence) => {
  const error = listenError({ code }, { port: 80, host: 'hr.example' });
  expect(error).toBeInstanceOf(OperatorError);
  expect(error).toHaveProperty('message', sentence);
});

test('any other error of a server is unchanged', () => {
  const error = new Error('odd');
  expect(listenError(error, { port: 80, host: 'x' })).toBe(error);
});

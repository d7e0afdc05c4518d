import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { GateError } from '../gate/gate.ts';
import { aBuild, archiveOf } from '../testing/archive.ts';
import { storeWithReleases } from '../testing/store-with-releases.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { receiveElsewhere } from './receive-elsewhere.ts';

const root = temporaryFolder();
const uploadsDir = join(root, 'uploads');
const VERSION = '1.1.0-2222222';
let store: Awaited<ReturnType<typeof storeWithReleases>>['store'];
let releasesDir: string;

beforeAll(async () => {
  ({ store, releases: releasesDir } = await storeWithReleases(root));
});
afterEach(() => {
  jest.useRealTimers();
  expect(existsSync(uploadsDir) ? readdirSync(uploadsDir) : []).toEqual([]);
});

const anUpload = (archive: Buffer, version = VERSION) => ({
  name: 'mfe-time',
  version,
  archive,
  by: 'a test',
  revision: undefined,
});
const open = (memoryMb?: number) =>
  receiveElsewhere({ releasesDir, uploadsDir, ...(memoryMb && { memoryMb }) });

/** Only the timers that this process waits with. */
const fakeTimers = () =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'Date'] });

/** Waits until an upload is being checked: it has a folder, and the time of the check runs. */
async function hasBegun(): Promise<void> {
  const isRunning = () => readdirSync(uploadsDir).length === 1 && jest.getTimerCount() === 1;
  while (!isRunning()) await nextTurn();
}

test('another process publishes an upload, or says why not', async () => {
  const receive = open();
  const archive = archiveOf(aBuild());
  await expect(receive(anUpload(Buffer.from('x')))).rejects.toMatchObject({ statusCode: 422 });
  await expect(receive(anUpload(archive))).resolves.toEqual({ isNew: true });
  await expect(receive(anUpload(archive))).resolves.toEqual({ isNew: false });
  expect(await store.listVersions('mfe-time')).toContain(VERSION);
  const other = archiveOf([...aBuild(), { path: 'static/more.js', content: '2' }]);
  const refused = await receive(anUpload(other)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(GateError);
  expect(refused).toMatchObject({ refusals: [{ rule: 'version-unused' }] });
  expect((refused as Error).message).toContain('The gate refused mfe-time');
});

test('an upload that needs too much memory harms only itself', async () => {
  const manifest = JSON.stringify(Array.from({ length: 300_000 }, (_, n) => ({ [`k${n}`]: n })));
  const files = aBuild().filter(({ path }) => path !== 'mf-manifest.json');
  const archive = archiveOf([...files, { path: 'mf-manifest.json', content: manifest }]);
  const receive = open(48);
  await expect(receive(anUpload(archive))).rejects.toMatchObject({
    statusCode: 422,
    message: expect.stringContaining('too much memory'),
  });
});

test('an upload waits for the one before it, but not for long; a check that takes too long is ended', async () => {
  fakeTimers();
  const receive = open();
  const first = receive(anUpload(archiveOf(aBuild()), '1.2.0-3333333'));
  await hasBegun();
  const second = receive(anUpload(Buffer.from('x')));
  jest.advanceTimersByTime(30_000);
  await expect(second).rejects.toMatchObject({ statusCode: 429 });
  // Its build has another version.
  await expect(first).rejects.toMatchObject({ statusCode: 422 });
  const third = receive(anUpload(archiveOf(aBuild())));
  await hasBegun();
  jest.advanceTimersByTime(75_000);
  await expect(third).rejects.toMatchObject({
    statusCode: 422,
    message: expect.stringContaining('too long'),
  });
});

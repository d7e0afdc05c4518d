import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { RELEASES_PATH } from '@rollcall/shared/module';
import { aBuild, archiveOf, digestOf } from '../testing/archive.ts';
import { startReleaseService } from '../testing/release-service.ts';
import { sendUpload } from '../testing/send-upload.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

// Uploads that are well-formed archives and still try to reach something else: the files that the console writes itself,
// files outside the build, what every page loads.

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
afterAll(() => service.app.close());

const upload = (archive: Buffer, headers: Readonly<Record<string, string>> = {}) =>
  sendUpload(service.app, archive, { token, version: VERSION, headers });

/** What the store has of the module besides its live version, and uploads that wait. */
const leftFiles = () => [
  ...(existsSync(service.uploads) ? readdirSync(service.uploads) : []),
  ...readdirSync(join(service.releases, 'mfe-time')).filter((name) => name !== '1.0.0-abc1234'),
];

const withFile = (path: string) => archiveOf([...aBuild(), { path }]);
const withText = (path: string, content: string) =>
  archiveOf([...aBuild().filter((one) => one.path !== path), { path, content }]);
const withManifest = (entry: string, file: string) =>
  withText(
    'mf-manifest.json',
    JSON.stringify({
      metaData: { remoteEntry: { name: entry } },
      exposes: [{ path: './module', assets: { js: { sync: [file] }, css: { sync: [] } } }],
    }),
  );
const manyPaths = Array.from({ length: 20_000 }, (_, index) => `/time/${index}`);
const OUTSIDE = '../'.repeat(20);

test.each<[string, () => Buffer, number, string]>([
  ['a folder for the record', () => withFile('release.json/a.js'), 422, 'release.json/a.js: the'],
  ['a folder for the smoke test', () => withFile('smoke.json/a.js'), 422, 'smoke.json/a.js: the'],
  ['the record in capitals', () => withFile('Release.json'), 422, 'the console writes'],
  ['a folder for a copy', () => withFile('static/page.js.br/a.js'), 422, 'the console writes'],
  ['a folder for a zipped copy', () => withFile('a.js.GZ/a.js'), 422, 'the console writes'],
  [
    'an entry outside the build',
    () => withManifest(`${OUTSIDE}etc/hostname`, 'static/page.js'),
    409,
    `the build lacks ${OUTSIDE}etc/hostname`,
  ],
  [
    'a script outside the build',
    () => withManifest('remote-entry.js', `${OUTSIDE}etc/passwd`),
    409,
    `the build lacks ${OUTSIDE}etc/passwd`,
  ],
  [
    'a descriptor that every page would load',
    () =>
      archiveOf(
        aBuild({
          descriptor: {
            routes: manyPaths.map((path) => ({ path, access: 'admin' })),
          },
        }),
      ),
    422,
    'module.json: this file is larger than 100 kB',
  ],
  [
    'a build.json that every page would load',
    () => archiveOf(aBuild({ build: { needs: manyPaths } })),
    422,
    'build.json: this file is larger than 100 kB',
  ],
])('%s is refused, and nothing is left', async (_, archive, http, words) => {
  const response = await upload(archive());
  expect(response).toMatchObject({ http, status: false });
  expect(response.message).toContain(words);
  expect(response.message).not.toContain(folder);
  expect(leftFiles()).toEqual([]);
});

test('a refusal names a few of many missing files', async () => {
  const js = { sync: Array.from({ length: 50_000 }, (_, index) => `missing-${index}.js`) };
  const manifest = {
    metaData: { remoteEntry: { name: 'remote-entry.js' } },
    exposes: [{ path: './module', assets: { js, css: { sync: [] } } }],
  };
  const { message } = await upload(withText('mf-manifest.json', JSON.stringify(manifest)));
  expect(message).toContain('missing-0.js');
  expect(message).toContain('and 49997 more');
  expect(message.length).toBeLessThan(1000);
});

test.each(['application/json', 'text/plain', 'application/octet-stream'])(
  'a body of type %s is 415, and says which type is expected',
  async (type) => {
    const response = await upload(Buffer.from('{}'), { 'content-type': type });
    expect(response).toMatchObject({ http: 415, code: 'unsupported_type' });
    expect(response.message).toContain('application/gzip');
  },
);

test('an upload without a body is 415', async () => {
  const response = await service.app.inject({
    method: 'PUT',
    url: `${RELEASES_PATH}/mfe-time/${VERSION}`,
    headers: { authorization: `Bearer ${token}`, 'content-digest': digestOf(Buffer.alloc(0)) },
  });
  expect([response.statusCode, response.json().code]).toEqual([415, 'unsupported_type']);
});

test('a version with fewer files is other content', async () => {
  const extra = { path: 'static/later.js', content: '2' };
  expect(await upload(archiveOf([...aBuild(), extra]))).toMatchObject({ http: 201 });
  const response = await upload(archiveOf(aBuild()));
  expect(response).toMatchObject({ http: 409 });
  expect(response.message).toContain('already published with different content');
  await service.store.remove('mfe-time', VERSION);
});

test.each(['EROFS', 'EACCES', 'ENOSPC'])(
  'a store that cannot be written (%s) is 503 without a path, and nothing is left',
  async (code) => {
    const error = Object.assign(new Error(`${code}: open '${folder}/x'`), { code });
    jest.spyOn(service.store, 'publish').mockRejectedValueOnce(error);
    const response = await upload(archiveOf(aBuild()));
    expect(response).toMatchObject({ http: 503, code: 'unavailable' });
    expect(response.message).toContain('nothing was changed');
    expect(response.message).not.toContain(folder);
    expect(leftFiles()).toEqual([]);
  },
);

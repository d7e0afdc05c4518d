import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { RELEASES_PATH } from '@rollcall/shared/module';
import { aBuild, archiveOf, digestOf, type Entry, tarOf } from '../testing/archive.ts';
import { startReleaseService } from '../testing/release-service.ts';
import { type SentUpload, sendUpload } from '../testing/send-upload.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { LIMITS } from '../uploads/limits.ts';

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
afterEach(() => expect(leftFiles()).toEqual([]));
afterAll(() => service.app.close());

/** What uploads have left behind: files that wait to be checked, and unfinished versions. */
const leftFiles = () => [
  ...(existsSync(service.uploads) ? readdirSync(service.uploads) : []),
  ...readdirSync(join(service.releases, 'mfe-time')).filter((name) => name.startsWith('.')),
];

const upload = (archive: Buffer, sent: Partial<SentUpload> = {}) =>
  sendUpload(service.app, archive, { token, version: VERSION, ...sent });

const build = aBuild();
const without = (path: string) => build.filter((one) => one.path !== path);
const withFile = (entry: Entry) => archiveOf([...build, entry]);

test('a build is published with hashes of its files, and is not live', async () => {
  const archive = archiveOf(aBuild({ version: '1.2.0-3333333' }));
  const sent = { version: '1.2.0-3333333', headers: { 'x-rollcall-revision': 'abc1234' } };
  expect(await upload(archive, sent)).toMatchObject({ http: 201, data: { name: 'mfe-time' } });
  const text = await service.store.readText('mfe-time', '1.2.0-3333333', 'release.json');
  const content = readFileSync(join(service.releases, 'mfe-time/1.2.0-3333333/static/page.js'));
  expect(JSON.parse(text ?? '')).toMatchObject({
    version: '1.2.0-3333333',
    smokeTest: 'required',
    upload: { by: expect.stringContaining('(CI)'), revision: 'abc1234' },
    integrity: {
      'static/page.js': `sha256-${createHash('sha256').update(content).digest('base64')}`,
    },
  });
  expect((await service.store.readList())?.modules['mfe-time']?.current).toBe('1.0.0-abc1234');
  // Sending the same again changes nothing and counts once; a version never changes.
  expect(await upload(archive, sent)).toMatchObject({ http: 200 });
  const [counted] = (await service.access.read()).tokens.slice(-1);
  expect(counted?.uploads?.bytes).toBe(archive.length);
  const other = archiveOf([
    ...aBuild({ version: '1.2.0-3333333' }).filter(({ path }) => path !== 'remote-entry.js'),
    { path: 'remote-entry.js', content: 'other' },
  ]);
  expect(await upload(other, sent)).toMatchObject({
    http: 409,
    refusals: [{ rule: 'version-unused' }],
  });
});

test('its code runs in a preview only with the consent of an administrator; a pipeline reads its record', async () => {
  await upload(archiveOf(build), { version: VERSION });
  const url = `${RELEASES_PATH}/mfe-time/${VERSION}`;
  const get = async (query: string, authorization = 'Bearer a.b.c') => {
    const response = await service.app.inject({ url: url + query, headers: { authorization } });
    return { http: response.statusCode, ...response.json() };
  };
  expect(await get('')).toMatchObject({
    http: 200,
    data: { upload: { team: 'attendance', by: expect.stringContaining('(CI)') } },
  });
  expect(JSON.stringify(await get(''))).not.toContain('integrity');
  expect(await get('?consent=run')).toMatchObject({ http: 200, data: { version: VERSION } });
  expect(await get('', `Bearer ${token}`)).toMatchObject({ http: 200 });
  await service.store.remove('mfe-time', VERSION);
});

const bomb = () =>
  gzipSync(tarOf([{ path: 'a.js', content: Buffer.alloc(LIMITS.unpackedBytes + 1) }]));

test.each<[string, () => Buffer, number, string]>([
  ['a path out of the folder', () => withFile({ path: '../x.js' }), 422, '../x.js: this name'],
  ['a path out of it later', () => withFile({ path: 'a/../../x.js' }), 422, 'this name'],
  ['an absolute path', () => withFile({ path: '/etc/x.js' }), 422, '/etc/x.js: this name'],
  ['a path of Windows', () => withFile({ path: 'C:\\x.js' }), 422, 'this name'],
  ['a hidden file', () => withFile({ path: 'static/.x.js' }), 422, 'this name'],
  ['a line break in a name', () => withFile({ path: 'a\nb.js' }), 422, 'this name'],
  ['a long path', () => withFile({ path: `${'a/'.repeat(60)}${'b'.repeat(95)}.js` }), 422, '200'],
  ['a symbolic link', () => withFile({ path: 'a.js', type: 'SymbolicLink' }), 422, 'SymbolicLink'],
  ['a hard link', () => withFile({ path: 'a.js', type: 'Link' }), 422, 'regular files'],
  ['a pipe', () => withFile({ path: 'a.js', type: 'FIFO' }), 422, 'regular files'],
  ['a device', () => withFile({ path: 'a.js', type: 'CharacterDevice' }), 422, 'regular files'],
  ['a page', () => withFile({ path: 'evil.html' }), 422, 'evil.html: files of this kind'],
  ['a file without a kind', () => withFile({ path: 'run' }), 422, 'run: files of this kind'],
  ['the record of the store', () => withFile({ path: 'release.json' }), 422, 'console writes'],
  ['a name twice', () => withFile({ path: 'remote-entry.js' }), 422, 'this name twice'],
  ['a name in capitals', () => withFile({ path: 'Remote-Entry.js' }), 422, 'this name twice'],
  ['a file as folder', () => withFile({ path: 'remote-entry.js/a.js' }), 422, 'file and a folder'],
  [
    '10,000 files',
    () => archiveOf(Array.from({ length: 10_000 }, (_, n) => ({ path: `${n}.js` }))),
    422,
    'more than 500 files',
  ],
  ['a bomb', bomb, 413, 'unpacks to more than'],
  ['an archive in an archive', () => gzipSync(archiveOf(build)), 422, 'not a tar file'],
  ['no archive', () => Buffer.from('hello'), 422, 'not a gzip file'],
  ['a cut archive', () => archiveOf(build).subarray(0, 300), 422, 'cut off'],
  ['nothing', () => Buffer.alloc(0), 422, 'not a gzip file'],
  ['no files', () => archiveOf([]), 422, 'archive'],
  ['no module.json', () => archiveOf(without('module.json')), 422, 'module.json: the archive'],
  ['no build.json', () => archiveOf(without('build.json')), 422, 'build.json: the archive'],
  [
    'a build.json that is none',
    () => archiveOf([...without('build.json'), { path: 'build.json', content: '{"name":1}' }]),
    422,
    'build.json: name, version',
  ],
  [
    'a module.json that is no JSON',
    () => archiveOf([...without('module.json'), { path: 'module.json', content: '{' }]),
    422,
    'module.json: this is no JSON',
  ],
  [
    'the build of another version',
    () => archiveOf(aBuild({ version: '9.9.9-0' })),
    422,
    'build.json: version is "9.9.9-0", it must be 1.1.0-2222222',
  ],
  [
    'the code name of another module',
    () => archiveOf(aBuild({ build: { federationName: 'mfe_leave_1_0_0' } })),
    422,
    'build.json: federationName',
  ],
  [
    'a preload of a file that is not there',
    () => archiveOf(aBuild({ build: { preload: ['../shell.js'] } })),
    422,
    'preload names ../shell.js',
  ],
  [
    'the descriptor of another module',
    () => archiveOf(aBuild({ descriptor: { name: 'mfe-leave' } })),
    409,
    'descriptor-valid',
  ],
  [
    'an unknown field in the descriptor',
    () => archiveOf(aBuild({ descriptor: { colour: 'red' } })),
    409,
    'colour',
  ],
  [
    'a missing route of the live version',
    () => archiveOf(aBuild({ descriptor: { routes: [{ path: '/time/new', access: 'admin' }] } })),
    409,
    'routes-kept',
  ],
  ['no file of the expose', () => archiveOf(without('static/page.js')), 422, 'static/page.js'],
])('%s is refused, and nothing is stored', async (_, archive, http, words) => {
  const response = await upload(archive());
  expect(response).toMatchObject({ http, status: false });
  expect(response.message).toContain(words);
  expect(response.message).not.toContain(folder);
  expect(await service.store.listVersions('mfe-time')).not.toContain(VERSION);
});

test.each<[string, Partial<SentUpload>, number, string]>([
  ['no digest', { headers: { 'content-digest': '' } }, 400, 'content-digest: send the digest'],
  ['another digest', { headers: { 'content-digest': digestOf(bomb()) } }, 400, 'another digest'],
  ['a text as revision', { headers: { 'x-rollcall-revision': '<b>' } }, 400, 'x-rollcall-revision'],
  ['a path as version', { version: '..%2Fx' }, 400, 'is no version'],
  ['the shell', { name: 'shell' }, 404, 'The shell is released with the console.'],
  ['a path as name', { name: '..%2Fx' }, 404, 'There is no module of this name.'],
  ['another module', { name: 'mfe-leave' }, 403, 'is not for mfe-leave'],
  ['the session of a person', { token: 'a.b.c' }, 401, 'needs a deploy token'],
  ['an unknown token', { token: 'rollcall_deploy_x' }, 401, 'does not know this deploy token'],
])('an upload with %s is refused', async (_, changes, http, words) => {
  const response = await upload(archiveOf(build), changes);
  expect(response).toMatchObject({ http });
  expect(response.message).toContain(words);
  expect(await service.store.listVersions('mfe-time')).not.toContain(VERSION);
});

test('a token that only reads or points may not publish', async () => {
  const text = await service.aToken({ mayPublish: false, mayPoint: true });
  const response = await upload(archiveOf(build), { token: text });
  expect(response).toMatchObject({ http: 403 });
  expect(response.message).toContain('--may-publish');
});

/** @database embedded */
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { login, upload as uploadCall } from '@rollcall/shared/contract';
import sharp from 'sharp';
import { makeForm, makeUncheckedForm } from '../testing/make-form.ts';
import { NOON, startTestApi, type TestApi } from '../testing/test-api.ts';
import { purgeMarkedFiles } from './service.ts';

const HOUR = 3_600_000;
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  api.setNow(NOON);
  admin ??= await api.tokenOf('ADMIN');
});
afterAll(() => api.stop());

const image = (format: 'png' | 'jpeg' | 'webp' | 'gif', size = 8) =>
  sharp({ create: { width: size, height: size, channels: 3, background: 'teal' } })
    .toFormat(format)
    .toBuffer();

function upload(data: BlobPart, name = 'photo.png', token = admin) {
  const file = new File([data], name, { type: 'image/png' });
  return api.call(uploadCall, { body: makeForm<typeof uploadCall>({ file }), token });
}

/** Fetches a location as a browser's image tag does: without a token. */
const fetchFile = (location: string) => fetch(new URL(location, api.base));
const storedFiles = async () =>
  (await readdir(join(api.dataDir, 'files'), { recursive: true }).catch(() => [])).filter((file) =>
    /[0-9a-f]{32}/.test(file),
  );
const uploadFile = async (data?: BlobPart) =>
  (await upload(data ?? new Uint8Array(await image('png')))).body.data;

test.each(['png', 'jpeg', 'webp'] as const)(
  'a %s is stored and served at its URL',
  async (format) => {
    const { status, body } = await upload(new Uint8Array(await image(format)));
    expect([status, body.message]).toEqual([200, 'Image uploaded successfully']);
    expect(body.data).toMatch(/^\/api\/v1\/files\/[0-9a-f]{32}\?expires=\d+&signature=[\w-]{43}$/);
    const file = await fetchFile(body.data);
    expect(file.status).toBe(200);
    expect(Object.fromEntries(file.headers)).toMatchObject({
      'content-type': `image/${format}`,
      'content-disposition': 'inline',
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': expect.stringMatching(/^private, max-age=\d+, immutable$/),
    });
    expect((await sharp(Buffer.from(await file.arrayBuffer())).metadata()).format).toBe(format);
  },
);

test.each([
  ['without a boundary', 'multipart/form-data', 'x'],
  [
    'that is cut off',
    'multipart/form-data; boundary=b',
    '--b\r\ncontent-disposition: form-data; name="file"; filename="x"\r\n\r\nx',
  ],
])('a form %s is malformed, not a failure of the server', async (_title, type, body) => {
  const response = await fetch(`${api.base}/admin/s3/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin}`, 'content-type': type },
    body,
  });
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'malformed', message: 'The form cannot be read.' }),
  ]);
});

test('metadata, such as the location, is removed', async () => {
  const photo = await sharp({ create: { width: 9, height: 5, channels: 3, background: 'red' } })
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Copyright: 'a secret place' } })
    .jpeg()
    .toBuffer();
  expect(photo.includes('a secret place')).toBe(true);
  const file = await fetchFile(await uploadFile(new Uint8Array(photo)));
  const shown = Buffer.from(await file.arrayBuffer());
  expect(shown.includes('a secret place')).toBe(false);
  const { exif, width, height } = await sharp(shown).metadata();
  expect([exif, width, height]).toEqual([undefined, 5, 9]);
});

test('data hidden behind an image is removed, and a PDF is served as an attachment', async () => {
  const polyglot = Buffer.concat([await image('png'), Buffer.from('<script>alert(1)</script>')]);
  const shown = await (await fetchFile(await uploadFile(new Uint8Array(polyglot)))).arrayBuffer();
  expect(Buffer.from(shown).includes('script')).toBe(false);
  const pdf = await fetchFile(await uploadFile(new Uint8Array(PDF)));
  expect(pdf.headers.get('content-type')).toBe('application/pdf');
  expect(pdf.headers.get('content-disposition')).toMatch(/^attachment/);
});

test.each([
  ['a page that calls itself an image', Buffer.from('<html><script>alert(1)</script>'), 415],
  [
    'a drawing with scripts',
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    415,
  ],
  ['a program', Buffer.from('MZ\u0000\u0000'), 415],
  ['a zip', Buffer.from('PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa'), 415],
  ['half an image', null, 422],
])('%s is refused', async (_title, data, status) => {
  const whole = await image('jpeg', 64);
  const response = await upload(
    new Uint8Array(data ?? whole.subarray(0, whole.length / 2)),
    '../../x.png',
  );
  expect([response.status, typeof response.body.message]).toEqual([status, 'string']);
});

test('an animation and an image with too many pixels are refused', async () => {
  expect((await upload(new Uint8Array(await image('gif')))).status).toBe(415);
  const empty = await upload('');
  expect([empty.status, empty.body.message]).toEqual([422, 'The file is empty.']);
  const bomb = await sharp({
    create: { width: 9000, height: 9000, channels: 3, background: 'black' },
    limitInputPixels: false,
  })
    .png({ compressionLevel: 9 })
    .toBuffer();
  expect(bomb.length).toBeLessThan(1_048_576);
  expect((await upload(new Uint8Array(bomb))).status).toBe(422);
});

test('an upload above the limit is refused by its announced length, and before it is complete', async () => {
  const { status, body } = await upload(new Uint8Array(1_200_000));
  expect([status, body.code, body.message]).toEqual([
    413,
    'too_large',
    'The file is too large. It may have at most 1 MB.',
  ]);
  const edge = await upload(new Uint8Array(1_048_577));
  expect(edge.status).toBe(413);
  const within = Buffer.concat([PDF, Buffer.alloc(1_048_576 - PDF.length)]);
  expect((await upload(new Uint8Array(within))).status).toBe(200);
});

test('no file, no form, two files and an unknown field each get a clear error', async () => {
  const send = (body: object) => api.callUnchecked(uploadCall, { body, token: admin });
  const none = await send(makeUncheckedForm({}));
  expect([none.status, none.body.message]).toEqual([422, 'File is required']);
  expect((await send({ file: 'x' })).status).toBe(415);
  const file = new File(['x'], 'x');
  expect((await send(makeUncheckedForm({ file, file2: file }))).status).toBe(413);
  const form = makeUncheckedForm({ email: 'x@y.z' });
  expect((await api.callUnchecked(login, { body: form })).status).toBe(415);
});

test('an employee cannot upload', async () => {
  const token = await api.tokenOf('EMPLOYEE');
  expect((await upload(PDF, 'a.pdf', token)).status).toBe(403);
});

test('a URL is valid for one to two hours, and only for its own file', async () => {
  const [location, other] = [await uploadFile(), await uploadFile()];
  const id = /files\/(\w+)/.exec(other)?.[1] ?? '';
  const forged = [
    location.replace(/files\/\w+/, `files/${id}`),
    location.replace(/expires=\d+/, `expires=${NOON + 99 * HOUR}`),
    location.replace(/signature=.{4}/, 'signature=AAAA'),
  ];
  for (const url of forged) expect((await fetchFile(url)).status).toBe(403);
  expect((await fetchFile(location.split('?')[0] ?? '')).status).toBe(400);
  api.setNow(NOON + HOUR);
  expect((await fetchFile(location)).status).toBe(200);
  api.setNow(NOON + 2 * HOUR);
  const over = await fetchFile(location);
  expect([over.status, (await over.json()).message]).toEqual([
    403,
    'This link has expired. Reload the page to get a new one.',
  ]);
});

test('an upload without an owner is deleted after a day', async () => {
  const location = await uploadFile();
  const id = /files\/(\w+)/.exec(location)?.[1] ?? '';
  expect((await storedFiles()).join()).toContain(id);
  api.setNow(NOON + 25 * HOUR);
  await purgeMarkedFiles(api.api.context);
  expect((await storedFiles()).join()).not.toContain(id);
});

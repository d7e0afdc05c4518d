import {
  deleteMyPhoto,
  getMe,
  listAudit,
  updateMe,
  updateMyPhoto,
} from '@rollcall/shared/contract';
import sharp from 'sharp';
import { makeForm } from '../../testing/make-form.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(() => api.setNow(NOON));
afterAll(() => api.stop());

const png = (background: string) =>
  sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
const setPhoto = (data: Uint8Array, token: string) => {
  const file = new File([new Uint8Array(data)], 'me.png', { type: 'image/png' });
  return api.call(updateMyPhoto, { body: makeForm<typeof updateMyPhoto>({ file }), token });
};
const removePhoto = (token: string) => api.call(deleteMyPhoto, { token });
const statusOf = async (url: string | null) => (await fetch(new URL(url ?? '', api.base))).status;

test('an employee sets, replaces and removes their own photo; a replaced file is deleted', async () => {
  const { token } = await api.signedIn();
  const first = (await setPhoto(await png('teal'), token)).body.data.avatarUrl;
  expect(await statusOf(first)).toBe(200);
  const { avatarUrl: second, profilePhotoUrl } = (await setPhoto(await png('red'), token)).body
    .data;
  expect(second).toBe(profilePhotoUrl);
  expect(second?.split('?')[0]).not.toBe(first?.split('?')[0]);
  await api.api.deliverMail();
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
  expect((await removePhoto(token)).body.data).toMatchObject({
    avatarUrl: null,
    profilePhotoUrl: null,
  });
  expect((await removePhoto(token)).status).toBe(200);
  await api.api.deliverMail();
  expect(await statusOf(second)).toBe(404);
});

test('only an image is accepted as a photo, and nothing changes otherwise', async () => {
  const { token } = await api.signedIn();
  const { avatarUrl } = (await setPhoto(await png('teal'), token)).body.data;
  expect((await setPhoto(Buffer.from('%PDF-1.4\n%%EOF'), token)).status).toBe(415);
  expect((await setPhoto(Buffer.from('not an image'), token)).status).toBe(415);
  expect((await setPhoto(Buffer.alloc(1_100_000), token)).status).toBe(413);
  expect((await api.call(getMe, { token })).body.data.avatarUrl).toBe(avatarUrl);
});

test('a photo is audited, with the employee as the one who changed it', async () => {
  const admin = await api.tokenOf('ADMIN');
  const { id, token } = await api.signedIn();
  await setPhoto(await png('teal'), token);
  await removePhoto(token);
  await removePhoto(token);
  const { data } = (await api.call(listAudit, { query: { employeeId: id }, token: admin })).body;
  expect(data).toHaveLength(2);
  expect(data[0]).toMatchObject({
    action: 'employee.update',
    employeeId: id,
    after: { avatarUrl: null },
    note: null,
  });
  expect(data[0]?.actorCode).toBe(data[0]?.employeeCode);
});

test('a photo makes a form stale that was opened before it (design §9)', async () => {
  const { token } = await api.signedIn();
  const { version } = (await api.call(getMe, { token })).body.data;
  await setPhoto(await png('teal'), token);
  const save = (known: number) =>
    api.call(updateMe, { body: { phone: '555 0100', version: known }, token });
  const refused = await save(version);
  expect([refused.status, refused.body.code]).toEqual([409, 'stale']);
  expect((await save(version + 1)).status).toBe(200);
});

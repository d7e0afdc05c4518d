/** @jest-environment jsdom */
import { ENDPOINTS, type Endpoint } from '../contract/index.ts';
import { fetchNow, mutate, serveCalls } from '../testing/serve-calls.ts';
import {
  changePasswordMutation,
  deleteMyPhotoMutation,
  endOtherSessionsMutation,
  endSessionMutation,
  meQuery,
  sessionsQuery,
  updateMeMutation,
  updateMyPhotoMutation,
} from './me.ts';

const { server, respond, read } = serveCalls('secret');

const PASSWORDS = {
  currentPassword: 'old password',
  password: 'long enough',
  confirmPassword: 'long enough',
};
const SESSION = '0b6b1a0e-7b1f-4d7e-9d0a-6f2b8c9d0e1f';
const RECORD = { id: 7, version: 4, shoeSize: 43 };

test('the profile is the record as received', async () => {
  expect(await read(ENDPOINTS.getMe, { data: RECORD }, meQuery())).toEqual(RECORD);
});

test.each([
  [
    'PUT /me',
    { phone: '1', version: 3 },
    () => mutate(updateMeMutation(), { phone: '1', version: 3 }),
  ],
  ['DELETE /me/photo', '', () => mutate(deleteMyPhotoMutation(), undefined)],
  ['PUT /me/password', PASSWORDS, () => mutate(changePasswordMutation(), PASSWORDS)],
  [`DELETE /me/sessions/${SESSION}`, '', () => mutate(endSessionMutation(), SESSION)],
  ['DELETE /me/sessions', '', () => mutate(endOtherSessionsMutation(), undefined)],
])('%s is sent with its body (design §8)', async (line, body, send) => {
  for (const call of Object.values(ENDPOINTS)) respond(call, { data: RECORD });
  await send();
  expect(server.requests.map(({ method, path }) => `${method} ${path}`)).toEqual([line]);
  expect(server.requests[0]?.body).toEqual(body);
});

test('a photo is sent as a form, and the saved record is returned', async () => {
  respond(ENDPOINTS.updateMyPhoto, { data: RECORD });
  const saved = await mutate(updateMyPhotoMutation(), {
    file: new Blob(['x'], { type: 'image/png' }),
    name: 'me.png',
  });
  expect(saved).toEqual(RECORD);
  expect(server.requests[0]?.headers['content-type']).toMatch(/^multipart\/form-data/);
});

const PHOTO = { file: new Blob(['x']), name: 'a.png' };

test.each<[string, Endpoint, () => Promise<unknown>]>([
  ['Failed to fetch your profile', ENDPOINTS.getMe, () => fetchNow(meQuery())],
  ['Failed to fetch your sessions', ENDPOINTS.listMySessions, () => fetchNow(sessionsQuery())],
  ['Failed to update your profile', ENDPOINTS.updateMe, () => mutate(updateMeMutation(), {})],
  ['Failed to upload image', ENDPOINTS.updateMyPhoto, () => mutate(updateMyPhotoMutation(), PHOTO)],
  [
    'Failed to remove your photo',
    ENDPOINTS.deleteMyPhoto,
    () => mutate(deleteMyPhotoMutation(), undefined),
  ],
  [
    'Failed to change your password',
    ENDPOINTS.changePassword,
    () => mutate(changePasswordMutation(), PASSWORDS),
  ],
  ['Failed to end the session', ENDPOINTS.endSession, () => mutate(endSessionMutation(), SESSION)],
  [
    'Failed to end the sessions',
    ENDPOINTS.endOtherSessions,
    () => mutate(endOtherSessionsMutation(), undefined),
  ],
])('"%s" is the message when the server sends none', async (message, call, send) => {
  respond(call, '', 500);
  await expect(send()).rejects.toThrow(message);
});

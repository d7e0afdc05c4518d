/** @jest-environment jsdom */
import { ApiError } from '@rollcall/shared/transport';
import { ENDPOINTS } from '../contract/index.ts';
import { mutate, serveCalls } from '../testing/serve-calls.ts';
import { serverMessage, uploadMutation } from './uploads.ts';

const { respond, toasts } = serveCalls();

const FILE = { file: new Blob(['x']), name: 'a.png' };

test('an upload whose response is an HTML page has failed', async () => {
  respond(ENDPOINTS.upload, '<!doctype html>\n<p>Sign in to the network</p>');
  await expect(mutate(uploadMutation(), FILE)).rejects.toThrow('Failed to upload image');
  expect(toasts).toEqual([{ tone: 'error', text: 'Failed to upload image' }]);
});

test.each([
  [422, { message: 'Disk full' }, 'Disk full'],
  // A server may use the text of a default itself.
  [422, { message: 'Failed to upload image' }, 'Failed to upload image'],
  [500, '<h1>Bad Gateway</h1>', undefined],
  [200, '<!doctype html>', undefined],
])(
  'the server’s message of an upload with the response %d %j is %j (spec §8)',
  async (status, body, message) => {
    respond(ENDPOINTS.upload, body, status);
    const error = await mutate(uploadMutation(), FILE).catch((thrown: unknown) => thrown);
    expect(serverMessage(error)).toBe(message);
  },
);

test.each([
  [
    'an error of an older shell, which has no origin',
    Object.assign(new ApiError({ message: 'x', status: 422 }), { origin: undefined }),
  ],
  ['no error of a call', new Error('x')],
])('%s has no message of the server', (_, error) => {
  expect(serverMessage(error)).toBeUndefined();
});

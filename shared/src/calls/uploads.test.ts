/** @jest-environment jsdom */
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

test('an error of no call has no message of the server', () => {
  expect(serverMessage(new Error('x'))).toBeUndefined();
});

/** @jest-environment jsdom */
import { ENDPOINTS } from '../contract/index.ts';
import { mutate, serveCalls } from '../testing/serve-calls.ts';
import { uploadMutation } from './uploads.ts';

const { respond, toasts } = serveCalls();

const FILE = { file: new Blob(['x']), name: 'a.png' };

test('an upload whose response is an HTML page has failed', async () => {
  respond(ENDPOINTS.upload, '<!doctype html>\n<p>Sign in to the network</p>');
  await expect(mutate(uploadMutation(), FILE)).rejects.toThrow('Failed to upload image');
  expect(toasts).toEqual([{ tone: 'error', text: 'Failed to upload image' }]);
});

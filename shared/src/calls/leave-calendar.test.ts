/** @jest-environment jsdom */
import { ENDPOINTS } from '../contract/index.ts';
import { serveCalls } from '../testing/serve-calls.ts';
import { createLeaveFeed } from './leave-calendar.ts';

const { answer, server } = serveCalls();

test.each([[{ data: {} }], [{ data: { path: '' } }], [{}]])(
  'a secret link answered with %j is a failure (design §15.7)',
  async (body) => {
    answer(ENDPOINTS.createLeaveFeed, body);
    await expect(createLeaveFeed(null)).rejects.toThrow('Failed to make the link');
  },
);

test('a secret link is an absolute URL of the backend (design §15.7)', async () => {
  answer(ENDPOINTS.createLeaveFeed, { data: { path: '/leaves/feed/s3cret.ics' } });
  await expect(createLeaveFeed(null)).resolves.toBe(`${server.baseUrl}/leaves/feed/s3cret.ics`);
});

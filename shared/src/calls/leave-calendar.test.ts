/** @jest-environment jsdom */
import { ENDPOINTS } from '../contract/index.ts';
import { mutate, serveCalls } from '../testing/serve-calls.ts';
import { createLeaveFeedMutation } from './leave-calendar.ts';

const { respond, server } = serveCalls();

test.each([[{ data: {} }], [{ data: { path: '' } }], [{}]])(
  'a secret link with the response %j is a failure (design §15.7)',
  async (body) => {
    respond(ENDPOINTS.createLeaveFeed, body);
    await expect(mutate(createLeaveFeedMutation(), null)).rejects.toThrow(
      'Failed to create the link',
    );
  },
);

test('a secret link is an absolute URL of the backend (design §15.7)', async () => {
  respond(ENDPOINTS.createLeaveFeed, { data: { path: '/leaves/feed/s3cret.ics' } });
  await expect(mutate(createLeaveFeedMutation(), null)).resolves.toBe(
    `${server.baseUrl}/leaves/feed/s3cret.ics`,
  );
});

/** @jest-environment jsdom */
import { ENDPOINTS } from '../contract/index.ts';
import { mutate, serveCalls } from '../testing/serve-calls.ts';
import { createLeaveFeedMutation } from './leave-calendar.ts';

const { respond, server } = serveCalls();

test('a secret link is an absolute URL of the backend (design §15.7)', async () => {
  respond(ENDPOINTS.createLeaveFeed, { data: { path: '/leaves/feed/s3cret.ics' } });
  await expect(mutate(createLeaveFeedMutation(), null)).resolves.toBe(
    `${server.baseUrl}/leaves/feed/s3cret.ics`,
  );
});

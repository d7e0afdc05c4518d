/** @jest-environment jsdom */
import { ENDPOINTS } from '../contract/index.ts';
import { mutate, serveCalls } from '../testing/serve-calls.ts';
import { createLeaveCalendarLinkMutation } from './leave-calendar.ts';

const { respond, server } = serveCalls();

test('a secret link is an absolute URL of the backend (design §15.7)', async () => {
  respond(ENDPOINTS.createLeaveCalendarLink, {
    data: { path: '/leaves/calendar-link/s3cret.ics' },
  });
  await expect(mutate(createLeaveCalendarLinkMutation(), null)).resolves.toBe(
    `${server.baseUrl}/leaves/calendar-link/s3cret.ics`,
  );
});

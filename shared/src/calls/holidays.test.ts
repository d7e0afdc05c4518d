/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { deleteHoliday, ENDPOINTS, setHoliday } from '../contract/index.ts';
import { mutate, serveCalls } from '../testing/serve-calls.ts';
import { deleteHolidayMutation } from './holidays.ts';

const { server, toasts, respond } = serveCalls();

test('the Undo of a deleted holiday adds it again', async () => {
  respond(ENDPOINTS.deleteHoliday, { data: null });
  respond(ENDPOINTS.setHoliday, { data: {} });
  const holiday = { calendarId: 2, date: '2026-03-02', name: 'Texas Day', part: 'am' } as const;
  await mutate(deleteHolidayMutation(), holiday);
  expect(server.requestsOf(deleteHoliday)).toHaveLength(1);
  toasts[0]?.action?.run();
  await waitFor(() => expect(toasts[1]?.text).toBe('Holiday restored'));
  expect(server.requestsOf(setHoliday)).toMatchObject([
    {
      path: '/admin/holiday-calendars/2/holidays/2026-03-02',
      body: { name: 'Texas Day', part: 'am' },
    },
  ]);
});

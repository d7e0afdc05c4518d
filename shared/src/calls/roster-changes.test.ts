/** @jest-environment jsdom */
import { waitFor } from '@testing-library/react';
import { ENDPOINTS } from '../contract/index.ts';
import { mutate, serveCalls } from '../testing/serve-calls.ts';
import { setRosterEntryMutation } from './roster-changes.ts';

const { respond, server, toasts } = serveCalls();

test('Undo sends back what the server sent', async () => {
  const undo = {
    revision: 5,
    days: [{ employeeId: 7, date: '2026-03-09', draft: null, isDraft: true }],
  };
  respond(ENDPOINTS.setRosterEntry, { status: true, data: { undo } });
  respond(ENDPOINTS.undoRosterChanges, { status: true, data: { days: 1 } });
  const params = { employeeId: 7, date: '2026-03-09' };
  await mutate(setRosterEntryMutation(), { params, body: { shiftIds: [4] } });
  toasts[0]?.action?.run();
  await waitFor(() =>
    expect(toasts.map(({ text }) => text)).toEqual(['Draft saved', 'Change undone']),
  );
  expect(server.requests.at(-1)).toMatchObject({ body: undo });
});

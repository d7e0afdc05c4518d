import { listHolidayCalendars, listWorkSchedules } from '@rollcall/shared/contract';
import { aResponse, renderAsAdministrator, serveContract } from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { AssignmentForm } from './assignment-form.tsx';

const server = serveContract();
const COMPANY = {
  scope: 'company',
  name: null,
  code: null,
  wider: [],
  schedule: null,
  calendar: null,
  zone: { name: 'UTC', scope: null },
  policy: null,
};

const open = () =>
  renderAsAdministrator(
    [
      {
        path: '/',
        Component: () => (
          <AssignmentForm
            scope={COMPANY}
            entry={undefined}
            planText={() => ''}
            onReload={async () => undefined}
            onSaved={() => undefined}
          />
        ),
      },
    ],
    { server, path: '/', capabilities: ['working-time'], zone: 'UTC' },
  );

test.each([
  ['work schedules', listWorkSchedules, listHolidayCalendars],
  ['holiday calendars', listHolidayCalendars, listWorkSchedules],
])('%s that could not be read say so, and can be read again', async (_title, failing, other) => {
  server.refuse(failing, 500, 'Not available.');
  server.respond(other, () => aResponse([]));
  const { user } = open();
  expect(await screen.findByText('Not available.')).toBeVisible();
  server.respond(failing, () => aResponse([]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByText('Not available.')).not.toBeInTheDocument());
});

import { createTimeLog, explainDay, searchEmployees } from '@rollcall/shared/contract';
import { useNow } from '@rollcall/shared/session';
import {
  anEmployee,
  aPageOf,
  aPlan,
  aResponse,
  aTimeLog,
  changeValue,
  renderAsAdministrator,
  serveContract,
  workingTimeOf,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AddLogButton } from './add-log-button.tsx';

const server = serveContract();
const LISBON = 'Europe/Lisbon';

/** An employee whose days are in Lisbon from 2 March on, in a company in New York. */
function serveDays() {
  server.respond(searchEmployees, ({ query }) =>
    aPageOf(query.isActive === 'false' ? [] : [anEmployee()], 0),
  );
  const day = (date: string, zone: string) =>
    server.respond({ ...explainDay, path: `/admin/attendance/7/${date}` }, () =>
      aResponse({
        employeeId: 7,
        employeeCode: 'EMP-7',
        employeeName: 'Maya Lindqvist',
        date,
        status: 'Absent',
        leave: null,
        logs: [],
        corrections: [],
        workedMins: 0,
        breakMins: 0,
        ...workingTimeOf({ plan: aPlan({ zone }) }),
      }),
    );
  day('2025-03-01', 'America/New_York');
  day('2025-03-30', LISBON);
}

test('a new log is in the zone of the employee’s plan on its date, and says so', async () => {
  serveDays();
  server.respond(createTimeLog, () => aResponse(aTimeLog()));
  const { user } = renderAsAdministrator(
    [
      {
        path: '/time/logs',
        Component: () => <AddLogButton zone="America/New_York" now={useNow()} />,
      },
    ],
    {
      server,
      path: '/time/logs',
      capabilities: ['timelogs.page', 'working-time'],
      zone: 'America/New_York',
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Add Time Log' }));
  const dialog = (await screen.findByText('Add a missing time log')).closest<HTMLElement>(
    '[role="dialog"]',
  ) as HTMLElement;
  const form = within(dialog);
  const type = (label: string, value: string) => changeValue(form.getByLabelText(label), value);
  await type('Punch In', '2025-03-01T09:00');
  await type('Punch Out', '2025-03-30T09:00');
  await user.type(form.getByLabelText('Reason'), 'Terminal');
  await user.type(form.getByRole('combobox', { name: 'Employee' }), 'maya');
  await user.click(await screen.findByTitle('Maya Lindqvist'));
  expect(form.getByText('Times are in New York time.')).toBeVisible();
  // In Lisbon the clocks skipped it.
  await type('Punch In', '2025-03-30T01:30');
  expect(await form.findByText(`Times are in Lisbon time.`)).toBeVisible();
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText(/does not exist in Europe\/Lisbon/)).toBeVisible();
  await type('Punch In', '2025-03-30T02:00');
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.requestsOf(createTimeLog)).toHaveLength(1));
  expect(server.requestsOf(createTimeLog)[0]?.body).toMatchObject({
    punchIn: '2025-03-30T02:00:00+01:00',
    punchOut: '2025-03-30T09:00:00+01:00',
  });
});

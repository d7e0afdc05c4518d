import {
  getEmployee,
  getEmployeeTerms,
  getPlanScope,
  listDepartments,
  listEmployees,
  previewPlanChange,
  updateEmployee,
} from '@rollcall/shared/contract';
import {
  aDepartment,
  anEmployee,
  anEmployeeRecord,
  aPageOf,
  aResponse,
  changeValue,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { useEmployeeDialog } from '../employee-list/use-employee-dialog.ts';
import { useEmployees } from '../employee-list/use-employees.ts';
import { EmployeeDialogs } from './employee-dialogs.tsx';

const Dialogs = () => (
  <EmployeeDialogs
    dialog={useEmployeeDialog()}
    list={useEmployees({ page: 0, status: 'active', term: '', department: undefined })}
  />
);

const server = serveContract();
beforeEach(() => {
  server.respond(listEmployees, () => aPageOf([anEmployee({ id: 7 })], 0));
  server.respond(getEmployee, () =>
    aResponse(anEmployeeRecord({ id: 7, designation: 'Cook', shiftStartTime: '09:00' })),
  );
  server.respond(listDepartments, () => aResponse([aDepartment()]));
  server.respond(updateEmployee, () => aResponse({ ...anEmployee(), version: 5 }));
  server.respond(getPlanScope, () =>
    aResponse({
      scope: 'employee:7',
      name: 'Ida',
      code: 'EMP-7',
      wider: [
        { scope: 'department:3', name: 'IT', code: null },
        { scope: 'company', name: null, code: null },
      ],
      schedule: { id: 1, name: 'Night week', scope: 'employee:7' },
      calendar: { id: 2, name: 'Texas', scope: 'department:3' },
      zone: { name: 'America/Chicago', scope: null },
      policy: null,
    }),
  );
  server.respond(getEmployeeTerms, () =>
    aResponse({
      terms: [
        {
          from: null,
          to: '2026-02-28',
          department: 'HR',
          designation: 'Clerk',
          employmentType: 'Intern',
          manager: null,
          workMinutesPerWeek: null,
        },
        {
          from: '2026-03-01',
          to: null,
          department: 'IT',
          designation: 'Cook',
          employmentType: null,
          manager: null,
          workMinutesPerWeek: null,
        },
      ],
      assignments: [],
    }),
  );
  server.respond(previewPlanChange, ({ query }) =>
    aResponse({
      employees: 1,
      ownDepartments: 0,
      ownEmployees: 0,
      recalculated: query.from === '2026-02-01' ? { from: '2026-02-01', to: '2026-03-09' } : null,
      closedPeriods: [],
      closedDays: query.from === '2026-02-01' ? 3 : 0,
      example: null,
    }),
  );
});

const open = (capabilities: readonly string[] = ['working-time']) =>
  renderAsAdministrator([{ path: '/employees', Component: Dialogs }], {
    server,
    path: '/employees?dialog=edit&employee=7&tab=work',
    capabilities,
  });

test('Work Info says which schedule counts today and why, and has the history', async () => {
  const { user } = open();
  expect(await screen.findByText('Night week (own)')).toBeVisible();
  expect(screen.getByText('Texas (of the department IT)')).toBeVisible();
  expect(screen.getByText('America/Chicago (of the server)')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change the schedule…' })).toHaveAttribute(
    'href',
    '/settings/mfe-time/assignments?scope=employee:7',
  );
  await user.click(screen.getByText('History: own schedules and terms'));
  expect(tableRows('Terms')).toEqual([
    ['From Mar 01, 2026', 'IT', 'Cook', '-'],
    ['Until Feb 28, 2026', 'HR', 'Clerk', 'Intern'],
  ]);
  expect(screen.getByText(/^No schedule of their own/)).toBeVisible();
});

test.each([
  [['working-time'], true],
  [[], false],
])(
  'with the capabilities %j, Work Info says what shift times do: %j',
  async (capabilities, says) => {
    open(capabilities);
    const field = await screen.findByLabelText('Shift End Time');
    const description = /^If both times are set, the employee has a work schedule of their own/;
    if (says) expect(field).toHaveAccessibleDescription(description);
    else expect(field).not.toHaveAccessibleDescription(description);
  },
);

test('a change asks from when it counts, shows the days that it touches, and sends the date', async () => {
  const { user } = open();
  await screen.findByText('Night week (own)');
  expect(screen.queryByLabelText('Change counts from')).not.toBeInTheDocument();
  await changeValue(screen.getByLabelText('Designation'), 'Chef');
  expect(await screen.findByText('No past day changes.')).toBeVisible();
  await changeValue(screen.getByLabelText('Change counts from'), '2026-02-01');
  expect(
    await screen.findByText(
      'Past days are calculated again: Feb 01, 2026 – Mar 09, 2026. 3 closed days stay as they are.',
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Update Employee' }));
  await waitFor(() =>
    expect(server.requestsOf(updateEmployee)[0]?.body).toMatchObject({
      designation: 'Chef',
      effectiveDate: '2026-02-01',
    }),
  );
});

test('a future date is refused, and without a date none is sent', async () => {
  const { user } = open();
  await screen.findByText('Night week (own)');
  await changeValue(screen.getByLabelText('Designation'), 'Chef');
  await changeValue(screen.getByLabelText('Change counts from'), '2999-01-01');
  await user.click(screen.getByRole('button', { name: 'Update Employee' }));
  expect(await screen.findByText('Choose today or an earlier date')).toBeVisible();
  await changeValue(screen.getByLabelText('Change counts from'), '');
  await user.click(screen.getByRole('button', { name: 'Update Employee' }));
  await waitFor(() => expect(server.requestsOf(updateEmployee)).toHaveLength(1));
  expect(server.requestsOf(updateEmployee)[0]?.body).not.toHaveProperty('effectiveDate');
});

test('other fields have no history, and a server without it shows none', async () => {
  open(['roles']);
  await changeValue(await screen.findByLabelText('Designation'), 'Chef');
  expect(screen.queryByLabelText('Change counts from')).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Schedule' })).not.toBeInTheDocument();
});

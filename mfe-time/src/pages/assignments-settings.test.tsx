import {
  type AssignmentBody,
  deleteAssignment,
  getPlanScope,
  listAssignments,
  listDepartments,
  listHolidayCalendars,
  listPlanScopes,
  listWorkSchedules,
  type PlanChangeBody,
  type PlanScopeTodayBody,
  previewPlanChange,
  searchEmployees,
  setAssignment,
  undoAssignments,
} from '@rollcall/shared/contract';
import { addDays, today } from '@rollcall/shared/domain';
import {
  aDepartment,
  anEmployee,
  aPageOf,
  aPlan,
  aResponse,
  changeValue,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AssignmentsSettings } from './assignments-settings.tsx';

const server = serveContract();
const TODAY = today(Date.now(), 'UTC');
const OWN: AssignmentBody = {
  id: 9,
  from: null,
  to: null,
  scheduleId: 1,
  scheduleName: 'Mon–Fri',
  calendarId: null,
  calendarName: null,
  zone: null,
};
const COMPANY: PlanScopeTodayBody = {
  scope: 'company',
  name: null,
  code: null,
  wider: [],
  schedule: { id: 1, name: 'Mon–Fri', scope: 'company' },
  calendar: null,
  zone: { name: 'UTC', scope: null },
  policy: null,
};
const IT: PlanScopeTodayBody = {
  ...COMPANY,
  scope: 'department:3',
  name: 'IT',
  wider: [{ scope: 'company', name: null, code: null }],
};
const IDA: PlanScopeTodayBody = {
  ...IT,
  scope: 'employee:12',
  name: 'Ida Bell',
  code: 'EMP-12',
  wider: [{ scope: 'department:3', name: 'IT', code: null }, ...IT.wider],
  calendar: { id: 2, name: 'Illinois', scope: 'department:3' },
  zone: { name: 'Europe/Lisbon', scope: 'employee:12' },
};
const NOTHING: PlanChangeBody = {
  employees: 4,
  ownDepartments: 0,
  ownEmployees: 0,
  recalculated: null,
  closedPeriods: [],
  closedDays: 0,
  example: null,
};
let assignments: Record<string, AssignmentBody[]>;
let change: PlanChangeBody;
const aSchedule = (id: number, name: string) => ({
  id,
  name,
  cycleDays: 1,
  anchorDate: TODAY,
  days: [[]],
  version: 1,
  assignments: 0,
});
beforeEach(() => {
  assignments = { company: [OWN] };
  change = NOTHING;
  const scopes = [COMPANY, IT, IDA];
  server.respond(getPlanScope, ({ query }) =>
    aResponse(scopes.find(({ scope }) => scope === query.scope) ?? COMPANY),
  );
  server.respond(listAssignments, ({ query }) => aResponse(assignments[String(query.scope)] ?? []));
  server.respond(listPlanScopes, () =>
    aPageOf(
      [
        { ...COMPANY, id: 9, entries: 1, schedule: 'Mon–Fri', calendar: null, zone: null },
        { ...IDA, id: 10, entries: 2, schedule: null, calendar: null, zone: 'Europe/Lisbon' },
      ].map(({ wider: _wider, ...row }) => ({ ...row, policy: null })),
      0,
    ),
  );
  server.respond(listDepartments, () =>
    aResponse([aDepartment(), aDepartment({ id: 4, name: 'Old', isActive: false })]),
  );
  server.respond(listWorkSchedules, () =>
    aResponse([aSchedule(1, 'Mon–Fri'), aSchedule(5, 'Nights')]),
  );
  server.respond(listHolidayCalendars, () => aResponse([]));
  server.respond(previewPlanChange, () => aResponse(change));
  server.respond(setAssignment, ({ body }) => {
    const { scope, scheduleId = null } = body as { scope: string; scheduleId?: number | null };
    const saved =
      scheduleId === null ? [] : [{ ...OWN, id: 20, scheduleId, scheduleName: 'Nights' }];
    assignments = { ...assignments, [scope]: saved };
    const after = saved.map(({ scheduleName: _s, calendarName: _c, ...row }) => row);
    const undo = { scope, before: [], after };
    return aResponse({ assignments: saved, employees: 4, undo });
  });
});

const open = (search = '') =>
  renderAsAdministrator([{ path: '/settings', Component: AssignmentsSettings }], {
    server,
    path: `/settings${search}`,
    capabilities: ['working-time'],
    zone: 'UTC',
  });
const drawer = async (name: string) => within(await screen.findByRole('dialog', { name }));
const todayCard = async () => within(await screen.findByRole('region', { name: 'Counts today' }));

test('an employee in the address is shown with where each value comes from', async () => {
  open('?scope=employee:12');
  const card = await todayCard();
  expect(card.getByRole('heading', { name: 'Ida Bell (EMP-12): what counts today' })).toBeVisible();
  expect(card.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining([
      'Mon–Fri (from: Whole company)',
      'Illinois (from: Department IT)',
      'Europe/Lisbon (set here)',
    ]),
  );
  expect(screen.getByText(/^Nothing is set here\./)).toBeVisible();
});

test('the history has past, current and planned entries', async () => {
  assignments.company = [
    { ...OWN, id: 1, to: addDays(TODAY, -1) },
    { ...OWN, id: 2, from: TODAY, to: addDays(TODAY, 9), zone: 'UTC' },
    { ...OWN, id: 3, from: addDays(TODAY, 10) },
  ];
  open();
  await screen.findByRole('table', { name: 'Entries by date' });
  expect(tableRows('Entries by date').map((row) => row.slice(1, 5))).toEqual([
    ['Past', 'Mon–Fri', '–', '–'],
    ['Now', 'Mon–Fri', '–', 'UTC'],
    ['Planned', 'Mon–Fri', '–', '–'],
  ]);
});

test('the overview shows who has their own, and opens it', async () => {
  const { user, router } = open();
  const table = await screen.findByRole('table', { name: /^Company, departments and employees/ });
  await user.click(await within(table).findByRole('button', { name: 'Ida Bell (EMP-12)' }));
  expect((await todayCard()).getByRole('heading')).toHaveTextContent(/^Ida Bell/);
  expect(router.state.location.search).toBe('?scope=employee%3A12');
});

test('a department or an employee is chosen; departments that are no longer used are not offered', async () => {
  server.respond(searchEmployees, () => aPageOf([anEmployee({ id: 12 })], 0));
  const { user } = open();
  await user.click(await screen.findByRole('radio', { name: 'Department' }));
  await user.click(screen.getByRole('combobox', { name: 'Department' }));
  expect(screen.queryByTitle(/^Old/)).toBeNull();
  await user.click(await screen.findByTitle('IT'));
  expect(await screen.findByRole('heading', { name: /^Department IT/ })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Employee' }));
  await user.type(screen.getByRole('combobox', { name: 'Employee' }), 'ida');
  const { firstName, lastName } = anEmployee({ id: 12 });
  await user.click(await screen.findByTitle(new RegExp(`${firstName}.*${lastName}`, 'i')));
  expect(await screen.findByRole('heading', { name: /^Ida Bell/ })).toBeVisible();
});

test('a search finds names before the choices that are no names', async () => {
  server.respond(listWorkSchedules, () => aResponse([aSchedule(5, 'Part-time')]));
  const { user } = open('?scope=employee:12&entry=new');
  const form = await drawer('Change assignment: Ida Bell (EMP-12)');
  await user.type(form.getByRole('combobox', { name: 'Work schedule' }), 'part');
  expect(screen.getAllByTitle(/part/i).map(({ title }) => title)).toEqual([
    'Part-time',
    'As the department or company decides',
  ]);
});

test('a change shows what it touches, is saved with only what changes, and can be undone', async () => {
  change = {
    ...NOTHING,
    ownEmployees: 1,
    recalculated: { from: '2028-01-30', to: '2028-01-31' },
    closedPeriods: [{ from: '2028-01-01', to: '2028-01-31' }],
    closedDays: 8,
    example: {
      employeeId: 12,
      employeeName: 'Ida Bell',
      days: [
        {
          date: '2028-02-01',
          before: aPlan(),
          after: aPlan({ kind: 'day-off', shifts: [] }),
          isClosed: false,
        },
        { date: '2028-02-02', before: aPlan(), after: aPlan(), isClosed: false },
        { date: '2028-02-03', before: aPlan(), after: aPlan({ kind: 'holiday' }), isClosed: true },
      ],
    },
  };
  const { user, toasts } = open('?scope=department:3');
  await user.click(await screen.findByRole('button', { name: 'Change…' }));
  const form = await drawer('Change assignment: Department IT');
  const preview = within(form.getByRole('region', { name: 'What this changes' }));
  expect(preview.getByText(/^Choose what should change/)).toBeVisible();
  await user.click(form.getByRole('combobox', { name: 'Work schedule' }));
  await user.click(await screen.findByTitle('Nights'));
  await changeValue(form.getByLabelText('From when'), '2028-01-30');
  const list = await preview.findByRole('list');
  await waitFor(() =>
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'From Jan 30, 2028: counts for 4 employees.',
      '1 employee among them has a setting of their own, which stays.',
      'Past days are calculated again: Jan 30, 2028 – Jan 31, 2028.',
      '8 closed days (Jan 01, 2028 – Jan 31, 2028) stay as they are.',
    ]),
  );
  const days = within(preview.getByRole('table', { name: 'Days of Ida Bell' }));
  expect(days.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'DayNowThen',
    'Tue, Feb 01, 2028Office, 09:00 AM – 05:30 PMDay off',
    'Wed, Feb 02, 2028Office, 09:00 AM – 05:30 PMthe same',
    'Thu, Feb 03, 2028Office, 09:00 AM – 05:30 PMclosed, stays as it is',
  ]);
  await user.click(form.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Assignment saved' }]));
  const range = { scope: 'department:3', from: '2028-01-30', to: null };
  expect(server.requestsOf(setAssignment).map(({ body }) => body)).toEqual([
    { ...range, scheduleId: 5 },
  ]);
  server.respond(undoAssignments, () => aResponse(null));
  toasts[0]?.action?.run();
  await waitFor(() => expect(toasts[1]).toMatchObject({ text: 'Change undone' }));
  expect(server.requestsOf(undoAssignments)).toMatchObject([
    { body: { scope: 'department:3', before: [], after: [{ id: 20 }] } },
  ]);
});

test('a change without anything that changes, or with dates in the wrong order, is not sent', async () => {
  const { user } = open('?entry=9');
  const form = await drawer('Change assignment: Whole company');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('Choose at least one of the three that changes')).toBeVisible();
  await user.click(form.getByRole('combobox', { name: 'Time zone' }));
  await user.type(form.getByRole('combobox', { name: 'Time zone' }), 'new_york');
  await user.click(await screen.findByTitle('America/New York'));
  await changeValue(form.getByLabelText('From when'), '2028-02-02');
  await changeValue(form.getByLabelText('Until when'), '2028-02-01');
  await user.click(form.getByRole('button', { name: 'Save' }));
  expect(await form.findByText('The last day must not be before the first')).toBeVisible();
  expect(server.requestsOf(setAssignment)).toEqual([]);
});

test('an entry is deleted after a question, and a refusal is shown', async () => {
  server.refuse(deleteAssignment, 409, 'The company needs an assignment.');
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Delete Mon–Fri, Always' }));
  const dialog = await drawer('Delete this entry?');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('The company needs an assignment.');
  server.respond(deleteAssignment, () => {
    assignments = {};
    return aResponse({ undo: null });
  });
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText(/^Nothing is set here\..* Otherwise nothing is/)).toBeVisible();
});

test('a scope that does not exist is reported, and another one can be chosen', async () => {
  server.refuse(getPlanScope, 404, 'There is no such department or employee.');
  const { user } = open('?scope=department:99');
  expect(await screen.findByText(/There is no such department/)).toBeVisible();
  server.respond(getPlanScope, () => aResponse(COMPANY));
  await user.click(screen.getByRole('radio', { name: 'Whole company' }));
  expect(await screen.findByRole('heading', { name: /^Whole company/ })).toBeVisible();
});

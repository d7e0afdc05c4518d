import {
  type AdjustmentBody,
  deleteAdjustment,
  getCompany,
  getPeriod,
  listAdjustments,
  listPeriodDays,
  type PeriodBody,
  type PeriodRowBody,
  type PeriodSumsBody,
  reopenPeriod,
} from '@rollcall/shared/contract';
import {
  aPageOf,
  aResponse,
  changeValue,
  pressExport,
  renderAsAdministrator,
  serveContract,
  someSums,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ClosingPage } from './closing-page.tsx';

const server = serveContract();

let period: PeriodBody;
const NO_OVERTIME = { daily: 0, weekly: 0, holiday: 0, night: 0, day_off: 0 };
const SUMS: PeriodSumsBody = {
  sums: someSums({ lateMins: 5, lateDays: 1 }),
  present: 19,
  halfDays: 1,
  absent: 0,
  leave: 2,
  overtimeMins: 90,
  overtime: { ...NO_OVERTIME, daily: 60, day_off: 30 },
};
const MAYA: PeriodRowBody = {
  ...SUMS,
  employeeCode: 'EMP-7',
  employeeId: 7,
  employeeName: 'Maya Lindqvist',
};
const DELETED: PeriodRowBody = {
  employeeCode: 'EMP-9',
  employeeId: null,
  employeeName: null,
  sums: someSums({ balanceMins: 45, adjustmentMins: -45 }),
  present: 20,
  halfDays: 0,
  absent: 0,
  leave: 0,
  overtimeMins: 0,
  overtime: NO_OVERTIME,
};
const ADJUSTMENT: AdjustmentBody = {
  id: 5,
  employeeId: 7,
  employeeName: 'Maya Lindqvist',
  employeeCode: 'EMP-7',
  forDate: '2026-10-05',
  postedDate: '2026-11-20',
  kind: 'manual',
  minutes: -45,
  reason: 'Left early',
  createdBy: 'Ada Admin',
  createdAt: '2026-11-20T09:00:00-06:00',
};

beforeEach(() => {
  period = {
    id: 3,
    from: '2026-10-01',
    to: '2026-10-31',
    scope: 'company',
    department: null,
    closedBy: 'Ada Admin',
    closedAt: '2026-11-02T09:00:00-06:00',
    reopenedBy: null,
    reopenedAt: null,
    reopenReason: null,
    employees: 2,
  };
  server.respond(getPeriod, ({ query }) => ({
    ...aPageOf([MAYA, DELETED], 0, Number(query.pageSize)),
    period,
    totals: { ...SUMS, present: 39 },
  }));
  server.respond(listAdjustments, ({ query }) => aPageOf(query.about ? [ADJUSTMENT] : [], 0));
  server.respond(getCompany, () =>
    aResponse({ name: 'Northwind', zone: 'UTC-06:00', weekStart: 1, country: null, version: 1 }),
  );
});

const open = (path = '/time/closing?period=3') =>
  renderAsAdministrator([{ path: '/time/closing', Component: ClosingPage }], {
    server,
    path,
    capabilities: ['working-time', 'export'],
    zone: 'UTC-06:00',
  });
const heading = () => screen.findByRole('heading', { name: 'October 2026 · Whole company' });

test('the sheet has the closed figures of each employee and their totals', async () => {
  open();
  await heading();
  expect(screen.getByText('Closed on Nov 02, 2026, by Ada Admin.')).toBeVisible();
  const rows = tableRows('Figures of each employee');
  const worked = ['160:00', '156:40'];
  const overtime = '1:30Daily: 1:00Day off: 0:30';
  expect(rows).toEqual([
    ['Maya LindqvistEMP-7', '191 half-day', '-', '2', ...worked, '−3:20', '0:05', overtime],
    ['Deleted employeeEMP-9', '20', '-', '-', ...worked, '+0:45−0:45 adjusted', '-', '-'],
    ['Total of 2 employees', '391 half-day', '-', '2', ...worked, '−3:20', '0:05', overtime],
  ]);
  // One is deleted, and the totals are no person.
  const sheet = screen.getByRole('table', { name: 'Figures of each employee' });
  expect(sheet.querySelectorAll('[data-initials]')).toHaveLength(1);
  expect(sheet.querySelectorAll('.avatar')).toHaveLength(2);
});

test('a name opens the closed days, each with a link to the day', async () => {
  server.respond(listPeriodDays, () =>
    aResponse([
      {
        date: '2026-10-05',
        status: 'Half-day',
        holiday: null,
        workedMins: 240,
        breakMins: 0,
        expectedMins: 480,
        balanceMins: -240,
        adjustmentMins: 0,
        lateMins: 12,
        overtimeMins: 0,
        overtime: NO_OVERTIME,
      },
    ]),
  );
  const { user, at } = open();
  await user.click(await screen.findByRole('button', { name: 'Maya Lindqvist' }));
  expect(at()).toBe('/time/closing?period=3&code=EMP-7');
  const drawer = within(await screen.findByRole('dialog', { name: 'Days of Maya Lindqvist' }));
  expect(await drawer.findByRole('link', { name: 'Oct 05, 2026' })).toHaveAttribute(
    'href',
    '/time/month?month=2026-10&employee=7&day=2026-10-05',
  );
  expect(tableRows('Closed days')).toEqual([
    ['Oct 05, 2026', 'Half-day', '8:00', '4:00', '-', '−4:00', '0:12', '-'],
  ]);
  expect(server.requestsOf(listPeriodDays)[0]?.query).toEqual({ employeeCode: 'EMP-7' });
});

test('Export has the employees or the days of this period', async () => {
  const page = open();
  await heading();
  expect(await pressExport(server, page, 'period-employees')).toEqual({
    list: 'period-employees',
    filter: { period: '3' },
  });
});

test('Print reads all employees first, and paper has company, period and signature', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  const { user } = open();
  await heading();
  await user.click(screen.getByRole('button', { name: 'Print' }));
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  print.mockRestore();
  expect(server.requestsOf(getPeriod).at(-1)?.query).toEqual({ page: '0', pageSize: '500' });
  const paper = document.querySelector('.print-sheet') as HTMLElement;
  await waitFor(() => expect(paper).toHaveTextContent('NorthwindOctober 2026 · Whole company'));
  expect(paper).toHaveTextContent('Closed on Nov 02, 2026, by Ada Admin');
  expect(within(paper).getAllByRole('row', { hidden: true })).toHaveLength(4);
  expect(paper).toHaveTextContent('Signature');
  expect(paper).not.toHaveTextContent('Press Print');
});

test('a page that is printed without the button says which employees it has', async () => {
  const staff = Array.from({ length: 120 }, (_, index) => ({
    ...MAYA,
    employeeCode: `EMP-${index + 1}`,
  }));
  server.respond(getPeriod, ({ query }) => ({
    ...aPageOf(staff, Number(query.page), Number(query.pageSize)),
    period,
    totals: SUMS,
  }));
  open('/time/closing?period=3&page=2');
  await heading();
  expect(document.querySelector('.print-sheet')).toHaveTextContent('Employees 51 to 100 of 120.');
});

test('reopening says what it means, needs a reason, and leaves the sheet as a record', async () => {
  server.respond(reopenPeriod, ({ body }) => {
    const reopening = { reopenedBy: 'Ada Admin', reopenedAt: '2026-11-03T09:00:00-06:00' };
    period = { ...period, ...reopening, reopenReason: body.reason };
    return aResponse(period);
  });
  const { user, toasts } = open();
  await heading();
  await user.click(screen.getByRole('button', { name: 'Reopen…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Reopen October 2026?' }));
  expect(dialog.getByText(/^Its days can be changed again/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Reopen' }));
  expect(await dialog.findByText('A reason is required')).toBeVisible();
  await changeValue(dialog.getByLabelText('Reason'), 'A log is missing');
  await user.click(dialog.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByText('Reopened on Nov 03, 2026, by Ada Admin.')).toBeVisible();
  expect(screen.getByText(/^Reason: A log is missing\. The figures below/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Reopen…' })).not.toBeInTheDocument();
  expect(toasts).toMatchObject([{ text: 'Period reopened' }]);
});

test('adjustments for its days that count later are listed, and a manual one can be deleted', async () => {
  server.respond(deleteAdjustment, () => aResponse(null));
  const { user } = open();
  const later = within(
    await screen.findByRole('region', { name: 'Adjustments for these days that count later' }),
  );
  await later.findByText('Maya Lindqvist');
  expect(screen.getByText('No adjustment is in these figures.')).toBeVisible();
  await user.click(later.getByRole('button', { name: 'Delete' }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Delete the adjustment of Maya Lindqvist?' }),
  );
  expect(
    dialog.getByText('−45 min for Oct 05, 2026 no longer count in the balance.'),
  ).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(server.requestsOf(deleteAdjustment)).toHaveLength(1));
  expect(server.requestsOf(listAdjustments)[0]?.query).toEqual({ page: '0', postedIn: '3' });
});

test('a period that does not exist says so', async () => {
  server.respondRaw(getPeriod, () => ({
    status: 404,
    body: { status: false, message: 'There is no such period.', code: 'not_found' },
  }));
  open('/time/closing?period=99');
  expect(await screen.findByText('There is no such period.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'All periods' })).toBeVisible();
});

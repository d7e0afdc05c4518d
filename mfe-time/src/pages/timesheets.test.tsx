import { listTimesheets, type TimesheetBody } from '@rollcall/shared/contract';
import {
  aPageOf,
  renderAsAdministrator,
  serveContract,
  someFigures,
  someSums,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { TimesheetsPage } from './timesheets-page.tsx';

const server = serveContract();

const aSheet = (id: number, changes: Partial<TimesheetBody> = {}): TimesheetBody => ({
  employeeId: id,
  employeeCode: `E-${id}`,
  employeeName: `Person ${id}`,
  department: 'IT',
  present: 2,
  absent: 0,
  leave: 1,
  workedMins: 945,
  breakMins: 30,
  sums: { ...someSums(), workedMins: 945, breakMins: 30, expectedMins: 960, balanceMins: -15 },
  zone: 'America/Chicago',
  days: [
    {
      date: '2026-03-01',
      figures: someFigures({
        status: 'Present',
        workedMins: 465,
        breakMins: 30,
        expectedMins: 480,
      }),
      leave: null,
      logs: [
        {
          punchIn: '2026-03-01 09:00:00',
          punchOut: '2026-03-01 12:00:00',
          zone: 'America/Chicago',
          note: null,
        },
        { punchIn: '2026-03-01 12:30:00', punchOut: null, zone: 'UTC', note: 'Forgot' },
      ],
    },
    { date: '2026-03-02', figures: someFigures({ status: 'Leave' }), leave: 'Annual', logs: [] },
  ],
  ...changes,
});

function open(path: string, all = [aSheet(7)]) {
  server.respond(listTimesheets, ({ query }) => aPageOf(all, Number(query.page)));
  return renderAsAdministrator([{ path: '/time/timesheets', Component: TimesheetsPage }], {
    server,
    path,
    capabilities: ['export'],
    zone: 'America/Chicago',
  });
}

test('a sheet has days, times, remarks and totals', async () => {
  open('/time/timesheets?month=2026-03');
  const sheet = within(await screen.findByRole('article', { name: 'Person 7 (E-7)' }));
  expect(sheet.getByText('Timesheet, March 2026')).toBeVisible();
  expect(sheet.getByText('IT · Times in America/Chicago')).toBeVisible();
  expect(tableRows()).toEqual([
    ['Sun 01', '09:00 AM12:30 PM', '12:00 PM-', '0:30', '7:45', '8:00', 'UTC · Corrected: Forgot'],
    ['Mon 02', '', '', '', '', '', 'Leave: Annual'],
  ]);
  const totals = sheet.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(totals.slice(0, 4)).toEqual(['15:45', '0:30', '16:00', '-0:15']);
  expect(sheet.getByText('Days present 2, absent 0, on leave 1')).toBeVisible();
});

test('all employees of the filter are on the page, to be printed and exported', async () => {
  const all = Array.from({ length: 23 }, (_, at) => aSheet(at + 1));
  const page = open('/time/timesheets?month=2026-03&department=IT&search=per', all);
  await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(23));
  expect(screen.getByText('23 timesheets')).toBeVisible();
  window.print = jest.fn();
  await page.user.click(screen.getByRole('button', { name: 'Print' }));
  expect(window.print).toHaveBeenCalledTimes(1);
  const filter = { month: '2026-03', department: 'IT', search: 'per' };
  expect(server.requestsOf(listTimesheets).map(({ query }) => query)).toEqual(
    ['0', '1', '2'].map((at) => ({ ...filter, page: at })),
  );
});

test('one employee is a link away from all', async () => {
  const { user, at } = open('/time/timesheets?month=2026-03&employee=7');
  await screen.findByRole('article');
  expect(server.requestsOf(listTimesheets)[0]?.query).toMatchObject({ employeeId: '7' });
  await user.click(screen.getByRole('button', { name: 'Show all employees' }));
  await waitFor(() => expect(at()).toBe('/time/timesheets?month=2026-03'));
});

test('a month of no one says so', async () => {
  open('/time/timesheets?month=2026-03', []);
  expect(
    await screen.findByText('No one who was employed this month matches these filters.'),
  ).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
});

test('a failure can be tried again', async () => {
  server.refuse(listTimesheets, 500, 'Failed to fetch the timesheets');
  const { user } = renderAsAdministrator(
    [{ path: '/time/timesheets', Component: TimesheetsPage }],
    { server, path: '/time/timesheets', capabilities: ['export'], zone: 'America/Chicago' },
  );
  expect(await screen.findByText('Failed to fetch the timesheets')).toBeVisible();
  server.respond(listTimesheets, () => aPageOf([aSheet(7)], 0));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article')).toBeVisible();
});

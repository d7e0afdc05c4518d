import { getTimeStatistics, listEmployees, listEmployeeTimeLogs } from '@rollcall/shared/contract';
import {
  anEmployee,
  aPageOf,
  aResponse,
  aTimeLog,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useEmployeeDialog } from '../employee-list/use-employee-dialog.ts';
import { useEmployees } from '../employee-list/use-employees.ts';
import { EmployeeDialogs } from './employee-dialogs.tsx';

/** The dialogs of the list without the page, so that an edit of the page does not run these tests. */
const Dialogs = () => (
  <EmployeeDialogs
    dialog={useEmployeeDialog()}
    list={useEmployees({ page: 0, status: 'active', term: '', department: undefined })}
  />
);

const server = serveContract();
const OWN = ['timelogs.page'];

// The clock stands, so that no test depends on the day on which it runs.
const YEAR = 2026;
const IN_MARCH = Date.UTC(YEAR, 2, 15, 12);
/** 22:30 on the last day of {@link YEAR} in the company's zone, UTC-06:00. */
const AT_NEW_YEAR = Date.UTC(YEAR + 1, 0, 1, 4, 30);
const setNow = (now: number) => jest.spyOn(Date, 'now').mockReturnValue(now);
beforeEach(() => setNow(IN_MARCH));
afterEach(() => jest.restoreAllMocks());

async function openDialog(capabilities?: readonly string[]) {
  const page = renderAsAdministrator([{ path: '/employees', Component: Dialogs }], {
    server,
    path: '/employees?dialog=time-stats&employee=7',
    ...(capabilities && { capabilities, zone: 'UTC-06:00' }),
  });
  await screen.findByRole('radio', { name: 'Monthly View' });
  return page;
}

const logs = Array.from({ length: 12 }, (_, index) =>
  aTimeLog({ id: index + 1, workDate: `2026-03-${String(index + 1).padStart(2, '0')}` }),
);
const totals = {
  totalWorkedTime: 5_465,
  totalBreakTime: 59,
  totalWorkedDays: 12,
  totalLeaves: 2,
};
const card = (name: string) => screen.getByRole('region', { name });

beforeEach(() => {
  server.respond(listEmployees, () => aPageOf([anEmployee({ middleName: 'von' })], 0));
  server.respond(getTimeStatistics, () => aResponse(totals));
  server.respond(listEmployeeTimeLogs, ({ query }) => {
    const { data, total, pageSize } = aPageOf(logs, Number(query.page));
    return aResponse({ data, total, pageSize });
  });
});

test.each([
  ['our server', OWN, AT_NEW_YEAR, `${YEAR}-12-01`],
  ['a base backend', undefined, IN_MARCH, `${YEAR}-03-01`],
])(
  'on %s the dialog shows title, cards and the current month (spec §2, spec §9)',
  async (_, capabilities, now, firstDay) => {
    setNow(now);
    await openDialog(capabilities);
    expect(screen.getByRole('dialog', { name: 'Maya Lindqvist EMP-7' })).toBeVisible();
    await waitFor(() => expect(card('Total Work Time')).toHaveTextContent('91 hrs 5 min'));
    expect(card('Total Work Days')).toHaveTextContent('12');
    expect(card('Total Break Time')).toHaveTextContent('59 min');
    expect(card('Total Leaves')).toHaveTextContent('2');
    const [first] = server.requestsOf(listEmployeeTimeLogs);
    expect(first?.path).toBe('/user/timeLog/7');
    expect(first?.query.startDate).toBe(firstDay);
    expect(first?.query.page).toBe('0');
    expect(server.requestsOf(getTimeStatistics)[0]?.query).toEqual(first?.query);
  },
);

test.each([
  ['our server', [...OWN, 'working-time'], 1],
  ['a server without time policies', OWN, 0],
  ['a base backend', undefined, 0],
])(
  'on %s the cards say that totals follow the time policy, or not',
  async (_, capabilities, count) => {
    await openDialog(capabilities);
    await waitFor(() => expect(card('Total Work Days')).toHaveTextContent('12'));
    expect(screen.queryAllByText(/^Totals follow the time policy/)).toHaveLength(count);
  },
);

test('the table has its columns and pages (spec §2)', async () => {
  const { user } = await openDialog();
  const table = await screen.findByRole('table', { name: 'Time Logs' });
  await within(table).findByText('Mar 01, 2026');
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Date',
    'Punch In',
    'Punch Out',
    'Tot Wrk Hrs',
    'Tot Brk Hrs',
    'Status',
    'Break Logs',
  ]);
  expect(tableRows('Time Logs')[0]).toEqual([
    'Mar 01, 2026',
    '09:05 AM',
    '05:35 PM',
    '8 hrs 0 min',
    '30 min',
    'Active',
    '',
  ]);
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('Showing 1–10 of 12')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Next page' }));
  expect(await dialog.findByText('Showing 11–12 of 12')).toBeVisible();
});

test('there are five years and twelve months to choose from; every change refetches (spec §4, spec §9)', async () => {
  const { user } = await openDialog();
  await screen.findByText('Mar 01, 2026');
  const years = [-2, -1, 0, 1, 2].map((offset) => String(YEAR + offset));
  await user.click(screen.getByRole('combobox', { name: 'Year' }));
  await screen.findByTitle(years[0] ?? '');
  for (const year of years) expect(screen.getAllByTitle(year).length).toBeGreaterThan(0);
  await user.click(screen.getByTitle(String(YEAR - 2)));
  await user.click(screen.getByRole('combobox', { name: 'Month' }));
  await user.click(await screen.findByTitle('February'));
  const last = () => server.requestsOf(listEmployeeTimeLogs).at(-1)?.query;
  await waitFor(() => expect(last()?.startDate).toBe(`${YEAR - 2}-02-01`));
  expect(last()?.endDate).toMatch(/-02-2[89]$/);
  expect(server.requestsOf(getTimeStatistics).at(-1)?.query).toEqual(last());
});

test('a change of view refetches, even for the same days and back (spec §4)', async () => {
  const { user } = await openDialog();
  await screen.findByText('Mar 01, 2026');
  const callCounts = () =>
    [listEmployeeTimeLogs, getTimeStatistics].map((call) => server.requestsOf(call).length);
  expect(callCounts()).toEqual([1, 1]);
  await user.click(screen.getByRole('radio', { name: 'Date Range' }));
  await waitFor(() => expect(callCounts()).toEqual([2, 2]));
  await user.click(screen.getByRole('radio', { name: 'Monthly View' }));
  await waitFor(() => expect(callCounts()).toEqual([3, 3]));
});

test('the inputs of the other mode are disabled; an end before the start makes no call (spec §2)', async () => {
  const { user } = await openDialog();
  await screen.findByText('Mar 01, 2026');
  const [start, end] = [screen.getByLabelText('Start Date'), screen.getByLabelText('End Date')];
  expect(start).toBeDisabled();
  expect(end).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Date Range' }));
  expect(screen.getByRole('combobox', { name: 'Year' })).toBeDisabled();
  expect(screen.getByRole('combobox', { name: 'Month' })).toBeDisabled();
  await user.clear(start);
  expect(screen.getByText('Choose a start date and an end date.')).toBeVisible();
  await user.type(start, '2026-03-10');
  await user.clear(end);
  const before = server.requests.length;
  // As browsers report a year that is typed digit by digit.
  for (const value of ['0002-03-12', '0020-03-12', '0202-03-12']) {
    fireEvent.change(end, { target: { value } });
  }
  await user.type(end, '2026-03-09');
  expect(screen.getByText('The end date is before the start date.')).toBeVisible();
  expect(server.requests).toHaveLength(before);
  await user.clear(end);
  await user.type(end, '2026-03-12');
  await waitFor(() =>
    expect(server.requestsOf(listEmployeeTimeLogs).at(-1)?.query).toEqual({
      startDate: '2026-03-10',
      endDate: '2026-03-12',
      page: '0',
    }),
  );
});

test('without a page size the number of rows on the first page counts (spec §9)', async () => {
  server.respondRaw(listEmployeeTimeLogs, ({ query }) => ({
    status: 200,
    body: { data: { total: 7, data: query.page === '0' ? logs.slice(0, 5) : logs.slice(5, 7) } },
  }));
  const { user } = await openDialog();
  expect(await screen.findByText('Showing 1–5 of 7')).toBeVisible();
  const dialog = within(screen.getByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Last page' }));
  expect(await screen.findByText('Showing 6–7 of 7')).toBeVisible();
});

test('an empty period shows a message (spec §2)', async () => {
  server.respond(listEmployeeTimeLogs, () => aResponse({ data: [], total: 0, pageSize: 10 }));
  await openDialog();
  expect(await screen.findByText('No time logs found for the selected period')).toBeVisible();
});

test.each([
  ['Monthly View', 'Failed to fetch monthly logs'],
  ['Date Range', 'Failed to fetch range logs'],
])('a failure of the %s has its default message (spec §8)', async (mode, text) => {
  server.respondRaw(listEmployeeTimeLogs, () => ({ status: 500, body: '' }));
  server.respondRaw(getTimeStatistics, () => ({ status: 500, body: '' }));
  const { user } = await openDialog();
  await user.click(screen.getByRole('radio', { name: mode }));
  expect((await screen.findAllByText(text))[0]).toBeVisible();
});

test('the breaks of a day have label, count, total, and an ongoing one (spec §2, spec §9)', async () => {
  const breaks = [
    { start: '2026-03-01 12:00:00', end: '2026-03-01 12:30:00', breakTime: 30, reason: 'Lunch' },
    { start: '2026-03-01 15:00:00', reason: '-' },
  ];
  server.respond(listEmployeeTimeLogs, () =>
    aResponse({
      data: [
        aTimeLog({ id: 1, workDate: '2026-03-01', breaksJson: JSON.stringify(breaks) }),
        aTimeLog({ id: 2, workDate: '2026-03-02' }),
      ],
      total: 2,
      pageSize: 10,
    }),
  );
  const { user } = await openDialog();
  const buttons = await screen.findAllByRole('button', { name: 'Break Logs' });
  expect(buttons[0]).toHaveAccessibleDescription('Mar 01, 2026 09:05 AM');
  await user.click(buttons[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'Sun, Mar 01, 2026' });
  expect(dialog).toHaveTextContent('Number of breaks: 2');
  expect(dialog).toHaveTextContent('Total break time: 30 min');
  expect(tableRows('Breaks')).toEqual([
    ['12:00 PM', '12:30 PM', '30 min'],
    ['03:00 PM', 'ongoing', '-'],
  ]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
  expect(buttons[0]).toHaveFocus();
  await user.click(buttons[1] as HTMLElement);
  expect(await screen.findByText('No breaks recorded.')).toBeVisible();
});

import { listEmployees, listTimeLogs, previewCloseTimeLogs } from '@rollcall/shared/contract';
import { firstOfMonth, HOUR_MS, lastOfMonth } from '@rollcall/shared/domain';
import {
  anEmployeeWithTimeLogs,
  aPageOf,
  aResponse,
  aTimeLog,
  aTimeLogRow,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor } from '@testing-library/react';
import { TimeLogsPage } from './time-logs-page.tsx';

const server = serveContract();

const open = (path: string, capabilities?: readonly string[]) =>
  renderAsAdministrator([{ path: '/time/logs', Component: TimeLogsPage }], {
    server,
    path,
    capabilities,
    zone: capabilities && 'UTC+00:00',
  });

/** The time some hours ago as our server writes it, for a company in UTC. */
const hoursAgo = (hours: number) =>
  new Date(Date.now() - hours * HOUR_MS).toISOString().replace(/\.\d+Z$/, '+00:00');

/** Logs of one person, one a day from 1 January; the newest is the last. */
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => {
    const workDate = new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);
    return aTimeLogRow({ id: index + 1, workDate, punchIn: `${workDate} 09:05:00` });
  });

const serveAll = (employees = [anEmployeeWithTimeLogs({ timeLogs: days(23) })]) =>
  server.respond(listEmployees, () => aResponse({ data: employees, total: employees.length }));

test('a row shows employee, date, times, durations and status in the formats of spec §9', async () => {
  server.respond(listTimeLogs, () => aPageOf([aTimeLogRow({ status: 'present' })], 0));
  open('/time/logs', ['timelogs.page']);
  await screen.findByText('Maya Lindqvist');
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Employee',
    'Date',
    'Punch In',
    'Punch Out',
    'Total Hours',
    'Break Duration',
    'Status',
  ]);
  expect(tableRows('Time Logs')).toEqual([
    ['Maya Lindqvist', 'Mar 09, 2026', '09:05 AM', '05:35 PM', '8 hrs 0 min', '30 min', 'Active'],
  ]);
});

test('an open log counts up; a log without punch-out has no hours; an unknown status is shown as received', async () => {
  const unfinished = { punchOut: null, totalWorkedMins: null, totalBreakMins: 0 };
  const since = (hours: number) => ({
    punchInAt: hoursAgo(hours),
    breaksJson: JSON.stringify([
      { start: hoursAgo(1).slice(0, 19).replace('T', ' '), reason: 'Lunch' },
    ]),
  });
  server.respond(listTimeLogs, () =>
    aPageOf(
      [
        aTimeLogRow({ ...unfinished, ...since(3), state: 'open' }),
        aTimeLogRow({ ...unfinished, ...since(3), id: 2, state: 'missing-out', status: 'Lost' }),
        aTimeLogRow({ ...unfinished, id: 3, punchInAt: 'soon', state: 'open' }),
      ],
      0,
    ),
  );
  open('/time/logs', ['timelogs.page']);
  await screen.findByText('Lost');
  expect(tableRows().map((row) => row.slice(3))).toEqual([
    ['-', '2 hrs 0 min', '1 hrs 0 min', 'Active'],
    ['-', '-', '-', 'Lost'],
    ['-', '-', '-', 'Active'],
  ]);
});

test('filters are in the URL, start at the first page and are sent to the server', async () => {
  server.respond(listTimeLogs, ({ query }) => aPageOf(days(23), Number(query.page)));
  const { user, at } = open('/time/logs?page=2&department=IT&from=2026-01-01', ['timelogs.page']);
  await screen.findByText('Showing 11–20 of 23');
  await user.click(screen.getByRole('combobox', { name: 'Status filter' }));
  await user.click(screen.getByTitle('Punched in'));
  await waitFor(() => expect(at()).toBe('/time/logs?department=IT&from=2026-01-01&state=open'));
  await user.type(screen.getByRole('searchbox', { name: 'Search employees' }), ' maya ');
  await waitFor(() => expect(at()).toContain('search=maya'));
  await waitFor(() =>
    expect(server.requestsOf(listTimeLogs).at(-1)?.query).toEqual({
      page: '0',
      from: '2026-01-01',
      department: 'IT',
      state: 'open',
      search: 'maya',
    }),
  );
  await user.click(screen.getByRole('button', { name: 'Reset filters' }));
  expect(at()).toBe('/time/logs');
  expect(screen.getByRole('searchbox', { name: 'Search employees' })).toHaveValue('');
});

test('a filter, a date or a sort order that the server does not know is ignored', async () => {
  server.respond(listTimeLogs, () => aPageOf([aTimeLogRow()], 0));
  const dates = 'from=2026-99-01&to=x';
  open(`/time/logs?${dates}&department=%20&state=Lost&sort=workDate&order=asc`, ['timelogs.page']);
  await screen.findByText('Maya Lindqvist');
  expect(server.requestsOf(listTimeLogs).map(({ query }) => query)).toEqual([{ page: '0' }]);
});

test('a heading sorts the month on the server: ascending, descending, unsorted', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const [from, to] = [firstOfMonth(today), lastOfMonth(today)];
  server.respond(listTimeLogs, ({ query }) => aPageOf(days(23), Number(query.page)));
  const { user, at } = open('/time/logs?page=2', ['timelogs.page']);
  await screen.findByText('Showing 11–20 of 23');
  const heading = screen.getByRole('columnheader', { name: /Total Hours/ });
  await user.click(heading);
  expect(at()).toBe('/time/logs?sort=worked&order=asc');
  expect(screen.getByLabelText('From')).toHaveValue(from);
  expect(screen.getByLabelText('To')).toHaveValue(to);
  expect(screen.queryByRole('button', { name: 'Reset filters' })).not.toBeInTheDocument();
  await waitFor(() =>
    expect(server.requestsOf(listTimeLogs).at(-1)?.query).toEqual({
      page: '0',
      sort: 'worked',
      order: 'asc',
      from,
      to,
    }),
  );
  await user.click(screen.getByRole('columnheader', { name: /Total Hours/ }));
  expect(at()).toBe('/time/logs?sort=worked&order=desc');
  await user.click(screen.getByRole('columnheader', { name: /Total Hours/ }));
  expect(at()).toBe('/time/logs');
  expect(screen.getByLabelText('From')).toHaveValue('');
});

test('an empty filtered list says so; a base backend has neither filters nor sorting', async () => {
  server.respond(listTimeLogs, () => aPageOf([], 0));
  const own = open('/time/logs?state=open', ['timelogs.page']);
  expect(await screen.findByText('No time log matches these filters.')).toBeVisible();
  own.unmount();
  serveAll();
  open('/time/logs?state=open');
  expect(await screen.findByText('Showing 1–10 of 23')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Filters' })).not.toBeInTheDocument();
  expect(screen.getByRole('columnheader', { name: 'Total Hours' })).not.toHaveAttribute('tabindex');
});

test('a total that was not counted completely says so, and the pager continues', async () => {
  server.respond(listTimeLogs, () => ({
    ...aPageOf(days(10), 0),
    total: 10,
    isTotalExact: false,
  }));
  open('/time/logs?search=a', ['timelogs.page']);
  expect(await screen.findByText('Showing 1–10 of more than 10')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toBeEnabled();
});

test('with timelogs.page the server pages, and the unpaged list is never requested', async () => {
  server.respond(listTimeLogs, ({ query }) => aPageOf(days(23), Number(query.page)));
  const { user, at } = open('/time/logs', ['timelogs.page']);
  expect(await screen.findByText('Showing 1–10 of 23')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Page 3' }));
  expect(await screen.findByText('Jan 23, 2026')).toBeVisible();
  expect(screen.getByText('Showing 21–23 of 23')).toBeVisible();
  expect(at()).toBe('/time/logs?page=3');
  expect(server.requestsOf(listTimeLogs).map(({ query }) => query.page)).toEqual(['0', '2']);
  expect(server.requestsOf(listEmployees)).toEqual([]);
});

test("a base backend's logs are those of all employees, newest punch-in first, with names in title case", async () => {
  serveAll([
    anEmployeeWithTimeLogs({
      firstName: 'ana',
      lastName: 'SÁ',
      timeLogs: [aTimeLog({ id: 1, punchIn: '2026-03-09 08:00:00' })],
    }),
    anEmployeeWithTimeLogs({
      id: 8,
      firstName: '',
      lastName: '',
      timeLogs: [
        aTimeLog({ id: 2, punchIn: '2026-03-09T07:00:00' }),
        aTimeLog({ id: 3, punchIn: 'soon', punchInAt: 'soon' }),
        aTimeLog({ id: 4, punchIn: '2026-03-08 23:30:00', workDate: '2026-03-08' }),
      ],
    }),
  ]);
  open('/time/logs');
  await screen.findByText('Ana Sá');
  expect(tableRows().map((row) => row.slice(0, 3))).toEqual([
    ['Ana Sá', 'Mar 09, 2026', '08:00 AM'],
    ['N/A', 'Mar 09, 2026', '07:00 AM'],
    ['N/A', 'Mar 08, 2026', '11:30 PM'],
    ['N/A', 'Mar 09, 2026', '-'],
  ]);
});

test('a base backend gets one request; the browser pages, ten rows per page', async () => {
  serveAll();
  const { user, at } = open('/time/logs?page=2');
  expect(await screen.findByText('Showing 11–20 of 23')).toBeVisible();
  expect(tableRows()[0]?.[1]).toBe('Jan 13, 2026');
  await user.click(screen.getByRole('button', { name: 'Last page' }));
  expect(await screen.findByText('Jan 01, 2026')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'First page' }));
  expect(await screen.findByText('Jan 23, 2026')).toBeVisible();
  expect(at()).toBe('/time/logs');
  expect(server.requestsOf(listEmployees)).toHaveLength(1);
  expect(server.requestsOf(listTimeLogs)).toEqual([]);
});

test.each([[undefined], [['timelogs.page']]])(
  'a page beyond the end moves to the last (capabilities %j)',
  async (capabilities) => {
    serveAll();
    server.respond(listTimeLogs, ({ query }) => aPageOf(days(23), Number(query.page)));
    const { at } = open('/time/logs?page=9', capabilities);
    expect(await screen.findByText('Showing 21–23 of 23')).toBeVisible();
    expect(at()).toBe('/time/logs?page=3');
  },
);

test('loading and empty states have their texts', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.respond(listTimeLogs, async () => {
    await promise;
    return aPageOf([], 0);
  });
  open('/time/logs', ['timelogs.page']);
  expect(await screen.findByText('Loading time logs')).toBeVisible();
  resolve();
  expect(await screen.findByText(/No time logs yet/)).toBeVisible();
  expect(screen.getByText('No records')).toBeVisible();
});

test('a failure shows the message, else the default, and Retry sends the request again (spec §8)', async () => {
  server.respondRaw(listEmployees, () => ({ status: 502, body: 'Bad gateway' }));
  const { user } = open('/time/logs');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch time logs');
  serveAll();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Showing 1–10 of 23')).toBeVisible();
});

test('invalid responses show - and N/A, never null, NaN or Invalid Date (design §8)', async () => {
  const log = {
    punchIn: 'now',
    punchOut: 12,
    workDate: '2026-02-31',
    totalWorkedMins: 'many',
    totalBreakMins: -5,
    status: null,
    breaksJson: '{',
  };
  server.respondRaw(listEmployees, () => ({
    status: 200,
    body: { data: { data: [{ timeLogs: [log, null, 'x'] }, { timeLogs: 'none' }, 7] } },
  }));
  open('/time/logs');
  expect(await screen.findByText(/3 rows could not be read/)).toBeVisible();
  expect(tableRows()).toEqual([['N/A', '-', '-', '-', '-', '-', 'Active']]);
});

const MISSING_OUT = '/time/logs?state=missing-out&department=IT&from=2026-03-01';
const serveWithoutOut = () =>
  server.respond(listTimeLogs, () =>
    aPageOf([aTimeLogRow({ state: 'missing-out', totalWorkedMins: null })], 0),
  );

test('logs without a punch-out are closed together, with the filters of the list', async () => {
  serveWithoutOut();
  server.respond(previewCloseTimeLogs, () => ({ ...aResponse([]), total: 0 }));
  const { user } = open(MISSING_OUT, ['timelogs.page', 'timelogs.repair']);
  await user.click(await screen.findByRole('button', { name: 'Close 1 time log…' }));
  await waitFor(() =>
    expect(server.requestsOf(previewCloseTimeLogs)[0]?.query).toEqual({
      department: 'IT',
      from: '2026-03-01',
    }),
  );
});

test.each([
  ['without the filter', '/time/logs', ['timelogs.page', 'timelogs.repair']],
  ['without the capability', MISSING_OUT, ['timelogs.page']],
])('%s no logs can be closed together', async (_title, path, capabilities) => {
  serveWithoutOut();
  open(path, capabilities);
  expect(await screen.findByRole('rowheader', { name: 'Maya Lindqvist' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Close/ })).not.toBeInTheDocument();
});

import { listEmployees, listTimeLogs, type TimeLogRowBody } from '@rollcall/shared/contract';
import { localDate } from '@rollcall/shared/domain';
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
import { act, screen } from '@testing-library/react';
import { TodayPage } from './today-page.tsx';

const server = serveContract();

const DAY_MS = 86_400_000;

const open = (capabilities?: readonly string[], zone = 'UTC+00:00', serverAhead = 0) =>
  renderAsAdministrator([{ path: '/time/today', Component: TodayPage }], {
    server,
    path: '/time/today',
    ...(capabilities ? { capabilities, zone, serverAhead } : {}),
  });

/** Serves the logs of today; of earlier days no log is open. */
const serveToday = (rows: TimeLogRowBody[]) =>
  server.respond(listTimeLogs, ({ query }) => aPageOf(query.state === 'open' ? [] : rows, 0));

const queryOfToday = () =>
  server.requestsOf(listTimeLogs).find(({ query }) => query.state === undefined)?.query;

test.each([
  ['UTC+14:00', 14],
  ['UTC-11:00', -11],
])("our server is asked for the company's today, in %s", async (zone, hours) => {
  const day = new Date(Date.now() + hours * 3_600_000).toISOString().slice(0, 10);
  serveToday([aTimeLogRow({ workDate: day })]);
  open(['timelogs.page'], zone);
  expect(await screen.findByText('Showing 1–1 of 1')).toBeVisible();
  expect(queryOfToday()).toEqual({ page: '0', from: day, to: day, withCounts: 'true' });
  expect(screen.getByText(/^Updated at \d{2}:\d{2} [AP]M$/)).toBeVisible();
  expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
    'Employee',
    'Date',
    'Punch In',
    'Punch Out',
    'Total Hours',
    'Break Duration',
    'Status',
  ]);
});

test("in a browser that is a day ahead, today is still the company's (design §10)", async () => {
  const day = new Date().toISOString().slice(0, 10);
  serveToday([aTimeLogRow({ workDate: day })]);
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + DAY_MS);
  open(['timelogs.page'], 'UTC+00:00', -DAY_MS);
  jest.restoreAllMocks();
  expect(await screen.findByText('Showing 1–1 of 1')).toBeVisible();
  expect(queryOfToday()).toEqual({ page: '0', from: day, to: day, withCounts: 'true' });
});

test("our server's list is refetched after half a minute", async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate', 'nextTick'] });
  try {
    serveToday([]);
    open(['timelogs.page']);
    await screen.findByText('No one has punched in today yet.');
    serveToday([aTimeLogRow()]);
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByText('Maya Lindqvist')).toBeVisible();
  } finally {
    jest.useRealTimers();
  }
});

test("a base backend shows only logs dated today in the browser's zone", async () => {
  const today = localDate(Date.now());
  server.respond(listEmployees, () =>
    aResponse({
      data: [
        anEmployeeWithTimeLogs({
          timeLogs: [
            aTimeLog({ id: 1, workDate: today, punchIn: `${today} 08:00:00` }),
            aTimeLog({ id: 2, workDate: '2020-01-31', punchIn: '2020-01-31 08:00:00' }),
          ],
        }),
      ],
      total: 1,
    }),
  );
  open();
  expect(await screen.findByText('Showing 1–1 of 1')).toBeVisible();
  expect(tableRows("Today's Attendance")[0]?.[2]).toBe('08:00 AM');
  expect(screen.queryByText(/Updated at/)).not.toBeInTheDocument();
});

test('on a base backend a failure shows the default message (spec §8)', async () => {
  server.respondRaw(listEmployees, () => ({ status: 502, body: '' }));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch time logs');
});

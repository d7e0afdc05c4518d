import { listOwnTimeLogs, listTimeLogs } from '@rollcall/shared/contract';
import {
  aPageOf,
  aTimeLog,
  aTimeLogRow,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen } from '@testing-library/react';
import { MyTimePage } from './my-time-page.tsx';
import { TimeLogsPage } from './time-logs-page.tsx';
import { TodayPage } from './today-page.tsx';

const server = serveContract();
const ZONE = 'UTC-06:00';
const TODAY = '2026-03-10';

const PAGES = [
  { path: '/time/logs', Component: TimeLogsPage },
  { path: '/time/today', Component: TodayPage },
  { path: '/my/time', Component: MyTimePage },
];

const open = (path: string) =>
  renderAsAdministrator(PAGES, {
    server,
    path,
    capabilities: ['self', 'timelogs.page'],
    zone: ZONE,
  });

/** Punched out on the next day, after the log had been marked. */
const LATE = {
  punchOut: '2026-03-10 11:17:00',
  punchOutAt: '2026-03-10T11:17:00-06:00',
  isLateOut: true,
};

test.each([
  ['Time Logs', '/time/logs'],
  ["Today's Attendance", '/time/today'],
])('%s marks a late punch-out; the time stays as specified (spec §9)', async (table, path) => {
  server.respond(listTimeLogs, ({ query }) =>
    aPageOf(query.state === 'open' ? [] : [aTimeLogRow(LATE), aTimeLogRow({ id: 2 })], 0),
  );
  open(path);
  expect(await screen.findByText('punched out late')).toBeVisible();
  expect(tableRows(table).map((cells) => cells[3])).toEqual([
    '11:17 AMnext daypunched out late',
    '05:35 PM',
  ]);
});

test('My Time marks it too, and says that it was on another day', async () => {
  server.respond(listOwnTimeLogs, () => ({
    ...aPageOf([aTimeLog(LATE), aTimeLog({ id: 2 })], 0),
    open: null,
    now: `${TODAY} 12:00:00`,
    today: TODAY,
    zone: ZONE,
  }));
  open('/my/time?month=2026-03');
  expect(await screen.findByText('punched out late')).toBeVisible();
  expect(tableRows('My month').map((cells) => cells[2])).toEqual([
    '11:17 AMnext daypunched out late',
    '05:35 PM',
  ]);
});

import {
  explainDay,
  listAttendance,
  listCorrections,
  listOwnCorrections,
  listOwnTimeLogs,
  listTimeLogs,
} from '@rollcall/shared/contract';
import {
  aPageOf,
  aResponse,
  aTimeLog,
  aTimeLogRow,
  NO_FIGURES,
  renderAsAdministrator,
  serveContract,
  tableRows,
  workingTimeOf,
} from '@rollcall/shared/testing';
import { screen, within } from '@testing-library/react';
import { CorrectionsPage } from './corrections-page.tsx';
import { MonthPage } from './month-page.tsx';
import { MyTimePage } from './my-time-page.tsx';
import { TimeLogsPage } from './time-logs-page.tsx';

const server = serveContract();

const PAGES = [
  { path: '/time/logs', Component: TimeLogsPage },
  { path: '/time/month', Component: MonthPage },
  { path: '/time/corrections', Component: CorrectionsPage },
  { path: '/my/time', Component: MyTimePage },
];

/** The company zone is now Lisbon; older logs are in Chicago time. */
const LISBON = 'Europe/Lisbon';
const CHICAGO = 'America/Chicago';
const NOTE = 'Chicago time';

const open = (path: string) =>
  renderAsAdministrator(PAGES, {
    server,
    path,
    capabilities: ['self', 'timelogs.page', 'attendance.month', 'corrections'],
    zone: LISBON,
  });

const times = { punchIn: '2026-03-09 09:05:00', punchOut: null, breakMins: 0, workedMins: null };
const correctionOf = (id: number, zone: string) => ({
  id,
  employeeId: 7,
  employeeName: 'Maya Lindqvist',
  employeeCode: 'EMP-7',
  timeLogId: 70,
  workDate: '2026-03-09',
  zone,
  reason: 'Forgot',
  status: 'Pending' as const,
  requestedAt: '2026-03-10T09:00:00-06:00',
  before: times,
  after: { ...times, punchOut: '2026-03-09 17:00:00', workedMins: 475 },
  effectMins: 475,
  decidedBy: null,
  decidedAt: null,
  decisionReason: null,
});

/** The rows of a table that name their zone. */
const saying = async (table: string) => {
  await screen.findAllByText(NOTE);
  return tableRows(table).map((cells) => cells.some((cell) => cell.includes(NOTE)));
};

test('Time Logs name a zone only when it is not the company’s', async () => {
  const rows = [
    aTimeLogRow({ id: 1, zone: CHICAGO }),
    aTimeLogRow({ id: 2, zone: LISBON }),
    aTimeLogRow({ id: 3 }),
  ];
  server.respond(listTimeLogs, () => aPageOf(rows, 0));
  open('/time/logs');
  expect(await saying('Time Logs')).toEqual([true, false, false]);
});

test('corrections name a zone only when it is not the company’s', async () => {
  const rows = [correctionOf(1, CHICAGO), correctionOf(2, LISBON)];
  const counts = { Pending: 2, Approved: 0, Rejected: 0 };
  server.respond(listCorrections, () => ({ ...aPageOf(rows, 0), counts }));
  open('/time/corrections');
  expect(await saying('Corrections')).toEqual([true, false]);
});

test('My Time does, too; an open log counts up in its own zone', async () => {
  const hourAgo = new Date(Date.now() - 3_600_000).toISOString();
  const log = aTimeLog({
    punchInAt: hourAgo,
    punchOut: null,
    state: 'open',
    totalWorkedMins: null,
    zone: CHICAGO,
  });
  const page = aPageOf([log], 0);
  server.respond(listOwnTimeLogs, () => ({
    ...page,
    open: log,
    now: '2026-03-09 12:00:00',
    today: '2026-03-09',
    zone: LISBON,
  }));
  const counts = { Pending: 1, Approved: 0, Rejected: 0 };
  server.respond(listOwnCorrections, () => ({ ...aPageOf([correctionOf(1, CHICAGO)], 0), counts }));
  open('/my/time?month=2026-03');
  expect(await saying('My month')).toEqual([true]);
  expect(await screen.findByRole('region', { name: 'Today' })).toHaveTextContent(NOTE);
  await screen.findByRole('table', { name: 'My corrections' });
  expect(await saying('My corrections')).toEqual([true]);
});

test('the day’s details name the zone of each log, and of a correction in another zone', async () => {
  const person = { employeeId: 7, employeeCode: 'EMP-7', employeeName: 'Maya Lindqvist' };
  const counted = { present: 1, absent: 0, leave: 0, workedMins: 0, breakMins: 0 };
  const row = {
    ...person,
    ...counted,
    ...NO_FIGURES,
    department: null,
    days: ['Present' as const],
  };
  server.respond(listAttendance, () => ({
    ...aPageOf([row], 0),
    month: '2026-03',
    today: '2026-03-10',
  }));
  const log = {
    ...aTimeLog(),
    zone: CHICAGO,
    source: 'punch' as const,
    enteredBy: null,
    reason: null,
    isSuperseded: false,
    supersedes: null,
    spanSeconds: 30_600,
    breaks: [],
    workedSeconds: 30_600,
  };
  server.respond({ ...explainDay, path: '/admin/attendance/7/2026-03-09' }, () =>
    aResponse({
      ...person,
      date: '2026-03-09',
      status: 'Present',
      leave: null,
      logs: [log],
      corrections: [correctionOf(1, CHICAGO)],
      workedMins: 510,
      breakMins: 0,
      ...workingTimeOf(),
    }),
  );
  open('/time/month?month=2026-03&employee=7&day=2026-03-09');
  const dialog = await screen.findByRole('dialog');
  const explained = await within(dialog).findByRole('region', { name: /^Time log/ });
  expect(explained).toHaveTextContent('Times in Chicago time');
  expect(within(dialog).getByRole('region', { name: 'Corrections' })).toHaveTextContent(NOTE);
});

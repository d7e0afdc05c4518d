import {
  type AttendanceRowBody,
  type DayBreakdownBody,
  explainDay,
  listAttendance,
  listEmployees,
} from '@rollcall/shared/contract';
import { lastOfMonth, localDate } from '@rollcall/shared/domain';
import {
  anEmployeeWithTimeLogs,
  aPageOf,
  aResponse,
  aTimeLog,
  NO_FIGURES,
  renderAsAdministrator,
  serveContract,
  workingTimeOf,
} from '@rollcall/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { MonthPage } from './month-page.tsx';

const server = serveContract();

const open = (path: string, capabilities?: readonly string[]) =>
  renderAsAdministrator([{ path: '/time/month', Component: MonthPage }], {
    server,
    path,
    capabilities,
    zone: capabilities && 'America/Chicago',
  });

const OWN = ['attendance.month'];

/** February 2028 of an employee who was present, absent, on leave, and then left the company. */
function aRow(changes: Partial<AttendanceRowBody> = {}): AttendanceRowBody {
  const days = ['Present', 'Absent', 'Leave'] as const;
  return {
    employeeId: 7,
    employeeCode: 'EMP-7',
    employeeName: 'Maya Lindqvist',
    department: 'IT',
    days: [...days, ...Array.from({ length: 26 }, () => null)],
    present: 1,
    absent: 1,
    leave: 1,
    workedMins: 485,
    breakMins: 30,
    ...NO_FIGURES,
    ...changes,
  };
}

function serveMonth(rows = [aRow()]) {
  server.respond(listAttendance, ({ query }) => ({
    ...aPageOf(rows, Number(query.page)),
    month: query.month ?? '2028-02',
    today: '2028-02-10',
  }));
}

const cells = () =>
  within(screen.getAllByRole('row')[1] as HTMLElement)
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

test('a month shows its days with letters and names, and totals', async () => {
  serveMonth();
  open('/time/month?month=2028-02', OWN);
  await screen.findByRole('grid', { name: 'Monthly Attendance' });
  expect(cells()).toEqual([
    'P',
    'A',
    'L',
    ...Array.from({ length: 26 }, () => ''),
    '1',
    '1',
    '1',
    '8 hrs 5 min',
    '30 min',
  ]);
  expect(screen.getByRole('button', { name: 'Maya Lindqvist, Feb 03, 2028: Leave' })).toBeVisible();
  expect(
    screen.getByRole('button', { name: 'Maya Lindqvist, Feb 29, 2028: Not counted' }),
  ).toBeVisible();
  expect(server.requestsOf(listAttendance)[0]?.query).toEqual({ page: '0', month: '2028-02' });
});

test('arrow keys, Home and End move between days; one day is in the tab order', async () => {
  serveMonth([aRow(), aRow({ employeeId: 8, employeeName: 'Ana Sá' })]);
  const { user } = open('/time/month?month=2028-02', OWN);
  const first = await screen.findByRole('button', {
    name: 'Maya Lindqvist, Feb 01, 2028: Present',
  });
  act(() => first.focus());
  const at = () => document.activeElement?.getAttribute('aria-label');
  const steps = [
    ['{ArrowRight}', 'Maya Lindqvist, Feb 02, 2028: Absent'],
    ['{ArrowDown}', 'Ana Sá, Feb 02, 2028: Absent'],
    ['{ArrowDown}', 'Ana Sá, Feb 02, 2028: Absent'],
    ['{End}', 'Ana Sá, Feb 29, 2028: Not counted'],
    ['{ArrowRight}', 'Ana Sá, Feb 29, 2028: Not counted'],
    ['{Home}', 'Ana Sá, Feb 01, 2028: Present'],
    ['{ArrowUp}', 'Maya Lindqvist, Feb 01, 2028: Present'],
    ['{ArrowLeft}', 'Maya Lindqvist, Feb 01, 2028: Present'],
    ['{Control>}{End}{/Control}', 'Ana Sá, Feb 29, 2028: Not counted'],
    ['{Control>}{Home}{/Control}', 'Maya Lindqvist, Feb 01, 2028: Present'],
  ] as const;
  for (const [keys, name] of steps) {
    await user.keyboard(keys);
    expect([keys, at()]).toEqual([keys, name]);
  }
  const inTabOrder = screen
    .getAllByRole('cell')
    .flatMap((cell) => [...cell.querySelectorAll('button')])
    .filter((button) => button.tabIndex === 0);
  expect(inTabOrder).toHaveLength(1);
});

/** A day of two logs, the first superseded by the second. */
const DAY: DayBreakdownBody = {
  employeeId: 7,
  employeeName: 'Maya Lindqvist',
  date: '2028-02-01',
  status: 'Present',
  leave: null,
  logs: [
    {
      ...aTimeLog({ id: 1, punchIn: '2028-02-01 09:05:10', punchOut: null }),
      state: 'missing-out',
      totalWorkedMins: null,
      zone: 'America/Chicago',
      source: 'punch',
      enteredBy: null,
      reason: null,
      isSuperseded: true,
      supersedes: null,
      spanSeconds: null,
      breaks: [],
      workedSeconds: null,
    },
    {
      ...aTimeLog({ id: 2, punchIn: '2028-02-01 09:05:10', punchOut: '2028-02-01 17:35:00' }),
      zone: 'America/Chicago',
      source: 'correction',
      enteredBy: 'Ada Okafor',
      reason: 'Forgot to punch out',
      isSuperseded: false,
      supersedes: 1,
      spanSeconds: 30_590,
      breaks: [
        {
          start: '2028-02-01 12:00:00',
          end: '2028-02-01 12:30:20',
          seconds: 1820,
          reason: 'Lunch',
        },
      ],
      workedSeconds: 28_770,
    },
  ],
  corrections: [
    {
      id: 5,
      employeeId: 7,
      employeeName: 'Maya Lindqvist',
      employeeCode: 'EMP-7',
      timeLogId: 1,
      workDate: '2028-02-01',
      reason: 'Forgot to punch out',
      status: 'Approved',
      requestedAt: '2028-02-02T09:00:00-06:00',
      before: { punchIn: '2028-02-01 09:05:10', punchOut: null, breakMins: 0, workedMins: null },
      after: {
        punchIn: '2028-02-01 09:05:10',
        punchOut: '2028-02-01 17:35:00',
        breakMins: 30,
        workedMins: 480,
      },
      effectMins: 480,
      decidedBy: 'Ada Okafor',
      decidedAt: '2028-02-02T10:00:00-06:00',
      decisionReason: null,
    },
  ],
  workedMins: 480,
  breakMins: 30,
  ...workingTimeOf(),
};

test("a cell opens its day's calculation, which is in the URL; Escape closes it", async () => {
  serveMonth();
  server.respond({ ...explainDay, path: '/admin/attendance/7/2028-02-01' }, () => aResponse(DAY));
  const { user, at } = open('/time/month?month=2028-02', OWN);
  await user.click(await screen.findByRole('button', { name: /Feb 01, 2028: Present/ }));
  expect(at()).toBe('/time/month?month=2028-02&employee=7&day=2028-02-01');
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Maya Lindqvist · Tue, Feb 01, 2028');
  const old = await within(dialog).findByRole('region', {
    name: 'Time log 09:05 AM – no punch-out',
  });
  expect(old).toHaveTextContent('Replaced by a newer log. No longer counted.');
  const counted = within(dialog).getByRole('region', { name: 'Time log 09:05 AM – 05:35 PM' });
  expect(counted).toHaveTextContent('Correction by Ada Okafor');
  expect(counted).toHaveTextContent('Times in Chicago time · Reason: Forgot to punch out');
  expect([...counted.querySelectorAll('dt, dd')].map(({ textContent }) => textContent)).toEqual([
    'Punch in',
    'Feb 01, 2028, 09:05 AM',
    'Punch out',
    'Feb 01, 2028, 05:35 PM',
    'Time from punch-in to punch-out',
    '8 hrs 29 min 50 s',
    '− Break 12:00 PM – 12:30 PM, Lunch',
    '30 min 20 s',
    '= Worked',
    '7 hrs 59 min 30 s',
  ]);
  expect(within(dialog).getByRole('region', { name: 'Totals of the day' })).toHaveTextContent(
    'Worked, in whole minutes8 hrsOn break, in whole minutes30 min',
  );
  expect(within(dialog).getByRole('region', { name: 'Corrections' })).toHaveTextContent(
    'Before: 09:05 AM – no punch-outAfter: 09:05 AM – 05:35 PM, 8 hrsApproved',
  );
  await user.keyboard('{Escape}');
  await waitFor(() => expect(at()).toBe('/time/month?month=2028-02'));
});

test('filters are sent to the server; the selects change the month', async () => {
  serveMonth();
  const { user, at } = open('/time/month?month=2028-02', OWN);
  await screen.findByRole('grid');
  await user.click(screen.getByRole('combobox', { name: 'Month' }));
  await user.click(screen.getByTitle('January'));
  await waitFor(() => expect(at()).toBe('/time/month?month=2028-01'));
  await user.click(screen.getByRole('combobox', { name: 'Department' }));
  await user.click(screen.getByTitle('HR'));
  await waitFor(() =>
    expect(server.requestsOf(listAttendance).at(-1)?.query).toEqual({
      page: '0',
      month: '2028-01',
      department: 'HR',
    }),
  );
});

test.each([
  ['', 'No one was employed this month.'],
  ['&search=zz', 'No one who was employed this month matches these filters.'],
  ['&department=HR', 'No one who was employed this month matches these filters.'],
])('an empty list with the filters "%s" says why', async (filters, text) => {
  serveMonth([]);
  open(`/time/month?month=2028-02${filters}`, OWN);
  expect(await screen.findByText(text)).toBeVisible();
});

test('on a base backend every day of the month is Absent until a punch-in (spec §4)', async () => {
  const today = localDate(Date.now());
  const length = Number(lastOfMonth(today).slice(8));
  server.respond(listEmployees, () =>
    aResponse({
      data: [
        anEmployeeWithTimeLogs({
          timeLogs: [
            aTimeLog({ id: 1, workDate: today, punchIn: `${today} 09:05:00` }),
            aTimeLog({ id: 2, workDate: '2020-01-31', punchIn: '2020-01-31 08:00:00' }),
          ],
        }),
      ],
      total: 1,
    }),
  );
  const { user } = open('/time/month?month=2020-01');
  await screen.findByRole('grid', { name: 'Monthly Attendance' });
  const days = Array.from({ length }, (_, index) =>
    index + 1 === Number(today.slice(8)) ? 'P' : 'A',
  );
  expect(cells()).toEqual([...days, '1', String(length - 1)]);
  expect(screen.queryByRole('combobox', { name: 'Month' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: /: Present$/ }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('09:05 AM – 05:35 PM');
  expect(dialog).toHaveTextContent('Minutes are shown as reported by the server.');
});

test.each([[undefined], [OWN]])(
  'a failure says Failed to fetch attendance records and can be tried again (spec §8, %j)',
  async (capabilities) => {
    for (const call of [listEmployees, listAttendance]) {
      server.respondRaw(call, () => ({ status: 422, body: '{}' }));
    }
    const { user } = open('/time/month', capabilities);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to fetch attendance records',
    );
    serveMonth();
    server.respond(listEmployees, () => aResponse({ data: [anEmployeeWithTimeLogs()], total: 1 }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('grid')).toBeVisible();
  },
);

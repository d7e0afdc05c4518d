import { getDashboard, listActivity, listEmployees } from '@rollcall/shared/contract';
import {
  anEmployeeWithTimeLogs,
  aResponse,
  aTimeLog,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DashboardPage } from './dashboard-page.tsx';

const server = serveContract();

const COUNTS = {
  totalUsers: 120,
  totalAdmins: 2,
  totalActiveUser: 100,
  totalInActiveUser: 20,
  totalUnverifiedUser: 30,
  totalVerifiedUser: 90,
  totalOnLeaveCount: 4,
  totalPunchInCount: 0,
  missmatch: { totalPunchOutMismatch: 3 },
};

const open = (capabilities?: readonly string[]) =>
  renderAsAdministrator([{ path: '/', Component: DashboardPage }], {
    server,
    path: '/',
    capabilities,
  });

/** The rows of a table of counts as label and count. */
async function countsOf(name: string) {
  const rows = within(await screen.findByRole('table', { name })).getAllByRole('row');
  return rows.map((row) => [
    within(row).getByRole('rowheader').textContent,
    within(row).getByRole('cell').textContent,
  ]);
}

test('the counts have their labels, in the specified order; 0 is shown as a count (spec §2)', async () => {
  server.respond(getDashboard, () => aResponse(COUNTS));
  open(['self']);
  expect(await countsOf('Employees Info')).toEqual([
    ['Total Employees', '120'],
    ['Total Admins', '2'],
    ['Total Active Employees', '100'],
    ['Total Inactive Employees', '20'],
    ['Total Unverified Employees', '30'],
    ['Total Verified Employees', '90'],
  ]);
  expect(await countsOf('Timelog Info')).toEqual([
    ['Total Leave Count', '4'],
    ['Total Punch In Count', '0'],
    ['Total Punch Out Mismatch', '3'],
  ]);
});

test.each<[string, unknown]>([
  ['omits them', { totalUsers: 7 }],
  ['sends null', { totalUsers: 7, totalOnLeaveCount: null, missmatch: null }],
  [
    'sends values that are not numbers',
    { totalUsers: '7', totalOnLeaveCount: 'many', missmatch: [] },
  ],
])('for a backend that %s, "-" is shown, never null or NaN (design §8)', async (_, data) => {
  server.respondRaw(getDashboard, () => ({ status: 200, body: { data } }));
  open(['self']);
  const [total, ...others] = await countsOf('Employees Info');
  expect(total).toEqual(['Total Employees', '7']);
  const figures = [...others, ...(await countsOf('Timelog Info'))].map(([, figure]) => figure);
  expect(figures).toEqual(Array(8).fill('-'));
});

test('on a base backend activity is a placeholder, and two announcements are fixed (spec §2)', async () => {
  server.respond(getDashboard, () => aResponse(COUNTS));
  open();
  const activity = await screen.findByRole('region', { name: 'Recent Activity' });
  expect(activity).toHaveTextContent('will appear here soon');
  const announcements = screen.getByRole('region', { name: 'Announcements' });
  const items = within(announcements).getAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[0]).toHaveTextContent(/Monthly Review.*25th/);
  expect(items[1]).toHaveTextContent(/System Maintenance.*Saturday, 2 AM to 5 AM/);
});

test('counts lead to their lists, on a base backend only to those that it can show', async () => {
  server.respond(getDashboard, () => aResponse(COUNTS));
  const linksOf = async () =>
    (await screen.findAllByRole('link')).map((link) => [
      link.textContent,
      link.getAttribute('href')?.replaceAll(/\d{4}-\d\d-\d\d/g, 'DATE'),
    ]);
  const everywhere = [
    ['Total Active Employees', '/employees?status=active'],
    ['Total Inactive Employees', '/employees?status=inactive'],
    ['Total Punch In Count', '/time/today'],
  ];
  const { unmount } = open();
  expect(await linksOf()).toEqual(everywhere);
  unmount();
  open(['self']);
  expect(await linksOf()).toEqual([
    ...everywhere.slice(0, 2),
    ['Total Leave Count', '/leave?status=APPROVED&from=DATE&to=DATE'],
    ['Total Punch In Count', '/time/today'],
    ['Total Punch Out Mismatch', '/time/logs?state=missing-out&from=DATE&to=DATE'],
  ]);
});

describe('recent activity', () => {
  const anEvent = (id: number) => ({
    id,
    kind: 'punch-in' as const,
    employeeId: 3,
    employeeName: 'Ana Lindqvist',
    actorName: null,
    happenedAt: '2026-03-05T09:00:00-06:00',
    text: `Ana Lindqvist punched in for the ${id}th time`,
  });
  const respond = (events: readonly ReturnType<typeof anEvent>[], older: string | null = null) =>
    server.respond(listActivity, ({ query }) => ({
      status: true,
      message: '',
      data: query.before === undefined ? [...events] : [anEvent(99)],
      cursor: null,
      older: query.before === undefined ? older : null,
    }));
  const events = async () =>
    within(await screen.findByRole('region', { name: 'Recent Activity' })).findAllByRole(
      'listitem',
    );
  beforeEach(() => server.respond(getDashboard, () => aResponse(COUNTS)));

  test('shows the newest eight, and older ones on request; the first of them gets the focus', async () => {
    respond(
      Array.from({ length: 9 }, (_, index) => anEvent(index + 1)),
      '12.34',
    );
    const { user } = open(['self', 'activity']);
    expect(await events()).toHaveLength(8);
    await user.click(screen.getByRole('button', { name: 'Show older' }));
    await waitFor(async () => expect(await events()).toHaveLength(10));
    expect((await events())[8]).toHaveFocus();
    expect(server.requestsOf(listActivity).map(({ query }) => query)).toEqual([
      {},
      { before: '12.34' },
    ]);
    expect(screen.queryByRole('button', { name: 'Show older' })).toBeNull();
  });

  test('names who acted, and when', async () => {
    respond([{ ...anEvent(1), actorName: 'Ada Okafor' } as never]);
    open(['self', 'activity']);
    const [event] = await events();
    expect(event).toHaveTextContent('Ana Lindqvist punched in for the 1th time by Ada Okafor');
    expect(event).toHaveTextContent('Mar 05, 2026, 09:00 AM');
  });

  test('an empty feed says what will be there', async () => {
    respond([]);
    open(['self', 'activity']);
    expect(
      await screen.findByText('Punches, leave requests and corrections appear here.'),
    ).toBeVisible();
  });

  test('a failure shows its message, and Retry', async () => {
    server.respondRaw(listActivity, () => ({ status: 422, body: {} }));
    const { user } = open(['self', 'activity']);
    expect(await screen.findByText('Failed to fetch the recent activity')).toBeVisible();
    respond([anEvent(1)]);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await events()).toHaveLength(1);
  });
});

test('a spinner is shown until the counts have loaded (spec §2)', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof aResponse<typeof COUNTS>>>();
  server.respond(getDashboard, () => promise);
  open(['self']);
  expect(await screen.findByText('Loading dashboard')).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  resolve(aResponse(COUNTS));
  expect(await countsOf('Timelog Info')).toHaveLength(3);
  expect(screen.queryByText('Loading dashboard')).toBeNull();
});

test('after Retry the focus moves to the content (design §13)', async () => {
  server.respondRaw(getDashboard, () => ({ status: 422, body: {} }));
  const content = (
    <main id="content" tabIndex={-1}>
      <DashboardPage />
    </main>
  );
  const { user } = renderAsAdministrator([{ path: '/', element: content }], {
    server,
    path: '/',
    capabilities: ['self'],
  });
  await screen.findByRole('button', { name: 'Retry' });
  server.respond(getDashboard, () => aResponse(COUNTS));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await countsOf('Timelog Info');
  expect(screen.getByRole('main')).toHaveFocus();
});

test.each([
  ['the message of the server', { message: 'The books are closed.' }, 'The books are closed.'],
  ['the default of the call', {}, 'Failed to fetch dashboard data'],
])(
  'a failure shows %s; Retry sends the request again (spec §2, spec §8)',
  async (_, body, text) => {
    server.respondRaw(getDashboard, () => ({ status: 422, body }));
    const { user } = open(['self']);
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(screen.queryByText('Loading dashboard')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
    server.respond(getDashboard, () => aResponse(COUNTS));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await countsOf('Timelog Info')).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(server.requestsOf(getDashboard)).toHaveLength(2);
  },
);

describe('punches of today', () => {
  beforeEach(() => {
    // 05:30 UTC is still the previous day at UTC−6.
    jest.useFakeTimers({
      now: Date.UTC(2026, 2, 9, 5, 30),
      doNotFake: [
        'setTimeout',
        'queueMicrotask',
        'setImmediate',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        'nextTick',
        'performance',
      ],
    });
    server.respond(getDashboard, () => aResponse(COUNTS));
  });
  afterEach(() => jest.useRealTimers());

  const EMPLOYEES = [
    anEmployeeWithTimeLogs({
      timeLogs: [
        aTimeLog({ punchIn: '2026-03-08 09:00:00', punchOut: '2026-03-08 17:00:00' }),
        aTimeLog({ id: 71, punchIn: '2026-03-08 18:00:00', punchOut: null }),
        aTimeLog({ id: 72, punchIn: '2026-03-09 00:10:00', punchOut: null }),
      ],
    }),
  ];

  test('on a base backend they are counted over all employees, for the UTC−6 day (spec §9)', async () => {
    server.respondRaw(listEmployees, () => ({ status: 200, body: { data: { data: EMPLOYEES } } }));
    open();
    expect(await screen.findByText('Today so far: 2 punched in, 1 punched out.')).toBeVisible();
    expect(server.requestsOf(listEmployees)[0]?.query).toEqual({});
  });

  test('on our own server they are not counted, and no request for all employees is sent (design §8)', async () => {
    open(['self']);
    await countsOf('Timelog Info');
    expect(screen.queryByText(/Today so far/)).toBeNull();
    expect(server.requestsOf(listEmployees)).toHaveLength(0);
  });

  test('their failure shows a toast and does not affect the tables (spec §8)', async () => {
    server.respondRaw(listEmployees, () => ({ status: 422, body: {} }));
    const { toasts } = open();
    await waitFor(() =>
      expect(toasts).toEqual([{ tone: 'error', text: 'Failed to fetch dashboard stats' }]),
    );
    expect(await countsOf('Timelog Info')).toHaveLength(3);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

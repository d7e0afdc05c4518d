import {
  getDashboard,
  getNow,
  getRecentDays,
  listDepartments,
  NOW_STATES,
  type NowPersonBody,
  type NowState,
} from '@rollcall/shared/contract';
import {
  aDepartment,
  aResponse,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { DashboardPage } from '../dashboard-page.tsx';

const server = serveContract();

const COUNTS = {
  totalUsers: 1,
  totalAdmins: 1,
  totalActiveUser: 1,
  totalInActiveUser: 0,
  totalUnverifiedUser: 0,
  totalVerifiedUser: 1,
  totalOnLeaveCount: 0,
  totalPunchInCount: 0,
  missmatch: { totalPunchOutMismatch: 0 },
};

let serial = 0;
function aPerson(state: NowState, values: Partial<NowPersonBody> = {}): NowPersonBody {
  serial += 1;
  return {
    employeeId: serial,
    employeeName: `Person ${serial}`,
    department: 'IT',
    state,
    workDate: '2026-01-05',
    since: null,
    plannedStart: '2026-01-05T09:00:00-06:00',
    zone: null,
    ...values,
  };
}

/** Who is where, with counts that are those of the people unless stated. */
function respondWith(
  people: readonly NowPersonBody[],
  counts: Partial<Record<NowState, number>> = {},
): void {
  const counted = NOW_STATES.map((state) => [
    state,
    counts[state] ?? people.filter((person) => person.state === state).length,
  ]);
  server.respond(getNow, () =>
    aResponse({ counts: Object.fromEntries(counted), people: [...people] }),
  );
}

const DAYS = Array.from({ length: 14 }, (_, index) => ({
  date: `2026-01-${String(index + 1).padStart(2, '0')}`,
  punchedIn: index,
  onLeave: 1,
}));

beforeEach(() => {
  server.respond(getDashboard, () => aResponse(COUNTS));
  server.respond(getRecentDays, () => aResponse(DAYS));
  server.respond(listDepartments, () =>
    aResponse(['IT', 'Sales'].map((name, id) => aDepartment({ id, name }))),
  );
});

const open = (capabilities: readonly string[] = ['self', 'now', 'working-time']) =>
  renderAsAdministrator([{ path: '/', Component: DashboardPage }], {
    server,
    path: '/',
    capabilities,
    zone: 'America/Chicago',
  });
const card = async () => within(await screen.findByRole('region', { name: 'Now' }));
const people = async () => (await card()).findByRole('list', { name: 'Employees' });
const rows = async () => within(await people()).getAllByRole('listitem');
const textsOf = async () => (await rows()).map(({ textContent }) => textContent);

test('each person has name and state, and leads to the day; those who are missing come first', async () => {
  const since = '2026-01-05T08:58:00-06:00';
  const ana = aPerson('at-work', { employeeName: 'Ana Sá', since });
  respondWith([
    ana,
    aPerson('late', { since: '2026-01-05T09:12:00-06:00' }),
    aPerson('on-break', { since: '2026-01-05T12:01:00-06:00' }),
    aPerson('missing'),
    aPerson('due', { plannedStart: '2026-01-05T14:00:00-06:00' }),
    aPerson('on-leave'),
  ]);
  open();
  const texts = await textsOf();
  expect(texts.map((text) => text.replace(/^.*?(Person \d+|Sá) /, ''))).toEqual([
    'Missing, planned for 09:00 AM ',
    'Late, at work since 09:12 AM ',
    'On break since 12:01 PM ',
    'At work since 08:58 AM ',
    'Due at 02:00 PM ',
    'On leave ',
  ]);
  expect(
    (await card()).getByRole('link', { name: /^Ana Sá At work since 08:58 AM/ }),
  ).toHaveAttribute('href', `/time/month?month=2026-01&employee=${ana.employeeId}&day=2026-01-05`);
});

test('who works in another zone than the company’s has the local time', async () => {
  respondWith([aPerson('missing', { zone: 'Asia/Kolkata' })]);
  open();
  expect(await textsOf()).toEqual([expect.stringMatching(/\d\d:\d\d [AP]M Kolkata time$/)]);
});

test('a count filters by its state, and pressed again shows all', async () => {
  respondWith([aPerson('at-work', { employeeName: 'Ana Sá' }), aPerson('missing')]);
  const { user, router } = open();
  expect(await rows()).toHaveLength(2);
  await user.click((await card()).getByRole('button', { name: 'At work 1' }));
  expect(await textsOf()).toEqual([expect.stringContaining('Ana Sá')]);
  expect(router.state.location.search).toBe('?now=at-work');
  const pressed = (await card()).getByRole('button', { pressed: true });
  expect(pressed).toHaveTextContent('At work 1');
  await user.click(pressed);
  expect(await rows()).toHaveLength(2);
});

test('a state without anyone says so', async () => {
  respondWith([aPerson('due')]);
  const { user } = open();
  expect(await screen.findByText('No one has punched in yet today.')).toBeVisible();
  await user.click((await card()).getByRole('button', { name: 'On leave 0' }));
  expect(await screen.findByText('No one is on leave today.')).toBeVisible();
});

test('where no one is expected, the card says so', async () => {
  respondWith([]);
  open();
  expect(await screen.findByText('No one is expected today, and no one is here.')).toBeVisible();
});

test('of more people only the number is known; those of a state lead to the board, which lists exactly these', async () => {
  const many = Array.from({ length: 24 }, () => aPerson('missing'));
  respondWith([...many, aPerson('at-work')], { missing: 55 });
  const { user } = open();
  expect(await rows()).toHaveLength(24);
  expect((await card()).getByText('and 32 more')).toBeVisible();
  await user.click((await card()).getByRole('button', { name: 'Missing 55' }));
  expect((await card()).getByRole('link', { name: 'and 31 more' })).toHaveAttribute(
    'href',
    '/time/today?view=board&state=missing',
  );
});

test('a department is asked for, and stays in the link to the board', async () => {
  respondWith(
    Array.from({ length: 24 }, () => aPerson('due')),
    { due: 25 },
  );
  const { user } = open();
  await user.click((await card()).getByRole('button', { name: 'Due 25' }));
  const choice = await (await card()).findByRole('combobox', { name: 'Department' });
  await user.selectOptions(choice, 'Sales');
  await waitFor(() =>
    expect(server.requestsOf(getNow).at(-1)?.query).toEqual({ department: 'Sales' }),
  );
  expect((await card()).getByRole('link', { name: 'and 1 more' })).toHaveAttribute(
    'href',
    '/time/today?view=board&state=due&department=Sales',
  );
});

test('a company with one department has no filter', async () => {
  server.respond(listDepartments, () => aResponse([aDepartment({ name: 'IT' })]));
  respondWith([aPerson('due')]);
  open();
  expect(await rows()).toHaveLength(1);
  await waitFor(() => expect(server.requestsOf(listDepartments)).toHaveLength(1));
  expect((await card()).queryByRole('combobox')).not.toBeInTheDocument();
});

test('the last fourteen days are a table for screen readers, and a chart', async () => {
  respondWith([]);
  open();
  const table = within(await (await card()).findByRole('table', { name: 'The last 14 days' }));
  const cells = table.getAllByRole('row').map(({ textContent }) => textContent);
  expect(cells.slice(0, 2)).toEqual(['DatePunched inOn leave', 'Thu, Jan 01, 202601']);
  expect(cells).toHaveLength(15);
  expect(cells.at(-1)).toBe('Wed, Jan 14, 2026 (today)131');
});

test('failures have a retry each, and the rest of the dashboard is there', async () => {
  server.refuse(getNow, 409, 'Out of order');
  server.refuse(getRecentDays, 409, 'No days');
  const { user } = open();
  expect(await (await card()).findByText('Out of order')).toBeVisible();
  expect(await (await card()).findByText('No days')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Employees Info' })).toBeVisible();
  respondWith([aPerson('missing')]);
  server.respond(getRecentDays, () => aResponse(DAYS));
  for (const button of (await card()).getAllByRole('button', { name: 'Retry' })) {
    await user.click(button);
  }
  expect(await rows()).toHaveLength(1);
  expect(await screen.findByRole('table', { name: 'The last 14 days' })).toBeVisible();
});

test('on a server without the capability there is no card (spec §2)', async () => {
  open(['self']);
  await screen.findByRole('table', { name: 'Employees Info' });
  expect(screen.queryByRole('region', { name: 'Now' })).not.toBeInTheDocument();
});

import {
  decideCorrection,
  decideLeave,
  getDashboard,
  getWaiting,
  readNotification,
  reopenLeave,
  setEmployeeStatus,
  type WaitingBody,
} from '@rollcall/shared/contract';
import {
  aLeave,
  anEmployee,
  aResponse,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
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

type Oldest = NonNullable<WaitingBody['oldest']>;
const NOTHING: Oldest = { registrations: [], corrections: [], leaves: [], missingOuts: [] };
const ANA = { employeeId: 7, employeeName: 'Ana Sá' };
const LEAVE = {
  ...ANA,
  id: 9,
  since: '2026-01-05',
  type: 'Annual',
  startDate: '2999-04-01',
  endDate: '2999-04-03',
  reason: 'Wedding',
};
const CORRECTION = {
  ...ANA,
  id: 4,
  since: '2026-01-06T08:00:00-06:00',
  workDate: '2026-01-05',
  punchIn: '2026-01-05T09:00:00-06:00',
  punchOut: '2026-01-05T17:30:00-06:00',
  reason: 'Badge was lost',
};
const LOG = { ...ANA, id: 70, workDate: '2026-01-04', punchIn: '2026-01-04T22:00:00-06:00' };
const PERSON = { employeeId: 8, employeeName: 'Noor van Dijk', since: '2026-01-03T10:00:00-06:00' };

/** What waits, with counts that are those of the rows unless stated. */
function respondWith(oldest: Partial<Oldest>, counts: Partial<WaitingBody> = {}): void {
  const rows = { ...NOTHING, ...oldest };
  server.respond(getWaiting, () =>
    aResponse({
      registrations: rows.registrations.length,
      corrections: rows.corrections.length,
      leaves: rows.leaves.length,
      missingOuts: rows.missingOuts.length,
      ...counts,
      oldest: rows,
    }),
  );
}

beforeEach(() => {
  server.respond(getDashboard, () => aResponse(COUNTS));
});

const open = (capabilities: readonly string[] = ['self', 'waiting']) =>
  renderAsAdministrator([{ path: '/', Component: DashboardPage }], {
    server,
    path: '/',
    capabilities,
    zone: 'America/Chicago',
  });
const card = () => screen.findByRole('region', { name: 'Needs you' });
const group = async (name: string) => within(await card()).findByRole('region', { name });

test('of each kind are shown the count, which leads to its list, and the oldest with what is asked since when', async () => {
  respondWith(
    { registrations: [PERSON], corrections: [CORRECTION], leaves: [LEAVE], missingOuts: [LOG] },
    { leaves: 12 },
  );
  open();
  const leaves = within(await group('12 leaves to decide'));
  expect(leaves.getByRole('link', { name: '12 leaves to decide' })).toHaveAttribute(
    'href',
    '/leave?status=pending',
  );
  expect(leaves.getByRole('listitem')).toHaveTextContent(
    'Ana SáAnnual: Apr 01, 2999 to Apr 03, 2999Requested: Jan 05, 2026 · WeddingApproveReject',
  );
  const rows = within(await card()).getAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'Noor van DijkRegistered: Jan 03, 2026, 10:00 AMActivate',
    expect.stringContaining('Annual'),
    'Ana SáJan 05, 2026: 09:00 AM to 05:30 PMRequested: Jan 06, 2026, 08:00 AM · Badge was lostApproveReject',
    'Ana SáJan 04, 2026: punched in at 10:00 PMAdd punch-out',
  ]);
});

test('Approve decides a leave in place, and Undo in the toast reverts it, as on its page', async () => {
  respondWith({ leaves: [LEAVE] });
  const decidedAt = '2026-01-06T14:00:00Z';
  server.respond(decideLeave, () => {
    respondWith({});
    return aResponse(aLeave({ id: 9, status: 'Approved', decidedAt }));
  });
  server.respond(reopenLeave, () => {
    respondWith({ leaves: [LEAVE] });
    return aResponse(aLeave({ id: 9 }));
  });
  const { user, toasts } = open();
  const approve = within(await group('1 leave to decide')).getByRole('button', { name: 'Approve' });
  expect(approve).toHaveAccessibleDescription(/^Ana Sá Annual: Apr 01, 2999 to Apr 03, 2999/);
  await user.click(approve);
  expect(await screen.findByText(/^Nothing needs you/)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Needs you' })).toHaveFocus();
  expect(server.requestsOf(decideLeave)[0]?.body).toEqual({ status: 'Approved' });
  act(() => toasts[0]?.action?.run());
  expect(await group('1 leave to decide')).toBeVisible();
  expect(server.requestsOf(reopenLeave)[0]?.body).toEqual({ decidedAt });
});

test('Reject asks for a reason', async () => {
  respondWith({ corrections: [CORRECTION] });
  server.refuse(decideCorrection, 409, 'It has been decided');
  const { user } = open();
  const row = within(await group('1 correction request to decide'));
  await user.click(row.getByRole('button', { name: 'Reject' }));
  await user.type(await screen.findByLabelText('Reason for the rejection'), 'No proof');
  await user.click(
    within(screen.getByRole('form', { name: 'Reject' })).getByRole('button', { name: 'Reject' }),
  );
  await waitFor(() => expect(server.requestsOf(decideCorrection)).toHaveLength(1));
  expect(server.requestsOf(decideCorrection)[0]?.body).toEqual({
    status: 'Rejected',
    reason: 'No proof',
  });
});

test('Activate activates an account', async () => {
  respondWith({ registrations: [PERSON] });
  server.respond(setEmployeeStatus, () => {
    respondWith({});
    return aResponse({ ...anEmployee({ id: 8 }), version: 2 });
  });
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Activate' }));
  expect(await screen.findByText(/^Nothing needs you/)).toBeVisible();
  expect(toasts).toMatchObject([{ text: 'Employee activated successfully: Noor van Dijk' }]);
});

test('a failing release leads to its module, and Mark as read takes it off the card', async () => {
  const failed = {
    id: 31,
    text: 'Time 2.0.0 fails in browsers.',
    link: '/modules/mfe-time',
    since: '2026-01-06T08:00:00-06:00',
  };
  respondWith({}, { releaseFailures: 1, failedReleases: [failed] });
  server.respond(readNotification, () => {
    respondWith({});
    return aResponse({ unread: 0 });
  });
  const { user } = open();
  const row = within(await group('1 failing release'));
  expect(row.getByRole('link', { name: '1 failing release' })).toHaveAttribute('href', '/modules');
  expect(row.getByRole('link', { name: failed.text })).toHaveAttribute('href', failed.link);
  await user.click(row.getByRole('button', { name: 'Mark as read' }));
  expect(await screen.findByText(/^Nothing needs you/)).toBeVisible();
  expect(server.requestsOf(readNotification)[0]?.path).toBe('/notifications/31/read');
});

test('a request of one’s own has no decision here', async () => {
  respondWith({ leaves: [{ ...LEAVE, employeeId: 1 }] });
  open();
  const row = within(await group('1 leave to decide')).getByRole('listitem');
  expect(row).toHaveTextContent('Your own');
  expect(within(row).queryByRole('button')).not.toBeInTheDocument();
});

test('each name leads to all that is known of the request', async () => {
  respondWith({
    registrations: [PERSON],
    corrections: [CORRECTION],
    leaves: [LEAVE],
    missingOuts: [LOG],
  });
  open();
  const hrefs = within(await card())
    .getAllByRole('listitem')
    .map((row) => within(row).getAllByRole('link')[0]?.getAttribute('href'));
  expect(hrefs).toEqual([
    '/employees?status=new&dialog=edit&employee=8',
    '/leave?status=pending&sort=appliedOn&order=asc&dialog=details&leave=9',
    '/time/month?month=2026-01&employee=7&day=2026-01-05',
    '/time/month?month=2026-01&employee=7&day=2026-01-04',
  ]);
});

test('a failure has a retry, and the rest of the dashboard is there', async () => {
  server.refuse(getWaiting, 409, 'Out of order');
  const { user } = open();
  expect(await within(await card()).findByRole('alert')).toBeVisible();
  expect(screen.getByRole('table', { name: 'Employees Info' })).toBeVisible();
  respondWith({ leaves: [LEAVE] });
  await user.click(within(await card()).getByRole('button', { name: 'Retry' }));
  expect(await group('1 leave to decide')).toBeVisible();
});

test.each([
  ['a base backend', ['self'], undefined],
  [
    'a server of an earlier release',
    ['self', 'waiting'],
    { registrations: 1, corrections: 0, leaves: 0, missingOuts: 0 },
  ],
])('on %s there is no card (spec §2)', async (_, capabilities, data) => {
  if (data) server.respond(getWaiting, () => aResponse(data));
  open(capabilities);
  await screen.findByRole('table', { name: 'Employees Info' });
  expect(screen.queryByRole('region', { name: 'Needs you' })).not.toBeInTheDocument();
});

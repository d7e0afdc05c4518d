import {
  createLeaveCalendarLink,
  getLeaveCalendar,
  listLeaves,
  revokeLeaveCalendarLink,
} from '@rollcall/shared/contract';
import {
  aLeave,
  aPageOf,
  aResponse,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { LeavePage } from './leave-page.tsx';

const server = serveContract();

const open = (path: string, capabilities?: readonly string[]) =>
  renderAsAdministrator([{ path: '/leave', Component: LeavePage }], {
    server,
    path,
    capabilities,
    zone: capabilities && 'Europe/Rome',
  });

const OWN = ['leaves.page', 'leave.decide'];

beforeEach(() => {
  server.respond(listLeaves, ({ query }) =>
    query.page === undefined ? aResponse([]) : aPageOf([], 0),
  );
  server.respond(getLeaveCalendar, ({ query }) => ({
    ...aResponse(
      query.month === '2026-12'
        ? [
            aLeave({ department: 'IT', startDate: '2026-12-30', endDate: '2027-01-02' }),
            aLeave({
              id: 2,
              employeeId: 8,
              employeeName: 'Bo Lind',
              department: null,
              status: 'Approved',
              startDate: '2026-12-31',
              endDate: '2026-12-31',
            }),
          ]
        : [],
    ),
    month: query.month ?? '',
    today: '2026-12-30',
    isComplete: query.department === undefined,
  }));
});

test('a month shows who is away by department; the next month crosses the end of the year', async () => {
  const { user, at } = open('/leave?calendar=2026-12', OWN);
  const table = await screen.findByRole('table', { name: 'Who is away' });
  const days = (name: string) =>
    within(within(table).getByRole('row', { name: new RegExp(name) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent)
      .join('');
  expect(tableRows('Who is away')).toHaveLength(4);
  expect(within(table).getByRole('rowheader', { name: 'IT' })).toBeVisible();
  expect(within(table).getByRole('rowheader', { name: 'No department' })).toBeVisible();
  expect(days('Maya Lindqvist')).toBe('PendingPending');
  expect(days('Bo Lind')).toBe('Approved');
  await user.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByText('No one is away this month.')).toBeVisible();
  expect(at()).toBe('/leave?calendar=2027-01');
  expect(screen.getByText('January 2027')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close calendar' }));
  expect(at()).toBe('/leave');
});

test("the calendar uses the table's department filter and says when it is incomplete", async () => {
  open('/leave?calendar=2026-12&department=IT', OWN);
  expect(await screen.findByText(/Not all leaves are shown/)).toBeVisible();
  expect(server.requestsOf(getLeaveCalendar).map(({ query }) => query)).toEqual([
    { month: '2026-12', department: 'IT' },
  ]);
});

test('a base backend has no calendar and gets no request for it', async () => {
  open('/leave?calendar=2026-12');
  expect(await screen.findByText(/No leaves yet/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Calendar' })).not.toBeInTheDocument();
  expect(server.requestsOf(getLeaveCalendar)).toEqual([]);
});

test('the secret link is shown once, and can be revoked (design §15.7)', async () => {
  server.respond(createLeaveCalendarLink, () =>
    aResponse({ path: '/leaves/calendar-link/secret.ics' }),
  );
  server.respond(revokeLeaveCalendarLink, () => aResponse(null));
  const { user, toasts } = open('/leave?calendar=2026-12&department=IT', OWN);
  await user.click(await screen.findByRole('button', { name: 'Calendar link' }));
  const dialog = await screen.findByRole('dialog', { name: 'Calendar link' });
  await user.click(within(dialog).getByRole('button', { name: 'Create link' }));
  expect(await within(dialog).findByLabelText('Calendar URL')).toHaveValue(
    `${server.baseUrl}/leaves/calendar-link/secret.ics`,
  );
  expect(server.requestsOf(createLeaveCalendarLink).map(({ body }) => body)).toEqual([
    { department: 'IT' },
  ]);
  await user.click(within(dialog).getByRole('button', { name: 'Revoke my link' }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', text: 'Calendar link revoked' }]));
  expect(within(dialog).queryByLabelText('Calendar URL')).not.toBeInTheDocument();
});

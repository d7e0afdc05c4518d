import {
  getLeaveConflicts,
  listLeaves,
  requestLeave,
  withdrawLeave,
} from '@rollcall/shared/contract';
import {
  aLeave,
  anAdministrator,
  aPageOf,
  aResponse,
  aToken,
  changeValue,
  renderPage,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { MyLeavePage } from './my-leave-page.tsx';

const server = serveContract();

/** Noon on the day that is today for the page. */
const NOON = Date.parse('2026-03-10T12:00:00+01:00');

const NO_CONFLICTS = { overlaps: [], punchedDays: [], away: [] };

const open = () =>
  renderPage([{ path: '/my/leave', Component: MyLeavePage }], {
    server,
    path: '/my/leave',
    session: {
      token: aToken({ role: 'EMPLOYEE' }),
      employee: anAdministrator({ id: 7, role: 'EMPLOYEE' }),
    },
    capabilities: ['self', 'leaves.page', 'leave.decide'],
    zone: 'Europe/Rome',
    serverAhead: NOON - Date.now(),
  });

/** Sets a date field in one change, as the browser's date picker does. */
const choose = (name: string, date: string) =>
  changeValue(screen.getByLabelText(name, { selector: 'input' }), date);

beforeEach(() => {
  server.respond(listLeaves, () => aPageOf([], 0));
  server.respond(getLeaveConflicts, () => aResponse(NO_CONFLICTS));
});

test('without a leave the list says so once', async () => {
  open();
  expect(await screen.findByText('You have not requested any leave yet.')).toBeVisible();
  expect(screen.queryByText('No records')).toBeNull();
});

test('only own leaves are listed, with who decided and why; only a pending one can be withdrawn', async () => {
  let leaves = [
    aLeave({ id: 1 }),
    aLeave({ id: 2, status: 'Rejected', decidedBy: 'Ada Okafor', decisionReason: 'Too late' }),
  ];
  server.respond(listLeaves, () => aPageOf(leaves, 0));
  server.respond(withdrawLeave, () => {
    leaves = leaves.slice(1);
    return aResponse(null);
  });
  const { user, toasts } = open();
  await screen.findByText('Showing 1–2 of 2');
  expect(tableRows('My Leave')).toEqual([
    ['Apr 01, 2026', 'Apr 03, 2026', '3 days', 'Vacation', 'Mar 20, 2026', 'Pending', 'Withdraw'],
    [
      'Apr 01, 2026',
      'Apr 03, 2026',
      '3 days',
      'Vacation',
      'Mar 20, 2026',
      'Rejectedby Ada Okafor: Too late',
      '-',
    ],
  ]);
  expect(server.requestsOf(listLeaves)[0]?.query).toMatchObject({ employeeId: '7', page: '0' });
  const withdraw = screen.getByRole('button', { name: 'Withdraw' });
  expect(withdraw).toHaveAccessibleDescription('Apr 01, 2026');
  await user.click(withdraw);
  expect(await screen.findByText('Showing 1–1 of 1')).toBeVisible();
  expect(server.requestsOf(withdrawLeave).map(({ path }) => path)).toEqual(['/leaves/1']);
  expect(toasts).toEqual([{ tone: 'success', text: 'Leave withdrawn' }]);
});

test("conflicts are shown while the days are chosen, and the server's refusal is shown after sending", async () => {
  server.respond(getLeaveConflicts, () =>
    aResponse({ ...NO_CONFLICTS, overlaps: [aLeave()], punchedDays: ['2026-04-02'] }),
  );
  server.refuse(requestLeave, 409, 'This overlaps the leave from Apr 01, 2026 to Apr 03, 2026.');
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Request leave' }));
  const dialog = await screen.findByRole('dialog', { name: 'Request leave' });
  await choose('Start Date', '2026-04-02');
  expect(
    await within(dialog).findByText(
      'This overlaps the leave from Apr 01, 2026 to Apr 03, 2026 (Pending).',
    ),
  ).toBeVisible();
  expect(within(dialog).getByText('Punched in on Apr 02, 2026.')).toBeVisible();
  expect(within(dialog).getByText('1 day')).toBeVisible();
  expect(server.requestsOf(getLeaveConflicts)[0]?.query).toEqual({
    startDate: '2026-04-02',
    endDate: '2026-04-02',
  });
  await user.click(within(dialog).getByRole('button', { name: 'Request leave' }));
  const refusal = /^This overlaps the leave from .*2026\.$/;
  expect(await within(dialog).findByText(refusal)).toBeVisible();
  expect(toasts).toEqual([]);
  await choose('End Date', '2026-04-03');
  await waitFor(() => expect(within(dialog).queryByText(refusal)).not.toBeInTheDocument());
});

test.each([
  ['2025-03-08', '2026-03-10', 'Start Date', 'Start date must not be more than 366 days ago'],
  ['2027-03-12', '2027-03-12', 'Start Date', 'Start date must be within the next 366 days'],
  ['2027-03-10', '2027-03-12', 'End Date', 'End date must be within the next 366 days'],
  ['2026-03-10', '2026-03-09', 'End Date', 'End date must not be before start date'],
])(
  '%s to %s is refused under %s, without a call and without a word about conflicts',
  async (start, end, field, message) => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Request leave' }));
    const dialog = await screen.findByRole('dialog', { name: 'Request leave' });
    await choose('Start Date', start);
    await choose('End Date', end);
    await user.click(within(dialog).getByRole('button', { name: 'Request leave' }));
    await waitFor(() =>
      expect(screen.getByLabelText(field, { selector: 'input' })).toHaveAccessibleDescription(
        message,
      ),
    );
    expect(screen.queryByText('No conflicts on these days.')).not.toBeInTheDocument();
    expect(server.requestsOf(requestLeave)).toEqual([]);
  },
);

test('an error of the server is shown under its field until that is edited', async () => {
  const message = 'This overlaps the leave on Apr 02, 2026 (Pending).';
  const fields = [{ field: 'startDate', message }];
  const body = { status: false, message, code: 'conflict', fields };
  server.respondRaw(requestLeave, () => ({ status: 409, body }));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Request leave' }));
  const dialog = await screen.findByRole('dialog', { name: 'Request leave' });
  await choose('Start Date', '2026-04-02');
  await user.click(within(dialog).getByRole('button', { name: 'Request leave' }));
  const start = screen.getByLabelText('Start Date', { selector: 'input' });
  await waitFor(() => expect(start).toHaveAccessibleDescription(message));
  expect(within(dialog).getAllByText(message)).toHaveLength(1);
  await choose('Start Date', '2026-04-03');
  await waitFor(() => expect(within(dialog).queryByText(message)).not.toBeInTheDocument());
});

test('while a year is typed, the last day follows the first and no request is sent', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Request leave' }));
  await screen.findByRole('dialog');
  for (const year of ['0002', '0020', '0202', '2027']) await choose('Start Date', `${year}-03-01`);
  expect(screen.getByLabelText('End Date', { selector: 'input' })).toHaveValue('2027-03-01');
  expect(await screen.findByText('No conflicts on these days.')).toBeVisible();
  expect(server.requestsOf(getLeaveConflicts).map(({ query }) => query.startDate)).toEqual([
    '2027-03-01',
  ]);
  await choose('End Date', '2027-03-04');
  await choose('Start Date', '2027-03-02');
  expect(screen.getByText('3 days')).toBeVisible();
});

test('the form keeps its values after Escape, says so, and clears them after Cancel (design §8)', async () => {
  const { user } = open();
  const opener = await screen.findByRole('button', { name: 'Request leave' });
  const reason = async () => {
    await user.click(opener);
    await screen.findByRole('dialog');
    return screen.getByLabelText('Reason (optional)');
  };
  const isClosed = () =>
    waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.type(await reason(), 'A wedding');
  await user.keyboard('{Escape}');
  await isClosed();
  expect(await screen.findByText('Your unsaved changes were kept.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reopen' }));
  expect(await screen.findByLabelText('Reason (optional)')).toHaveValue('A wedding');
  await user.keyboard('{Escape}');
  await isClosed();
  expect(await reason()).toHaveValue('A wedding');
  expect(screen.queryByText('Your unsaved changes were kept.')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await isClosed();
  expect(screen.queryByText('Your unsaved changes were kept.')).not.toBeInTheDocument();
  expect(await reason()).toHaveValue('');
});

test('a valid form requests the leave and closes the dialog', async () => {
  server.respond(requestLeave, () => aResponse(aLeave()));
  const { user, toasts } = open();
  await user.click(await screen.findByRole('button', { name: 'Request leave' }));
  const dialog = await screen.findByRole('dialog', { name: 'Request leave' });
  const send = within(dialog).getByRole('button', { name: 'Request leave' });
  await user.click(send);
  expect(await within(dialog).findByText('Start date is required')).toBeVisible();
  await choose('Start Date', '2027-02-28');
  await choose('End Date', '2027-02-27');
  expect(await within(dialog).findByText('End date must not be before start date')).toBeVisible();
  await choose('End Date', '2029-02-28');
  expect(await within(dialog).findByText('A leave can be at most 366 days')).toBeVisible();
  await choose('End Date', '2027-03-01');
  expect(within(dialog).getByText('2 days')).toBeVisible();
  expect(await within(dialog).findByText('No conflicts on these days.')).toBeVisible();
  await user.type(within(dialog).getByLabelText('Reason (optional)'), ' A wedding ');
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(toasts).toEqual([{ tone: 'success', text: 'Leave requested' }]);
  expect(server.requestsOf(requestLeave).map(({ body }) => body)).toEqual([
    { type: 'Annual', startDate: '2027-02-28', endDate: '2027-03-01', reason: 'A wedding' },
  ]);
});

test('a failed request shows the default message (spec §8)', async () => {
  server.respondRaw(listLeaves, () => ({ status: 500, body: {} }));
  open();
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch leaves');
});

import { decideLeave, getLeaveConflicts, listLeaves, reopenLeave } from '@rollcall/shared/contract';
import { SILENT_UNDO_SECONDS } from '@rollcall/shared/domain';
import {
  aLeave,
  aPageOf,
  aResponse,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { LeavePage } from './leave-page.tsx';

const server = serveContract();

/** The leave that every test decides. */
let stored = aLeave({ employeeName: 'Ana Sá' });

beforeEach(() => {
  stored = aLeave({ employeeName: 'Ana Sá', startDate: '2999-04-01', endDate: '2999-04-03' });
  server.respond(listLeaves, () => ({
    ...aPageOf([stored], 0),
    counts: { Pending: 0, Approved: 0, Rejected: 0, [stored.status]: 1 },
  }));
  server.respond(getLeaveConflicts, () => aResponse({ overlaps: [], punchedDays: [], away: [] }));
  server.respond(decideLeave, ({ body }) => {
    const { status } = body as { status: 'Approved' };
    const decidedAt = new Date(Date.now()).toISOString();
    const isSelfDecided = stored.employeeId === 1;
    stored = { ...stored, status, decidedBy: 'Ada Okafor', decidedAt, isSelfDecided };
    return aResponse(stored);
  });
  server.respond(reopenLeave, () => {
    stored = { ...stored, status: 'Pending', decidedBy: null, decidedAt: null };
    return aResponse(stored);
  });
});

afterEach(() => jest.restoreAllMocks());

const open = () =>
  renderAsAdministrator([{ path: '/leave', Component: LeavePage }], {
    server,
    path: '/leave',
    capabilities: ['leaves.page', 'leave.decide', 'roles'],
    zone: 'Europe/Rome',
  });

const row = () => screen.findByRole('row', { name: /Ana Sá/ });
const focused = () => document.activeElement as HTMLElement;
const decisions = () => server.requestsOf(decideLeave).map(({ body }) => body);
const reopenings = () => server.requestsOf(reopenLeave).map(({ body }) => body);

test('Approve acts immediately, the counters follow, and Undo in the toast reverts it (design §10)', async () => {
  const { user, toasts } = open();
  const button = within(await row()).getByRole('button', { name: 'Approve' });
  expect(button).toHaveAccessibleDescription('Ana Sá Apr 01, 2999');
  await user.click(button);
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'success', text: 'Leave approved' }]));
  expect(decisions()).toEqual([{ status: 'Approved' }]);
  // The list is refetched after the response to the decision.
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Approved' })).toHaveTextContent('Approved1'),
  );
  expect(within(await row()).queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  const { decidedAt } = stored;
  toasts[0]?.action?.run();
  await waitFor(() => expect(toasts[1]?.text).toBe('Decision undone. The leave is pending again.'));
  expect(reopenings()).toEqual([{ decidedAt }]);
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeEnabled();
});

test('the details have the days, who is away, and the same decision with the same Undo', async () => {
  const away = [aLeave({ id: 3, employeeName: 'Bo Lind' })];
  server.respond(getLeaveConflicts, () => aResponse({ overlaps: [], punchedDays: [], away }));
  const { user, toasts, at } = open();
  await user.click(await screen.findByRole('button', { name: 'Details of Ana Sá' }));
  const details = within(await screen.findByRole('dialog', { name: 'Details of Ana Sá' }));
  expect(details.getByText(/Apr 01, 2999 – Apr 03, 2999 \(3 days\): Pending$/)).toBeVisible();
  expect(await details.findByText(/^Bo Lind:/)).toBeVisible();
  expect(details.getByRole('button', { name: 'Reject' })).toBeVisible();
  await user.click(details.getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(toasts).toMatchObject([{ tone: 'success', text: 'Leave approved' }]));
  expect(decisions()).toEqual([{ status: 'Approved' }]);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(at()).toBe('/leave');
  const { decidedAt } = stored;
  toasts[0]?.action?.run();
  await waitFor(() => expect(reopenings()).toEqual([{ decidedAt }]));
});

test('a rejection in the details asks for its reason there', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Details of Ana Sá' }));
  const details = within(await screen.findByRole('dialog', { name: 'Details of Ana Sá' }));
  await user.click(details.getByRole('button', { name: 'Reject' }));
  await user.type(
    await screen.findByRole('textbox', { name: 'Reason for the rejection' }),
    'Year end',
  );
  await user.click(details.getByRole('button', { name: 'Reject' }));
  await waitFor(() => expect(decisions()).toEqual([{ status: 'Rejected', reason: 'Year end' }]));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('Reject asks for a reason in a small popover and does nothing without one (design §15.11)', async () => {
  const { user, toasts } = open();
  await user.click(within(await row()).getByRole('button', { name: 'Reject' }));
  const reason = await screen.findByRole('textbox', { name: 'Reason for the rejection' });
  const popover = screen.getByRole('tooltip');
  expect(within(popover).getByRole('button', { name: 'Reject' })).toBeDisabled();
  await user.type(reason, '  {Enter}');
  expect(decisions()).toEqual([]);
  await user.type(reason, 'Release week{Enter}');
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Leave rejected' }]));
  expect(decisions()).toEqual([{ status: 'Rejected', reason: 'Release week' }]);
});

test("a leave that a colleague has just decided shows the server's message, and the list is refetched", async () => {
  const { user, toasts } = open();
  const button = within(await row()).getByRole('button', { name: 'Approve' });
  server.refuse(decideLeave, 409, 'This leave has already been rejected.');
  stored = { ...stored, status: 'Rejected' };
  await user.click(button);
  await waitFor(() =>
    expect(toasts).toEqual([{ tone: 'error', text: 'This leave has already been rejected.' }]),
  );
  expect(await within(await row()).findByText('Rejected')).toBeVisible();
});

test('a failure without a message shows the default message', async () => {
  const { user, toasts } = open();
  server.respondRaw(decideLeave, () => ({ status: 500, body: {} }));
  await user.click(within(await row()).getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(toasts).toEqual([{ tone: 'error', text: 'Failed to decide the leave' }]),
  );
});

test('the row menu undoes immediately within the silent period, later with a reason (design §10)', async () => {
  const approvedAt = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(approvedAt);
  const { user, toasts } = open();
  await user.click(within(await row()).getByRole('button', { name: 'Approve' }));
  await user.click(await screen.findByRole('button', { name: 'More for Ana Sá' }));
  const { decidedAt } = stored;
  clock.mockReturnValue(approvedAt + SILENT_UNDO_SECONDS * 1000 - 1);
  await user.click(await screen.findByRole('menuitem', { name: 'Undo' }));
  await waitFor(() => expect(reopenings()).toEqual([{ decidedAt }]));
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeEnabled();
  stored = { ...stored, status: 'Approved', decidedAt };
  clock.mockReturnValue(approvedAt + SILENT_UNDO_SECONDS * 1000);
  server.refuse(decideLeave, 409, 'This leave has already been approved.');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await user.click(await screen.findByRole('button', { name: 'More for Ana Sá' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Undo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo the decision for Ana Sá' });
  expect(within(dialog).getByRole('button', { name: 'Undo' })).toBeDisabled();
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Wrong person');
  const shown = stored.decidedAt;
  await user.click(within(dialog).getByRole('button', { name: 'Undo' }));
  await waitFor(() =>
    expect(reopenings()[1]).toEqual({ reason: 'Wrong person', decidedAt: shown }),
  );
  await waitFor(() =>
    expect(toasts.at(-1)?.text).toBe('Decision undone. The leave is pending again.'),
  );
});

test('by keyboard, the menu takes the focus, and its button gets it back after the dialog', async () => {
  stored = { ...stored, status: 'Approved', decidedAt: '2026-01-01T10:00:00+01:00' };
  const { user } = open();
  const button = await screen.findByRole('button', { name: 'More for Ana Sá' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  button.focus();
  await user.keyboard('{Enter}');
  const item = await screen.findByRole('menuitem', { name: 'Undo' });
  await waitFor(() => expect(item.closest('[role=menu]')).toContainElement(focused()));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  await user.keyboard('{Enter}');
  await waitFor(() => expect(item.closest('[role=menu]')).toContainElement(focused()));
  // Without preventDefault this Enter would also press the button that gets the focus.
  expect(fireEvent.keyDown(item, { key: 'Enter', keyCode: 13, which: 13 })).toBe(false);
  await screen.findByRole('dialog', { name: 'Undo the decision for Ana Sá' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
});

test('the decision of a leave that has started cannot be undone', async () => {
  stored = {
    ...stored,
    status: 'Approved',
    startDate: '2026-01-02',
    decidedAt: '2026-01-01T10:00:00+01:00',
  };
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'More for Ana Sá' }));
  expect(await screen.findByRole('menuitem', { name: 'Undo' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test.each(['Pending', 'Approved'] as const)(
  'an administrator with colleagues gets no actions for their own leave (%s)',
  async (status) => {
    const decidedAt = status === 'Approved' ? new Date().toISOString() : null;
    stored = { ...stored, employeeId: 1, status, decidedAt, mayDecide: false };
    open();
    expect(await screen.findByRole('button', { name: 'Details of Ana Sá' })).toBeVisible();
    const howTo = 'To appoint one: Edit Employee → Work Info → Role';
    expect(screen.queryAllByRole('link', { name: howTo })).toHaveLength(
      status === 'Pending' ? 1 : 0,
    );
    for (const name of ['Approve', 'Reject', 'Decide your own', 'More for Ana Sá']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
  },
);

test('administrators cannot decide their own leave, except the only one, with a reason (design §10)', async () => {
  stored = { ...stored, employeeId: 1, mayDecide: true };
  const { user } = open();
  const decide = await screen.findByRole('button', { name: 'Decide your own' });
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  await user.click(decide);
  const dialog = await screen.findByRole('dialog', { name: 'Decide your own leave' });
  // What is typed before the dialog has taken the focus goes elsewhere.
  await waitFor(() => expect(dialog).toContainElement(focused()));
  await user.type(within(dialog).getByRole('textbox', { name: 'Reason' }), 'Alone here');
  await user.click(within(dialog).getByRole('button', { name: 'Approve' }));
  await waitFor(() => expect(decisions()).toEqual([{ status: 'Approved', reason: 'Alone here' }]));
  await user.click(screen.getByRole('button', { name: 'Details of Ana Sá' }));
  expect(await screen.findByText(/^Ada Okafor, for themselves, /)).toBeVisible();
});

test('conflicts of a leave are visible before the decision', async () => {
  stored = { ...stored, reason: 'A wedding' };
  server.respond(getLeaveConflicts, () =>
    aResponse({
      overlaps: [aLeave({ id: 11, startDate: '2999-04-03', endDate: '2999-04-04' })],
      punchedDays: ['2999-04-01', '2999-04-02'],
      away: [
        aLeave({ id: 12, employeeId: 8, employeeName: 'Bo Lind', status: 'Approved' }),
        aLeave({ id: 13, employeeId: 8, employeeName: 'Bo Lind', startDate: '2026-04-02' }),
      ],
    }),
  );
  const { user } = open();
  for (const flag of ['Overlap', '2 punched', '1 away']) {
    expect(await within(await row()).findByText(flag)).toBeVisible();
  }
  expect(server.requestsOf(getLeaveConflicts).map(({ query }) => query)).toEqual([
    { startDate: '2999-04-01', endDate: '2999-04-03', employeeId: '7', leaveId: '9' },
  ]);
  await user.click(screen.getByRole('button', { name: 'Details of Ana Sá' }));
  expect(await screen.findByText('A wedding')).toBeVisible();
  expect(screen.getByText('Apr 03, 2999 – Apr 04, 2999 (Pending)')).toBeVisible();
  expect(screen.getByText('Bo Lind: Apr 01, 2026 – Apr 03, 2026 (Approved)')).toBeVisible();
});

import {
  getLeaveConflicts,
  listLeaves,
  requestLeaveFor,
  searchEmployees,
} from '@rollcall/shared/contract';
import {
  aLeave,
  anEmployee,
  aPageOf,
  aResponse,
  changeValue,
  renderAsAdministrator,
  serveContract,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { LeavePage } from './leave-page.tsx';

const server = serveContract();
const DECIDED = {
  status: 'Approved',
  decidedBy: 'Ada',
  decidedAt: '2026-01-02T03:04:05Z',
} as const;

beforeEach(() => {
  const dates = { startDate: '2999-04-01', endDate: '2999-04-03' };
  server.respond(listLeaves, () =>
    aPageOf(
      [aLeave({ id: 9, employeeName: 'Ana Sá', reason: 'A wedding', ...dates, ...DECIDED })],
      0,
    ),
  );
  server.respond(getLeaveConflicts, () => aResponse({ overlaps: [], punchedDays: [], away: [] }));
  server.respond(searchEmployees, () => aPageOf([], 0));
});

const open = (search: string, capabilities: readonly string[] = ['leaves.page', 'leave.decide']) =>
  renderAsAdministrator([{ path: '/leave', Component: LeavePage }], {
    server,
    path: `/leave${search}`,
    capabilities,
    zone: 'Europe/Rome',
  });
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('Back closes the details of a leave, Forward and a link open them (decision 061)', async () => {
  const { user, go, at } = open('?type=Casual');
  await user.click(await screen.findByRole('button', { name: 'Details of Ana Sá' }));
  const details = await screen.findByRole('dialog', { name: 'Details of Ana Sá' });
  expect(within(details).getByText('A wedding')).toBeVisible();
  const address = at();
  expect(address).toBe('/leave?type=Casual&dialog=details&leave=9');
  await go(-1);
  await noDialog();
  expect(at()).toBe('/leave?type=Casual');
  await go(1);
  await screen.findByRole('dialog', { name: 'Details of Ana Sá' });
  await user.keyboard('{Escape}');
  await noDialog();
  expect(at()).toBe('/leave?type=Casual');
});

test.each([
  ['?dialog=details&leave=9', 'Details of Ana Sá'],
  ['?dialog=reason&leave=9', 'Undo the decision for Ana Sá'],
  ['?dialog=request', 'Request leave for an employee'],
  ['?calendar=2026-03&dialog=calendar-link', 'Calendar link'],
])('%s opens a dialog, which closes without leaving the page', async (search, name) => {
  const { user, at } = open(search);
  expect(await screen.findByRole('dialog', { name })).toBeVisible();
  await user.keyboard('{Escape}');
  await noDialog();
  expect(at()).toBe(search.startsWith('?calendar') ? '/leave?calendar=2026-03' : '/leave');
});

test.each(['?dialog=details&leave=8', '?dialog=reason&leave=8', '?dialog=details&leave=abc'])(
  '%s says that the leave is not on the page',
  async (search) => {
    open(search);
    expect(await screen.findByText(/^This leave is not on this page of the list/)).toBeVisible();
  },
);

test.each(['?dialog=nothing', '?dialog=details&leave=9', '?dialog=request'])(
  'without the capability %s shows the page only',
  async (search) => {
    open(search, search.endsWith('nothing') ? undefined : ['leaves.page']);
    expect(await screen.findByText(/Ana Sá/)).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

test('input of the request survives Back, and the calendar closes without leaving an entry', async () => {
  const { user, go, at } = open('');
  await user.click(await screen.findByRole('button', { name: 'Request leave for an employee' }));
  await user.type(await screen.findByRole('textbox', { name: /Reason/ }), 'Rest');
  await go(-1);
  await noDialog();
  await user.click(await screen.findByRole('button', { name: 'Reopen' }));
  expect(await screen.findByRole('textbox', { name: /Reason/ })).toHaveValue('Rest');
  await user.keyboard('{Escape}');
  await noDialog();
  expect(at()).toBe('/leave');
});

const inDays = (days: number) =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

test('an administrator requests leave for an employee and sees who else is away', async () => {
  server.respond(searchEmployees, () => aPageOf([anEmployee()], 0));
  server.respond(requestLeaveFor, () => aResponse(aLeave()));
  server.respond(getLeaveConflicts, () =>
    aResponse({
      overlaps: [],
      punchedDays: [],
      away: [aLeave({ id: 3, employeeName: 'Bo Lind' })],
    }),
  );
  const { user } = open('');
  await user.click(await screen.findByRole('button', { name: 'Request leave for an employee' }));
  const dialog = await screen.findByRole('dialog', { name: 'Request leave for an employee' });
  const send = within(dialog).getByRole('button', { name: 'Request leave' });
  await user.click(send);
  expect(await within(dialog).findByText('Choose an employee')).toBeVisible();
  await user.type(within(dialog).getByRole('combobox', { name: 'Employee' }), 'maya');
  await user.click(await screen.findByTitle('Maya Lindqvist'));
  await changeValue(within(dialog).getByLabelText('Start Date', { selector: 'input' }), inDays(20));
  await changeValue(within(dialog).getByLabelText('End Date', { selector: 'input' }), inDays(21));
  expect(await within(dialog).findByText('Also away: Bo Lind.')).toBeVisible();
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(server.requestsOf(requestLeaveFor).map(({ body }) => body)).toEqual([
    { employeeId: 7, type: 'Annual', startDate: inDays(20), endDate: inDays(21) },
  ]);
});

import { type AuditEntryBody, listAudit } from '@rollcall/shared/contract';
import { aPageOf, renderAsAdministrator, serveContract, tableRows } from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { AuditSettings } from './audit-settings.tsx';

const server = serveContract();

const UPDATED: AuditEntryBody = {
  id: 9,
  at: '2026-03-10T18:00:00.000Z',
  actorCode: 'A-1',
  actorName: 'Ada Boss',
  action: 'employee.update',
  employeeId: 7,
  employeeCode: 'E-7',
  employeeName: 'Ana Lee',
  before: { phone: '1', joiningDate: null, bankAccountNumber: '•••', isActive: false, version: 3 },
  after: {
    phone: '2',
    joiningDate: '2026-03-01',
    bankAccountNumber: '•••',
    isActive: true,
    version: 4,
  },
  note: 'On request',
};
const LEFT: AuditEntryBody = {
  ...UPDATED,
  id: 8,
  actorCode: null,
  actorName: null,
  action: 'employee.leave',
  before: null,
  after: null,
  note: null,
};
const GONE: AuditEntryBody = {
  ...LEFT,
  id: 7,
  actorCode: 'A-2',
  action: 'time-log.close',
  employeeId: null,
  employeeName: null,
  after: { logs: [{ workDate: '2026-03-09', punchOut: '2026-03-09T23:30:00.000Z' }], reason: '' },
};

beforeEach(() => server.respond(listAudit, () => aPageOf([UPDATED, LEFT, GONE], 0)));

const open = (path = '/settings') =>
  renderAsAdministrator([{ path: '/settings', Component: AuditSettings }], {
    server,
    path,
    capabilities: ['audit'],
    zone: 'UTC-06:00',
  });
const lastQuery = () => server.requestsOf(listAudit).at(-1)?.query;

test('each change says when, what, whose data, who, and which fields', async () => {
  open();
  await screen.findByText('Employee changed');
  expect(tableRows()).toEqual([
    [
      'Mar 10, 2026, 12:00 PM',
      'Employee changed',
      'Ana Lee EMP-7',
      'Ada Boss',
      'Phone, Joining date and 2 more',
      'Details',
    ],
    [
      'Mar 10, 2026, 12:00 PM',
      'Account ended with the exit date',
      'Ana Lee EMP-7',
      'The server',
      '–',
      'Details',
    ],
    ['Mar 10, 2026, 12:00 PM', 'Time log closed', 'E-7', 'A-2', 'Logs', 'Details'],
  ]);
});

test('a change shows each field before and after, in words', async () => {
  const { user, at } = open();
  const [first, , third] = await screen.findAllByRole('button', { name: 'Details' });
  await user.click(first as HTMLElement);
  const drawer = within(await screen.findByRole('dialog', { name: 'Employee changed' }));
  expect(at()).toBe('/settings?change=9');
  expect(drawer.getByText('On request')).toBeVisible();
  const cells = drawer.getAllByRole('row').map((row) => row.textContent);
  expect(cells).toEqual([
    'FieldBeforeAfter',
    'Phone12',
    'Joining date–Mar 01, 2026',
    'Bank account number••••••',
    'ActiveNoYes',
  ]);
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(at()).toBe('/settings'));
  await user.click(third as HTMLElement);
  const other = within(await screen.findByRole('dialog', { name: 'Time log closed' }));
  expect(
    other.getByText('Work date: Mar 09, 2026, Punch out: Mar 09, 2026, 05:30 PM'),
  ).toBeVisible();
});

test('filters are in the address and sent to the server', async () => {
  const { user, at } = open('/settings?employee=7&from=2026-03-01&subject=leave&search=ada');
  await screen.findByText('Employee changed');
  expect(lastQuery()).toEqual({
    page: '0',
    employeeId: '7',
    from: '2026-03-01',
    subject: 'leave',
    search: 'ada',
  });
  await user.click(screen.getByRole('button', { name: 'Show all changes' }));
  await waitFor(() => expect(at()).not.toContain('employee'));
  await user.click(screen.getByRole('combobox', { name: 'About' }));
  await user.click(await screen.findByTitle('Time log'));
  await waitFor(() => expect(lastQuery()).toMatchObject({ subject: 'time-log' }));
});

test('an action and a subject of a newer server are shown in its words', async () => {
  server.respondRaw(listAudit, () => ({
    status: 200,
    body: aPageOf([{ ...LEFT, action: 'pay-run.lock-all' }], 0),
  }));
  open('/settings?subject=nonsense&from=yesterday&employee=x');
  expect(await screen.findByText('Pay run lock all')).toBeVisible();
  expect(lastQuery()).toEqual({ page: '0' });
});

test('an empty log says why', async () => {
  server.respond(listAudit, () => aPageOf([], 0));
  const { user } = open();
  expect(await screen.findByText('Nothing has been changed yet.')).toBeVisible();
  await user.type(screen.getByRole('searchbox'), 'zoe');
  expect(await screen.findByText('No change matches the filters.')).toBeVisible();
});

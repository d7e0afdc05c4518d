import {
  closePeriod,
  listAdjustments,
  listDepartments,
  listPeriods,
  type PeriodBody,
  type PeriodPreviewBody,
  previewPeriod,
} from '@rollcall/shared/contract';
import {
  aDepartment,
  aPageOf,
  aResponse,
  changeValue,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { ClosingPage } from './closing-page.tsx';

const server = serveContract();

const OCTOBER: PeriodBody = {
  id: 3,
  from: '2026-10-01',
  to: '2026-10-31',
  scope: 'company',
  department: null,
  closedBy: 'Ada Admin',
  closedAt: '2026-11-02T09:00:00-06:00',
  reopenedBy: null,
  reopenedAt: null,
  reopenReason: null,
  employees: 12,
};
const REOPENED: PeriodBody = {
  ...OCTOBER,
  id: 2,
  from: '2026-09-07',
  to: '2026-09-20',
  scope: 'department:4',
  department: 'IT',
  reopenedBy: 'Ben Boss',
  reopenedAt: '2026-11-03T09:00:00-06:00',
  reopenReason: 'A log was missing',
};
const PREVIEW: PeriodPreviewBody = {
  from: '2026-10-01',
  to: '2026-10-31',
  employees: 12,
  openLogs: 0,
  missingOuts: 0,
  pendingCorrections: 0,
  pendingLeaves: 0,
  pendingOvertime: 0,
  unsettled: [],
  refusal: null,
};

let preview: Partial<PeriodPreviewBody>;
beforeEach(() => {
  preview = {};
  server.respond(listPeriods, () => aPageOf([OCTOBER, REOPENED], 0));
  server.respond(listAdjustments, () => aPageOf([], 0));
  server.respond(listDepartments, () =>
    aResponse([aDepartment({ id: 4 }), aDepartment({ id: 5, name: 'HR' })]),
  );
  server.respond(previewPeriod, () => aResponse({ ...PREVIEW, ...preview }));
  server.respond(closePeriod, () => aResponse(OCTOBER));
});

const open = (path = '/time/closing') =>
  renderAsAdministrator([{ path: '/time/closing', Component: ClosingPage }], {
    server,
    path,
    capabilities: ['working-time'],
    zone: 'UTC-06:00',
  });
const RANGE = 'dialog=close&from=2026-10-01&to=2026-10-31';
const openDialog = async (query = RANGE) => {
  const page = open(`/time/closing?${query}`);
  return { ...page, dialog: within(await screen.findByRole('dialog', { name: 'Close a period' })) };
};

test('periods are listed with who closed them, and who reopened them and why', async () => {
  open();
  await screen.findByRole('link', { name: 'October 2026' });
  expect(tableRows('Closed periods')).toEqual([
    ['October 2026', 'Whole company', '12', 'Nov 02, 2026, by Ada Admin', 'Closed'],
    [
      'Sep 07, 2026 to Sep 20, 2026',
      'IT',
      '12',
      'Nov 02, 2026, by Ada Admin',
      'ReopenedNov 03, 2026, by Ben Boss: A log was missing',
    ],
  ]);
  expect(screen.getByRole('link', { name: 'October 2026' })).toHaveAttribute(
    'href',
    '/time/closing?period=3',
  );
});

test('without a range the last month that is over is offered, for the company', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Close a period…' }));
  await waitFor(() => expect(server.requestsOf(previewPeriod)).toHaveLength(1));
  const { from = '', to = '', scope } = server.requestsOf(previewPeriod)[0]?.query ?? {};
  expect([from.slice(8), scope]).toEqual(['01', 'company']);
  const nextDay = new Date(`${to}T00:00:00Z`);
  nextDay.setUTCDate(nextDay.getUTCDate() + 1);
  expect(nextDay.getUTCDate()).toBe(1);
});

test('departments that could not be read say so, and can be read again', async () => {
  server.refuse(listDepartments, 500, 'No departments.');
  const { user, dialog } = await openDialog();
  expect(await dialog.findByText('No departments.')).toBeVisible();
  server.respond(listDepartments, () => aResponse([]));
  await user.click(dialog.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(dialog.queryByText('No departments.')).not.toBeInTheDocument());
});

test('what is settled is closed, and its sheet opens', async () => {
  const { user, at, dialog } = await openDialog();
  expect(
    await dialog.findByText('Everything is settled. The figures of 12 employees will be closed.'),
  ).toBeVisible();
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close the period' }));
  await waitFor(() => expect(at()).toBe('/time/closing?period=3'));
  expect(server.requestsOf(closePeriod)[0]?.body).toEqual({
    from: '2026-10-01',
    to: '2026-10-31',
    scope: 'company',
  });
});

test('a double click closes once; after a refusal it can be tried again', async () => {
  server.refuse(closePeriod, 409, 'A time log is open.');
  const { dialog } = await openDialog();
  await dialog.findByText(/^Everything is settled/);
  const close = dialog.getByRole('button', { name: 'Close the period' });
  // Before anything is rendered that the first click leads to later.
  fireEvent.click(close);
  fireEvent.click(close);
  expect(await dialog.findByRole('alert')).toHaveTextContent('A time log is open.');
  expect(server.requestsOf(closePeriod)).toHaveLength(1);
  await waitFor(() => expect(close).toBeEnabled());
});

test('what is not settled is counted, named and linked; closing needs a confirmation', async () => {
  preview = {
    missingOuts: 2,
    pendingLeaves: 1,
    unsettled: [
      {
        kind: 'missing-out',
        employeeId: 7,
        employeeName: 'Maya Lindqvist',
        from: '2026-10-05',
        to: '2026-10-05',
      },
      {
        kind: 'leave',
        employeeId: 8,
        employeeName: 'Noor Night',
        from: '2026-10-30',
        to: '2026-11-02',
      },
    ],
  };
  const { user, dialog } = await openDialog();
  const list = within(await dialog.findByRole('region', { name: 'Not settled yet' }));
  expect(
    list.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['Show them', '/time/logs?state=missing-out&from=2026-10-01&to=2026-10-31'],
    ['Maya Lindqvist, Oct 05, 2026', '/time/month?month=2026-10&employee=7&day=2026-10-05'],
    ['Show them', '/leave?status=Pending&from=2026-10-01&to=2026-10-31'],
    [
      'Noor Night, Oct 30, 2026 to Nov 02, 2026',
      '/time/month?month=2026-10&employee=8&day=2026-10-30',
    ],
  ]);
  expect(list.getByText('and 1 more')).toBeInTheDocument();
  await user.click(dialog.getByRole('button', { name: 'Close the period' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent(
    'Settle what is listed, or confirm that it may stay open.',
  );
  expect(server.requestsOf(closePeriod)).toEqual([]);
  await user.click(
    dialog.getByRole('checkbox', { name: 'Close although something is not settled' }),
  );
  await user.click(dialog.getByRole('button', { name: 'Close the period' }));
  await waitFor(() =>
    expect(server.requestsOf(closePeriod)[0]?.body).toMatchObject({ acceptsUnsettled: true }),
  );
});

test('a refusal says why, and nothing can be confirmed', async () => {
  preview = { openLogs: 1, refusal: 'Someone is still punched in on one of these days.' };
  const { dialog } = await openDialog();
  expect(
    await dialog.findByText('Someone is still punched in on one of these days.'),
  ).toBeVisible();
  expect(dialog.getByText('1 open time log')).toBeVisible();
  expect(dialog.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Close the period' })).toBeDisabled();
});

test('of days that are closed already, nothing is listed that cannot be settled any more', async () => {
  preview = { pendingOvertime: 4, refusal: 'The days are closed already.' };
  const { dialog } = await openDialog();
  expect(await dialog.findByText('The days are closed already.')).toBeVisible();
  expect(dialog.queryByRole('region', { name: 'Not settled yet' })).not.toBeInTheDocument();
});

test('another range is previewed, and is in the URL; a wrong one is not sent', async () => {
  const { at, dialog } = await openDialog(`${RANGE}&scope=department:4`);
  await dialog.findByText(/^Everything is settled/);
  expect(server.requestsOf(previewPeriod)[0]?.query).toMatchObject({ scope: 'department:4' });
  await changeValue(dialog.getByLabelText('First day'), '2026-10-15');
  await waitFor(() =>
    expect(server.requestsOf(previewPeriod).at(-1)?.query).toMatchObject({ from: '2026-10-15' }),
  );
  expect(at()).toContain('from=2026-10-15');
  const count = server.requestsOf(previewPeriod).length;
  await changeValue(dialog.getByLabelText('First day'), '2026-11-15');
  expect(await dialog.findByText('The last day must not be before the first.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Close the period' })).toBeDisabled();
  expect(server.requestsOf(previewPeriod)).toHaveLength(count);
});

test('the message of the server is shown when it refuses to close', async () => {
  server.respondRaw(closePeriod, () => ({
    status: 409,
    body: { status: false, message: 'These days are closed already.', code: 'conflict' },
  }));
  const { user, dialog } = await openDialog();
  await dialog.findByText(/^Everything is settled/);
  await user.click(dialog.getByRole('button', { name: 'Close the period' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('These days are closed already.');
});

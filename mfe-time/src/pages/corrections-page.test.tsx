import {
  type CorrectionBody,
  decideCorrection,
  listCorrections,
  listOwnCorrections,
  listOwnTimeLogs,
  reopenCorrection,
  withdrawCorrection,
} from '@rollcall/shared/contract';
import {
  aPageOf,
  aResponse,
  renderAsAdministrator,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CorrectionsPage } from './corrections-page.tsx';
import { MyTimePage } from './my-time-page.tsx';

const server = serveContract();

const PAGES = [
  { path: '/time/corrections', Component: CorrectionsPage },
  { path: '/my/time', Component: MyTimePage },
];

const open = (path: string) =>
  renderAsAdministrator(PAGES, {
    server,
    path,
    capabilities: ['self', 'corrections', 'roles'],
    zone: 'UTC-06:00',
  });

/** A pending correction of a log without punch-out. */
function aCorrection(changes: Partial<CorrectionBody> = {}): CorrectionBody {
  return {
    id: 5,
    employeeId: 7,
    employeeName: 'Maya Lindqvist',
    employeeCode: 'EMP-7',
    timeLogId: 70,
    workDate: '2026-03-09',
    reason: 'Forgot to punch out',
    status: 'Pending',
    requestedAt: '2026-03-10T09:00:00-06:00',
    before: { punchIn: '2026-03-09 22:05:00', punchOut: null, breakMins: 0, workedMins: null },
    after: {
      punchIn: '2026-03-09 22:05:00',
      punchOut: '2026-03-10 06:35:00',
      breakMins: 30,
      workedMins: 480,
    },
    effectMins: 480,
    decidedBy: null,
    decidedAt: null,
    decisionReason: null,
    ...changes,
  };
}

const COUNTS = { Pending: 3, Approved: 2, Rejected: 1 };

const serve = (rows = [aCorrection()]) =>
  server.respond(listCorrections, () => ({ ...aPageOf(rows, 0), counts: COUNTS }));

test('before and after are side by side with their effect, below the counters', async () => {
  serve([
    aCorrection(),
    aCorrection({ id: 6, timeLogId: null, before: null, status: 'Rejected', effectMins: -75 }),
  ]);
  open('/time/corrections');
  await screen.findByText('Showing 1–2 of 2');
  expect(tableRows('Corrections').map((row) => row.slice(0, 6))).toEqual([
    [
      'Maya Lindqvist',
      'Mar 09, 2026',
      '10:05 PM – no punch-out',
      '10:05 PM – 06:35 AM, Mar 10, 20268 hrs · 30 min of breaks',
      '+8 hrs',
      'Forgot to punch out',
    ],
    [
      'Maya Lindqvist',
      'Mar 09, 2026',
      'no log',
      '10:05 PM – 06:35 AM, Mar 10, 20268 hrs · 30 min of breaks',
      '−1 hr 15 min',
      'Forgot to punch out',
    ],
  ]);
  for (const [status, count] of Object.entries(COUNTS)) {
    expect(screen.getByRole('region', { name: status })).toHaveTextContent(String(count));
  }
  expect(screen.getAllByRole('button', { name: 'Approve' })).toHaveLength(1);
  for (const name of ['Approve', 'Reject']) {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveAccessibleDescription('Maya Lindqvist Mar 09, 2026');
  }
});

test('the days of the address, as closing a month names them, narrow the list', async () => {
  serve();
  const { user } = open('/time/corrections?status=Pending&from=2026-03-01&to=2026-03-31');
  await screen.findByText('Showing 1–1 of 1');
  const days = { from: '2026-03-01', to: '2026-03-31' };
  expect(server.requestsOf(listCorrections)[0]?.query).toMatchObject({
    status: 'Pending',
    ...days,
  });
  expect(screen.getByLabelText('From')).toHaveValue('2026-03-01');
  await user.clear(screen.getByLabelText('To'));
  await waitFor(() =>
    expect(server.requestsOf(listCorrections).at(-1)?.query).not.toHaveProperty('to'),
  );
});

test('Approve acts immediately, the list follows, and Undo in the toast takes it back', async () => {
  serve();
  const decidedAt = '2026-03-10T12:00:00-06:00';
  server.respond({ ...decideCorrection, path: '/admin/corrections/5/decision' }, () => {
    serve([aCorrection({ status: 'Approved', decidedBy: 'Ada Okafor' })]);
    return aResponse(aCorrection({ status: 'Approved', decidedAt }));
  });
  const { user, toasts } = open('/time/corrections');
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('by Ada Okafor')).toBeVisible();
  expect(toasts).toMatchObject([{ tone: 'success', text: 'Correction approved' }]);
  const sent = server.requests.find(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ status: 'Approved' });
  const undo = { ...reopenCorrection, path: '/admin/corrections/5/decision' } as const;
  server.respond(undo, () => {
    serve();
    return aResponse(aCorrection());
  });
  toasts[0]?.action?.run();
  expect(await screen.findByRole('button', { name: 'Approve' })).toBeEnabled();
  expect(server.requestsOf(undo).map(({ body }) => body)).toEqual([{ decidedAt }]);
  expect(toasts[1]?.text).toBe('Decision undone. The correction is pending again.');
});

test('an approval names the punch-out that was made after the request, and the row shows it', async () => {
  const punchedOutAt = '2026-03-10T06:20:00-06:00';
  serve();
  const { user } = open('/time/corrections');
  await screen.findByText('Maya Lindqvist');
  expect(screen.queryByText('Punched out after this request')).not.toBeInTheDocument();
  const decision = { ...decideCorrection, path: '/admin/corrections/5/decision' } as const;
  server.refuse(decision, 409, 'Maya Lindqvist punched out. Compare the times and decide again.');
  serve([aCorrection({ punchedOutAt })]);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Punched out after this request')).toBeVisible();
  server.respond(decision, () => aResponse(aCorrection({ status: 'Approved' })));
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  await waitFor(() =>
    expect(server.requestsOf(decision).map(({ body }) => body)).toEqual([
      { status: 'Approved' },
      { status: 'Approved', punchedOutAt },
    ]),
  );
});

test.each([
  ['changed', 'Changed by an administrator after this request'],
  ['deleted', 'Deleted after this request'],
] as const)(
  'a log that was %s since is marked, and an approval names the version in the row',
  async (logChange, note) => {
    serve([aCorrection({ logChange, version: 'v2' })]);
    const decision = { ...decideCorrection, path: '/admin/corrections/5/decision' } as const;
    server.respond(decision, () => aResponse(aCorrection({ status: 'Approved' })));
    const { user } = open('/time/corrections');
    expect(await screen.findByText(note)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Approve' }));
    await waitFor(() =>
      expect(server.requestsOf(decision).map(({ body }) => body)).toEqual([
        { status: 'Approved', version: 'v2' },
      ]),
    );
  },
);

test('Reject asks for a reason in a popover and requires one; Escape closes it', async () => {
  serve();
  const decision = { ...decideCorrection, path: '/admin/corrections/5/decision' } as const;
  server.respond(decision, () => aResponse(aCorrection({ status: 'Rejected' })));
  const { user, toasts } = open('/time/corrections');
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  const field = await screen.findByLabelText('Reason for the rejection');
  const form = field.closest('form') as HTMLElement;
  expect(within(form).getByRole('button', { name: 'Reject' })).toBeDisabled();
  await user.type(field, 'No');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(field).not.toBeInTheDocument());
  await user.click(screen.getByRole('button', { name: 'Reject' }));
  await user.type(await screen.findByLabelText('Reason for the rejection'), ' Not seen ');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(toasts).toMatchObject([{ text: 'Correction rejected' }]));
  expect(server.requestsOf(decision).map(({ body }) => body)).toEqual([
    { status: 'Rejected', reason: 'Not seen' },
  ]);
});

test('administrators cannot decide their own corrections while there is another (design §10)', async () => {
  serve([aCorrection({ employeeId: 1 })]);
  open('/time/corrections');
  expect(
    await screen.findByText('Your own request: another administrator must decide'),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument();
  expect(
    screen.getByRole('link', { name: 'To appoint one: Edit Employee → Work Info → Role' }),
  ).toHaveAttribute('href', '/employees');
});

test('the only administrator decides their own correction, and the list says so', async () => {
  const own = { employeeId: 1, mayDecide: true };
  serve([aCorrection(own)]);
  const decided = {
    ...own,
    status: 'Approved',
    decidedBy: 'Ada Admin',
    isSelfDecided: true,
  } as const;
  const decision = { ...decideCorrection, path: '/admin/corrections/5/decision' } as const;
  server.respond(decision, () => {
    serve([aCorrection(decided)]);
    return aResponse(aCorrection(decided));
  });
  const { user } = open('/time/corrections');
  expect(
    await screen.findByText('Your own request: you decide it as the only administrator'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('by Ada Admin, for themselves')).toBeVisible();
});

test("a correction that a colleague has just decided shows the server's message, and the list is refetched", async () => {
  serve();
  const { user, toasts } = open('/time/corrections');
  const approve = await screen.findByRole('button', { name: 'Approve' });
  serve([aCorrection({ status: 'Rejected' })]);
  server.refuse(
    { ...decideCorrection, path: '/admin/corrections/5/decision' },
    409,
    'This correction has already been rejected.',
  );
  await user.click(approve);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull());
  expect(toasts).toEqual([{ tone: 'error', text: 'This correction has already been rejected.' }]);
});

test('filters are in the URL and are sent to the server', async () => {
  serve();
  const { user, at } = open('/time/corrections?department=HR');
  await screen.findByText('Maya Lindqvist');
  await user.click(screen.getByRole('combobox', { name: 'Status filter' }));
  await user.click(screen.getByTitle('Pending'));
  await waitFor(() => expect(at()).toBe('/time/corrections?department=HR&status=Pending'));
  await waitFor(() =>
    expect(server.requestsOf(listCorrections).at(-1)?.query).toEqual({
      page: '0',
      department: 'HR',
      status: 'Pending',
    }),
  );
});

test('employees see and withdraw their own corrections at My Time', async () => {
  server.respond(listOwnTimeLogs, () => ({
    ...aPageOf([], 0),
    open: null,
    now: '2026-03-10 09:00:00',
    today: '2026-03-10',
    zone: 'UTC-06:00',
  }));
  const serveOwn = (rows: CorrectionBody[]) =>
    server.respond(listOwnCorrections, () => ({ ...aPageOf(rows, 0), counts: COUNTS }));
  serveOwn([aCorrection(), aCorrection({ id: 6, status: 'Approved', decidedBy: 'Ada Okafor' })]);
  server.respond({ ...withdrawCorrection, path: '/corrections/5' }, () => {
    serveOwn([aCorrection({ id: 6, status: 'Approved' })]);
    return aResponse(null);
  });
  const { user, toasts } = open('/my/time');
  await user.click(await screen.findByRole('button', { name: 'Withdraw' }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', text: 'Correction withdrawn' }]));
  await waitFor(() => expect(tableRows('My corrections')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: 'Withdraw' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Request a correction' })).toHaveAttribute(
    'href',
    '/applyCorrection',
  );
});

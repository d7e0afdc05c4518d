import {
  listEmployeeTimeLogs,
  listOwnCorrections,
  requestCorrections,
} from '@rollcall/shared/contract';
import { localDate } from '@rollcall/shared/domain';
import {
  anAdministrator,
  aPageOf,
  aResponse,
  aTimeLog,
  aToken,
  changeValue,
  renderPage,
  serveContract,
  tableRows,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CorrectionPage } from './correction-page.tsx';

const server = serveContract();
const OWN = ['self', 'corrections'];

beforeEach(() => servePending());
afterEach(() => sessionStorage.clear());

const session = {
  token: aToken({ role: 'EMPLOYEE' }),
  employee: anAdministrator({ id: 7, role: 'EMPLOYEE' }),
};

const open = (options: { path?: string; own?: boolean; signedIn?: boolean } = {}) =>
  renderPage([{ path: '/applyCorrection', Component: CorrectionPage }], {
    server,
    path: options.path ?? '/applyCorrection',
    ...(options.signedIn ? { session } : {}),
    ...(options.own ? { capabilities: OWN, zone: 'UTC-06:00' } : {}),
  });

const logsCall = { ...listEmployeeTimeLogs, path: '/user/timeLog/7' } as const;

const serveLogs = (logs = [aTimeLog()]) =>
  server.respond(logsCall, () => aResponse({ data: logs, total: logs.length, pageSize: 10 }));

const servePending = () =>
  server.respond(listOwnCorrections, () => ({
    ...aPageOf([], 0),
    counts: { Pending: 0, Approved: 0, Rejected: 0 },
  }));

/** Types a time into the last row. */
const type = (label: 'Punch In' | 'Punch Out', value: string) =>
  changeValue(screen.getAllByLabelText(label).at(-1) as HTMLElement, value);

const rowCount = () => screen.getAllByLabelText('Punch In').length;
const click = (user: ReturnType<typeof open>['user'], name: string) =>
  user.click(screen.getByRole('button', { name }));

test.each(['Submit', 'Sign in'])(
  '%s takes the month and the log of a link along through the sign-in',
  async (how) => {
    const from = '/applyCorrection?month=2026-01&log=70';
    const { user, at, router } = open({ path: from, own: true });
    await screen.findByRole('heading', { level: 1, name: 'Time Correction' });
    await type('Punch In', '2026-01-05T09:00');
    await type('Punch Out', '2026-01-05T17:00');
    await user.type(screen.getByLabelText('Reason'), 'Forgot');
    await user.click(screen.getByText(how, { selector: 'a, button *' }));
    await waitFor(() => expect(at()).toBe('/login'));
    expect(router.state.location.state).toEqual({ from });
  },
);

test('a base backend has rows, both modes, labelled samples with a pager, and a Submit that does nothing', async () => {
  const { user, at, toasts } = open();
  await screen.findByRole('heading', { level: 1, name: 'Time Correction' });
  expect(rowCount()).toBe(1);
  await click(user, 'Add Row');
  expect(rowCount()).toBe(2);
  await type('Punch In', '2026-01-05T09:00');
  await user.click(screen.getAllByRole('button', { name: 'Remove row' })[0] as HTMLElement);
  expect(rowCount()).toBe(1);
  expect(screen.getByLabelText('Punch In')).toHaveValue('2026-01-05T09:00');
  await click(user, 'Submit');
  expect(screen.queryByRole('alert', { name: /Nothing has been sent/ })).not.toBeInTheDocument();
  expect(screen.queryByLabelText('Reason')).not.toBeInTheDocument();
  expect(screen.getByLabelText('Punch In')).toHaveValue('2026-01-05T09:00');
  expect(tableRows('Time logs')[0]).toEqual([
    'Jan 16, 2026 Sample',
    '09:00 AM',
    '05:30 PM',
    '8 hrs 0 min',
    '30 min',
    'Active',
  ]);
  expect(screen.getByText('Showing 1–10 of 12')).toBeVisible();
  await click(user, 'Page 2');
  expect(await screen.findByText('Showing 11–12 of 12')).toBeVisible();
  expect(screen.getByLabelText('Start date')).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Date Range' }));
  expect(at()).toBe('/applyCorrection?view=range');
  expect(screen.getByLabelText('Start date')).toBeEnabled();
  expect(screen.getByRole('combobox', { name: 'Month' })).toBeDisabled();
  expect([server.requests, toasts]).toEqual([[], []]);
});

test('our server, signed out: samples are shown; Submit opens the sign-in and keeps the input', async () => {
  const first = open({ own: true });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.getByText(/^These are sample rows/)).toBeVisible();
  await type('Punch In', '2026-03-09T09:00');
  await type('Punch Out', '2026-03-09T17:00');
  await first.user.type(screen.getByLabelText('Reason'), 'Forgot');
  await click(first.user, 'Submit');
  await waitFor(() => expect(first.at()).toBe('/login'));
  expect(first.router.state.location.state).toEqual({ from: '/applyCorrection' });
  first.unmount();
  serveLogs();
  open({ own: true, signedIn: true });
  expect(await screen.findByLabelText('Punch In')).toHaveValue('2026-03-09T09:00');
  expect(screen.getByLabelText('Punch Out')).toHaveValue('2026-03-09T17:00');
  expect(screen.getByLabelText('Reason')).toHaveValue('Forgot');
  expect(server.requestsOf(requestCorrections)).toEqual([]);
});

test('our server, signed in: a log is added to the form, shows its effect, and is sent with the reason', async () => {
  serveLogs();
  server.respond(requestCorrections, () => aResponse([]));
  const { user, toasts } = open({
    own: true,
    signedIn: true,
    path: '/applyCorrection?month=2026-03',
  });
  await user.click(await screen.findByRole('button', { name: 'Request correction' }));
  expect(server.requestsOf(logsCall)[0]?.query).toEqual({
    startDate: '2026-03-01',
    endDate: '2026-03-31',
    page: '0',
  });
  expect(screen.getByLabelText('Punch In')).toHaveValue('2026-03-09T09:05');
  const form = screen.getByRole('table', { name: 'Corrections' });
  expect(form).toHaveTextContent('Log of Mar 09, 2026');
  await type('Punch Out', '2026-03-09T18:05');
  expect(within(form).getByRole('status')).toHaveTextContent('8 hrs → 9 hrs');
  await click(user, 'Submit');
  expect(await screen.findByText('A reason is required')).toBeVisible();
  expect(server.requestsOf(requestCorrections)).toEqual([]);
  await user.type(screen.getByLabelText('Reason'), ' Stayed longer ');
  await click(user, 'Submit');
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', text: 'Correction sent' }]));
  const [sent] = server.requestsOf(requestCorrections);
  expect(sent?.body).toEqual({
    rows: [
      {
        timeLogId: 70,
        punchIn: '2026-03-09T09:05:00-06:00',
        punchOut: '2026-03-09T18:05:00-06:00',
      },
    ],
    reason: 'Stayed longer',
  });
  expect(sent?.headers['idempotency-key']).toMatch(/^[0-9a-f]{32}$/);
  const result = screen.getByRole('region', { name: 'Correction requested' });
  expect(result).toHaveTextContent('Mar 09, 2026, 09:05 AM – Mar 09, 2026, 06:05 PM');
  expect(result).toHaveFocus();
  expect(within(result).getByRole('link', { name: 'See your corrections' })).toHaveAttribute(
    'href',
    '/my/time',
  );
  expect(screen.queryByRole('table', { name: 'Corrections' })).toBeNull();
  await click(user, 'Request another correction');
  expect(screen.getByLabelText('Punch In')).toHaveValue('');
  expect(screen.getByLabelText('Punch In')).toHaveFocus();
  expect(screen.getByLabelText('Reason')).toHaveValue('');
  expect(screen.queryByRole('region', { name: 'Correction requested' })).toBeNull();
});

test('each row is checked by itself, and nothing is sent while one is invalid', async () => {
  serveLogs([]);
  const { user } = open({ own: true, signedIn: true });
  await screen.findByText('No time logs found for the selected period');
  await type('Punch In', '2026-03-09T17:00');
  await type('Punch Out', '2026-03-09T09:00');
  await click(user, 'Add Row');
  await type('Punch In', '2999-03-09T09:00');
  await user.type(screen.getByLabelText('Reason'), 'x');
  expect(screen.queryByText('Punch out must be after punch in')).not.toBeInTheDocument();
  await click(user, 'Submit');
  expect(await screen.findByText('Punch out must be after punch in')).toBeVisible();
  expect(screen.getByText('Punch-out time is required')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Nothing has been sent.');
  expect(screen.getAllByLabelText('Punch Out')[0]).toBeInvalid();
  const [first, second] = screen.getAllByLabelText('Punch Out');
  expect(first).toHaveAccessibleDescription(/^1 .*Punch out must be after punch in/);
  expect(second).toHaveAccessibleDescription(/^2 .*Punch-out time is required/);
  expect(server.requestsOf(requestCorrections)).toEqual([]);
});

test("the server's error is shown at its row until the form changes; a retry has the same key", async () => {
  serveLogs([]);
  server.respondRaw(requestCorrections, () => ({
    status: 422,
    body: {
      status: false,
      message: 'This overlaps another time log',
      code: 'invalid',
      fields: [{ field: 'rows.0.punchIn', message: 'This overlaps another time log' }],
    },
  }));
  const { user, toasts } = open({ own: true, signedIn: true });
  await screen.findByText('No time logs found for the selected period');
  await type('Punch In', '2026-03-09T09:00');
  await type('Punch Out', '2026-03-09T17:00');
  await user.type(screen.getByLabelText('Reason'), 'x');
  await click(user, 'Submit');
  expect(await screen.findByText('This overlaps another time log')).toBeVisible();
  expect(toasts).toEqual([{ tone: 'error', text: 'This overlaps another time log' }]);
  await type('Punch In', '2026-03-09T09:30');
  await waitFor(() =>
    expect(screen.queryByText('This overlaps another time log')).not.toBeInTheDocument(),
  );
  await type('Punch In', '2026-03-09T09:00');
  await click(user, 'Submit');
  await waitFor(() => expect(server.requestsOf(requestCorrections)).toHaveLength(2));
  const keys = server
    .requestsOf(requestCorrections)
    .map(({ headers }) => headers['idempotency-key']);
  expect(keys[0]).toBe(keys[1]);
});

test('a link names the log to correct', async () => {
  serveLogs([aTimeLog({ id: 70, punchOut: null, totalWorkedMins: null, state: 'missing-out' })]);
  open({ own: true, signedIn: true, path: '/applyCorrection?month=2026-03&log=70' });
  await waitFor(() => expect(screen.getByLabelText('Punch In')).toHaveValue('2026-03-09T09:05'));
  expect(screen.getByLabelText('Punch Out')).toHaveValue('');
  expect(rowCount()).toBe(1);
  const form = screen.getByRole('table', { name: 'Corrections' });
  expect(within(form).getByRole('rowheader')).toHaveTextContent(/^Log of Mar 09, 2026$/);
  expect(within(form).getByRole('status')).toHaveTextContent(/^-$/);
  for (const name of ['Add Row', 'Remove row']) {
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
  }
});

test('a failure of the list says Failed to fetch range logs (spec §8)', async () => {
  server.respondRaw(logsCall, () => ({ status: 422, body: '{}' }));
  open({ own: true, signedIn: true });
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch range logs');
  const month = localDate(Date.now()).slice(0, 4);
  expect(server.requestsOf(logsCall)[0]?.query.startDate?.slice(0, 4)).toBe(month);
});

import {
  explainOwnDay,
  getMyAttendance,
  listEmployeeTimeLogs,
  listOwnCorrections,
  requestCorrections,
  type TimeLogBody,
} from '@rollcall/shared/contract';
import { addDays, formatDate, formatTime, toWallClock } from '@rollcall/shared/domain';
import {
  anAdministrator,
  aPageOf,
  aPlan,
  aResponse,
  aTimeLog,
  aToken,
  changeValue,
  renderPage,
  serveContract,
  workingTimeOf,
} from '@rollcall/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { CorrectionPage } from './correction-page.tsx';

const server = serveContract();
const ZONE = 'UTC-06:00';
const TODAY = toWallClock(Date.now(), ZONE).slice(0, 10);
const YESTERDAY = addDays(TODAY, -1);
/** The log began in the first night hour, so that it has ended whenever this test runs. */
const SHIFT_END = `${YESTERDAY} 08:30:00`;

afterEach(() => sessionStorage.clear());

const aForgottenLog = (changes: Partial<TimeLogBody> = {}) =>
  aTimeLog({
    workDate: YESTERDAY,
    punchIn: `${YESTERDAY} 00:40:45`,
    punchOut: null,
    totalWorkedMins: null,
    totalBreakMins: 0,
    state: 'missing-out',
    ...changes,
  });

function serve(logs = [aForgottenLog()], shiftEnd: string | null = SHIFT_END) {
  const [shift] = aPlan().shifts;
  const shifts = shift && shiftEnd !== null ? [{ ...shift, end: shiftEnd }] : [];
  server.respond({ ...listEmployeeTimeLogs, path: '/user/timeLog/7' }, () =>
    aResponse({ data: logs, total: logs.length, pageSize: 10 }),
  );
  server.respond(listOwnCorrections, () => ({
    ...aPageOf([], 0),
    counts: { Pending: 0, Approved: 0, Rejected: 0 },
  }));
  server.respond({ ...explainOwnDay, path: `/me/attendance/${YESTERDAY}` }, () =>
    aResponse({
      employeeId: 7,
      employeeName: 'Maya Lindqvist',
      date: YESTERDAY,
      status: 'Present' as const,
      leave: null,
      logs: [],
      corrections: [],
      workedMins: 0,
      breakMins: 0,
      ...workingTimeOf({ plan: aPlan({ zone: ZONE, shifts }) }),
    }),
  );
  server.refuse(getMyAttendance, 409, 'Not read here');
  server.respond(requestCorrections, () => aResponse([]));
}

const open = ({ capabilities = ['self', 'corrections', 'working-time'], log = '&log=70' } = {}) =>
  renderPage([{ path: '/applyCorrection', Component: CorrectionPage }], {
    server,
    path: `/applyCorrection?month=${YESTERDAY.slice(0, 7)}${log}`,
    session: {
      token: aToken({ role: 'EMPLOYEE' }),
      employee: anAdministrator({ id: 7, role: 'EMPLOYEE' }),
    },
    capabilities,
    zone: ZONE,
  });

const QUESTION = 'When did you leave yesterday?';
const question = async () => within(await screen.findByRole('group', { name: QUESTION }));
const inputOf = (wallClock: string) => wallClock.slice(0, 16).replace(' ', 'T');
const rows = () => server.requestsOf(requestCorrections)[0]?.body.rows;

test('a link to a log without an end asks one question, answered with the end of the shift', async () => {
  serve();
  const { user, toasts } = open();
  expect(await screen.findByRole('group', { name: QUESTION })).toHaveTextContent(
    `You punched in on ${formatDate(YESTERDAY)}, ${formatTime(`${YESTERDAY} 00:40:45`)}.`,
  );
  const field = screen.getByLabelText('Punch Out');
  await waitFor(() => expect(field).toHaveValue(inputOf(SHIFT_END)));
  expect((await question()).getByRole('status')).toHaveTextContent('7 hrs 49 min');
  expect(screen.getByLabelText('Reason')).toHaveValue('Forgot to punch out');
  expect(screen.queryByLabelText('Punch In')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(toasts).toEqual([{ tone: 'success', text: 'Correction sent' }]));
  expect(rows()).toEqual([
    {
      timeLogId: 70,
      punchIn: `${YESTERDAY}T00:40:45-06:00`,
      punchOut: `${YESTERDAY}T08:30:00-06:00`,
    },
  ]);
});

test('another time replaces it, and an emptied field stays empty', async () => {
  serve();
  const { user } = open();
  const field = (await question()).getByLabelText('Punch Out');
  await waitFor(() => expect(field).toHaveValue(inputOf(SHIFT_END)));
  await changeValue(field, '');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  expect(await screen.findByText('Punch-out time is required')).toBeVisible();
  expect(field).toHaveValue('');
  await changeValue(field, `${YESTERDAY}T09:10`);
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()?.[0]?.punchOut).toBe(`${YESTERDAY}T09:10:00-06:00`);
});

test('the punch-in can be corrected, too: in the rows of the form', async () => {
  serve();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Correct the punch-in, too' }));
  const punchIn = screen.getByLabelText('Punch In');
  expect(punchIn).toHaveFocus();
  expect(punchIn).toHaveValue(`${YESTERDAY}T00:40`);
  await waitFor(() => expect(screen.getByLabelText('Punch Out')).toHaveValue(inputOf(SHIFT_END)));
  expect(screen.queryByRole('group', { name: QUESTION })).not.toBeInTheDocument();
});

test('without a shift the question has no answer yet', async () => {
  serve([aForgottenLog()], null);
  open();
  const group = await question();
  await waitFor(() =>
    expect(
      server.requestsOf({ ...explainOwnDay, path: `/me/attendance/${YESTERDAY}` }),
    ).toHaveLength(1),
  );
  expect(group.getByLabelText('Punch Out')).toHaveValue('');
  expect(group.queryByRole('status')).not.toBeInTheDocument();
});

test('what the server refuses in the punch-in is shown at the question', async () => {
  serve();
  const message = 'This overlaps another time log';
  server.respondRaw(requestCorrections, () => ({
    status: 422,
    body: {
      status: false,
      message,
      code: 'invalid',
      fields: [{ field: 'rows.0.punchIn', message }],
    },
  }));
  const { user } = open();
  const field = (await question()).getByLabelText('Punch Out');
  await waitFor(() => expect(field).toHaveValue(inputOf(SHIFT_END)));
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(field).toHaveAccessibleDescription(expect.stringContaining(message)));
});

test('a log that is added from the list asks, too; a second one brings the rows, each with its end', async () => {
  serve([aForgottenLog(), aForgottenLog({ id: 71 })]);
  const { user } = open({ log: '' });
  const [first, second] = await screen.findAllByRole('button', { name: 'Request correction' });
  await user.click(first as HTMLElement);
  expect(await screen.findByRole('group', { name: QUESTION })).toBeVisible();
  await user.click(second as HTMLElement);
  const fields = await screen.findAllByLabelText('Punch Out');
  expect(fields).toHaveLength(2);
  for (const field of fields) await waitFor(() => expect(field).toHaveValue(inputOf(SHIFT_END)));
  expect(screen.getByRole('button', { name: 'Add Row' })).toBeVisible();
});

test.each([
  ['a log with an end', [aForgottenLog({ punchOut: SHIFT_END, state: 'closed' })], undefined],
  ['a server without plans', [aForgottenLog()], ['self', 'corrections']],
])('%s keeps the rows', async (_title, logs, capabilities) => {
  serve(logs);
  open(capabilities ? { capabilities } : {});
  await waitFor(() => expect(screen.getByLabelText('Punch In')).toHaveValue(`${YESTERDAY}T00:40`));
  expect(screen.queryByRole('group', { name: QUESTION })).not.toBeInTheDocument();
  expect(screen.getByLabelText('Reason')).toHaveValue('');
});

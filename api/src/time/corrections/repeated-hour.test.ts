import {
  type CallBody,
  createTimeLog,
  decideCorrection,
  listEmployeeTimeLogs,
  requestCorrections,
} from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let employee: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi({ COMPANY_ZONE: 'America/Chicago' });
  api.setNow(Date.parse('2026-11-02T12:00:00-06:00'));
  admin = await api.signedIn({ role: 'ADMIN' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  employee = await api.signedIn();
});

type LogBody = CallBody<typeof createTimeLog>;
type Row = CallBody<typeof requestCorrections>['rows'][number];
const requestCorrection = (row: Row) => {
  const body = { rows: [row], reason: 'Stayed longer' };
  return api.call(requestCorrections, { body, token: employee.token });
};
const approve = (id: number) => {
  const body = { status: 'Approved' } as const;
  return api.call(decideCorrection, { params: { id }, body, token: admin.token });
};
/** The employee's one log. */
async function readLog() {
  const { body } = await api.call(listEmployeeTimeLogs, {
    params: { employeeId: employee.id },
    query: { startDate: '2026-01-01', endDate: '2026-12-31' },
    token: employee.token,
  });
  const [log] = body.data.data;
  if (!log?.punchOut || log.totalWorkedMins === null) throw new Error('No closed log');
  return { ...log, punchOut: log.punchOut, totalWorkedMins: log.totalWorkedMins };
}
const enterLog = (body: LogBody) => api.call(createTimeLog, { body, token: admin.token });

test.each([
  // zone, in, out, the out half an hour later
  [
    'America/Chicago',
    '2026-11-01T01:15:00-06:00',
    '2026-11-01T03:00:00-06:00',
    '2026-11-01 03:30:00',
  ],
  [
    'America/Chicago',
    '2026-11-01T01:30:00-05:00',
    '2026-11-01T02:00:00-06:00',
    '2026-11-01 02:30:00',
  ],
  [
    'Europe/Lisbon',
    '2026-10-25T01:30:00+00:00',
    '2026-10-25T05:00:00+00:00',
    '2026-10-25 05:30:00',
  ],
  [
    'Australia/Lord_Howe',
    '2026-04-05T01:45:00+10:30',
    '2026-04-05T06:00:00+10:30',
    '2026-04-05 06:30:00',
  ],
])(
  'in %s, for a log from %s to %s, a punch-out 30 minutes later adds 30 minutes',
  async (zone, from, to, out) => {
    await api.fixtures.logIn(zone, employee.id, from, to);
    const log = await readLog();
    // The punch-in is sent back as it was read: only its text, as in the specification.
    const { body } = await requestCorrection({
      timeLogId: log.id,
      punchIn: log.punchIn,
      punchOut: out,
    });
    expect(body.data[0]).toMatchObject({ effectMins: 30, zone });
    expect((await approve(body.data[0]?.id ?? 0)).status).toBe(200);
    expect(await readLog()).toMatchObject({
      totalWorkedMins: log.totalWorkedMins + 30,
      punchInAt: log.punchInAt,
      zone,
    });
  },
);

test('an unchanged punch-out in the second repeated hour stays there', async () => {
  await api.fixtures.logIn(
    'America/Chicago',
    employee.id,
    '2026-10-31T22:00:00-05:00',
    '2026-11-01T01:30:00-06:00',
  );
  const log = await readLog();
  const { body } = await requestCorrection({
    timeLogId: log.id,
    punchIn: '2026-10-31 21:30:00',
    punchOut: log.punchOut,
  });
  expect(body.data[0]?.effectMins).toBe(30);
});

test.each([
  ['the first', '2026-11-01T01:30:00-05:00', 90],
  ['the second', '2026-11-01T01:30:00-06:00', 150],
  ['nothing, which is the first', undefined, 90],
  ['null, which is the first', null, 90],
])('a new log states which 01:30 its punch-out is: %s', async (_, punchOutAt, minutes) => {
  const row = { punchIn: '2026-11-01 00:00:00', punchOut: '2026-11-01 01:30:00' };
  const { status, body } = await requestCorrection({
    ...row,
    ...(punchOutAt !== undefined && { punchOutAt }),
  });
  expect([status, body.data[0]?.after.workedMins]).toEqual([200, minutes]);
});

test('a stated instant overrides that of the log, so that a wrong 01:30 can be corrected', async () => {
  await api.fixtures.logIn(
    'America/Chicago',
    employee.id,
    '2026-10-31T22:00:00-05:00',
    '2026-11-01T01:30:00-05:00',
  );
  const log = await readLog();
  const { body } = await requestCorrection({
    timeLogId: log.id,
    punchIn: log.punchIn,
    punchInAt: log.punchInAt,
    punchOut: log.punchOut,
    punchOutAt: '2026-11-01T01:30:00-06:00',
  });
  expect(body.data[0]?.effectMins).toBe(60);
});

test.each([
  ['of another time', { punchInAt: '2026-11-01T01:30:00-04:00' }, 'rows.0.punchInAt'],
  ['of another day', { punchOutAt: '2026-11-02T03:00:00-06:00' }, 'rows.0.punchOutAt'],
  ['without an offset', { punchInAt: '2026-11-01T01:30:00' }, 'rows.0.punchInAt'],
  ['that is not a time', { punchOutAt: 'second' }, 'rows.0.punchOutAt'],
])('an instant %s is refused, and the field is named', async (_, instants, field) => {
  const row = { punchIn: '2026-11-01 01:30:00', punchOut: '2026-11-01 03:00:00' };
  const { status, body } = await requestCorrection({ ...row, ...instants });
  expect([status, body.fields?.map((rule) => rule.field)]).toEqual([422, [field]]);
});

test('a manual log states which 01:30 it means', async () => {
  const employeeId = await api.fixtures.employee();
  const enter = (body: Omit<LogBody, 'employeeId' | 'reason'>) =>
    enterLog({ employeeId, reason: 'Paper', ...body });
  const row = { punchIn: '2026-11-01 01:30:00', punchOut: '2026-11-01 03:00:00' };
  const second = await enter({ ...row, punchInAt: '2026-11-01T01:30:00-06:00' });
  expect(second.body.data).toMatchObject({ totalWorkedMins: 90, zone: 'America/Chicago' });
  const wrong = await enter({ ...row, punchOutAt: '2026-11-01T03:00:00-05:00' });
  expect([wrong.status, wrong.body.fields?.[0]?.field]).toEqual([422, 'punchOutAt']);
});

test('a log without a punch-out is replaced from the instant at which it started', async () => {
  const missing = await api.fixtures.logIn(
    'America/Chicago',
    employee.id,
    '2026-11-01T01:30:00-06:00',
    null,
  );
  const { body } = await enterLog({
    employeeId: employee.id,
    reason: 'By phone',
    supersedes: missing,
    punchIn: '2026-11-01 01:30:00',
    punchOut: '2026-11-01 03:00:00',
  });
  expect(body.data).toMatchObject({
    punchInAt: '2026-11-01T01:30:00-06:00',
    totalWorkedMins: 90,
  });
});

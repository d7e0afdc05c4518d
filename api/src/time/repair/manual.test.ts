import {
  type CallBody,
  createTimeLog,
  explainDay,
  listAudit,
  listNotifications,
} from '@rollcall/shared/contract';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let employeeId: number;
beforeAll(async () => {
  api = await startTestApi({ COMPANY_ZONE: 'America/Chicago' });
  admin = await api.signedIn({ role: 'ADMIN' });
  employeeId = await api.fixtures.employee();
  await api.fixtures.log(employeeId, '2026-03-03 09:00:00', '2026-03-03 17:00:00');
  await api.fixtures.log(employeeId, '2026-03-10 11:00:00');
});
afterAll(() => api.stop());
afterEach(() => api.setNow(NOON));

type Log = CallBody<typeof createTimeLog>;
type Stated = Pick<Log, 'punchIn' | 'punchOut'> & Partial<Log>;
const enter = (log: Stated, token = admin.token) => {
  const body = { employeeId, reason: 'Forgot to punch', ...log };
  return api.call(createTimeLog, { body, token });
};
const newestAudit = async () => (await api.call(listAudit, { token: admin.token })).body.data[0];

test('a manual log counts like any other', async () => {
  const { status, body } = await enter({
    punchIn: '2026-03-05 22:00:00',
    punchOut: '2026-03-06 06:00',
    status: 'Half-day',
  });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    employeeId,
    workDate: '2026-03-05',
    state: 'closed',
    status: 'Half-day',
    totalWorkedMins: 480,
  });
  const { rows } = await api.database.withClient((client) =>
    client.query('SELECT source, entered_by, reason FROM time_logs WHERE id = $1', [body.data.id]),
  );
  expect(rows).toEqual([{ source: 'manual', entered_by: admin.id, reason: 'Forgot to punch' }]);
});

test.each([
  ['a punch-out before the punch-in', '2026-03-06 17:00:00', '2026-03-06 09:00:00', ['punchOut']],
  ['a punch-out at the punch-in', '2026-03-06 09:00:00', '2026-03-06 09:00:00', ['punchOut']],
  ['more than 30 hours', '2026-03-06 09:00:00', '2026-03-07 15:00:01', ['punchOut']],
  ['in the future', '2026-03-11 09:00:00', '2026-03-11 17:00:00', ['punchIn', 'punchOut']],
  ['a skipped time', '2026-03-08 02:30:00', '2026-03-08 09:00:00', ['punchIn']],
  ['no time', '29.02.2026', '2026-03-08 09:00:00', ['punchIn']],
])('%s is refused, and every field is named', async (_title, punchIn, punchOut, fields) => {
  const { status, body } = await enter({ punchIn, punchOut });
  expect([status, body.code]).toEqual([422, 'invalid']);
  expect(body.fields?.map(({ field }) => field)).toEqual(fields);
});

test.each([
  [
    'inside another',
    '2026-03-03 10:00:00',
    '2026-03-03 11:00:00',
    'Mar 03, 2026, 09:00 AM – 05:00 PM',
  ],
  [
    'around another',
    '2026-03-03 08:00:00',
    '2026-03-03 18:00:00',
    'Mar 03, 2026, 09:00 AM – 05:00 PM',
  ],
  // It started at 11:00 in UTC-06:00, which is noon in Chicago on that day.
  [
    'into the open one',
    '2026-03-10 11:30:00',
    '2026-03-10 12:30:00',
    'Mar 10, 2026, 11:00 AM – still open',
  ],
])(
  'an overlapping log is refused and names the other: %s',
  async (_title, punchIn, punchOut, other) => {
    const { status, body } = await enter({ punchIn, punchOut });
    expect([status, body.message]).toEqual([409, `This overlaps the time log of ${other}.`]);
  },
);

test('the employee is notified, also by mail, and the audit records who, what and why', async () => {
  const employee = await api.signedIn({ email: 'added@example.test' });
  await enter({
    employeeId: employee.id,
    punchIn: '2026-03-05 09:00:00',
    punchOut: '2026-03-05 17:00:00',
  });
  api.setNow(NOON + 11_000);
  const { data } = (await api.call(listNotifications, { token: employee.token })).body;
  const added = 'Your time log of Mar 05, 2026, 09:00 AM – 05:00 PM, has been added';
  expect(data[0]?.text).toBe(`${added}: Forgot to punch`);
  const [mail, ...more] = await api.mailsTo('added@example.test');
  expect(mail).toContain('Reason: Forgot to punch');
  expect(mail).toContain('has been added');
  expect(more).toEqual([]);
  expect(await newestAudit()).toMatchObject({
    action: 'time-log.create',
    after: { punchIn: '2026-03-05 09:00:00', employeeId: employee.id },
    note: 'Forgot to punch',
  });
});

test('a replaced log without a punch-out stays stored and no longer counts', async () => {
  const employee = await api.signedIn();
  const missing = await api.fixtures.log(employee.id, '2026-03-03 09:00:00', 'missing-out');
  await api.fixtures.break(employee.id, missing, '2026-03-03 12:00:00', '2026-03-03 12:30:00');
  const times = { punchIn: '2026-03-03 09:00:00', punchOut: '2026-03-03 17:00:00' };
  const replace = () => enter({ employeeId: employee.id, supersedes: missing, ...times });
  const { status, body } = await replace();
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ state: 'closed', totalWorkedMins: 450, totalBreakMins: 30 });
  const params = { employeeId: employee.id, date: '2026-03-03' };
  const day = await api.call(explainDay, { params, token: admin.token });
  expect(day.body.data.logs).toMatchObject([
    { id: missing, isSuperseded: true, state: 'missing-out' },
    { supersedes: missing, source: 'manual', reason: 'Forgot to punch' },
  ]);
  expect(await newestAudit()).toMatchObject({
    action: 'time-log.replace',
    before: { state: 'missing-out' },
  });
  const again = await replace();
  expect([again.status, again.body.fields?.[0]?.field]).toEqual([422, 'supersedes']);
});

test('administrators cannot replace their own log, nor one of another employee than stated', async () => {
  const mine = await api.fixtures.log(admin.id, '2026-03-03 09:00:00', 'missing-out');
  const times = { punchIn: '2026-03-03 09:00:00', punchOut: '2026-03-03 17:00:00' };
  const ownLog = await enter({ employeeId: admin.id, supersedes: mine, ...times });
  expect([ownLog.status, ownLog.body.code]).toEqual([403, 'forbidden']);
  const other = await api.fixtures.employee();
  const foreign = await enter({ employeeId: other, supersedes: mine, ...times });
  expect([foreign.status, foreign.body.fields?.[0]?.field]).toEqual([422, 'supersedes']);
});

test('of parallel identical logs one is entered', async () => {
  const log = { punchIn: '2026-02-02 09:00:00', punchOut: '2026-02-02 17:00:00' };
  const responses = await Promise.all([enter(log), enter(log), enter(log)]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('a reason is required, an employee must exist, and only administrators enter logs', async () => {
  const log = { punchIn: '2026-02-03 09:00:00', punchOut: '2026-02-03 17:00:00' };
  const bare = await enter({ ...log, reason: ' ' });
  expect([bare.status, bare.body.fields]).toEqual([
    422,
    [{ field: 'reason', message: 'A reason is required' }],
  ]);
  expect((await enter({ ...log, employeeId: 999_999 })).status).toBe(404);
  expect((await enter(log, (await api.signedIn()).token)).status).toBe(403);
});

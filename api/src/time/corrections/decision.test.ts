import {
  type CallBody,
  decideCorrection,
  explainDay,
  getDashboard,
  getTimeStatistics,
  listAudit,
  listBreaks,
  listCorrections,
  listEmployeeTimeLogs,
  listNotifications,
  listOwnCorrections,
  listOwnTimeLogs,
  listTimeLogs,
  punchIn,
  requestCorrections,
} from '@rollcall/shared/contract';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let second: { id: number; token: string };
let employee: { id: number; token: string };
let log: number;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN', firstName: 'Adele', lastName: 'Min' });
  second = await api.signedIn({ role: 'ADMIN' });
});
afterAll(() => api.stop());
afterEach(() => api.setNow(NOON));
beforeEach(async () => {
  employee = await api.signedIn({ firstName: 'Ola', lastName: 'Nordmann' });
  log = await api.fixtures.log(employee.id, '2026-03-03 09:00:00', '2026-03-03 17:00:00');
  await api.fixtures.break(employee.id, log, '2026-03-03 12:00:00', '2026-03-03 12:30:00');
  await api.fixtures.break(employee.id, log, '2026-03-03 16:30:00', '2026-03-03 16:45:00');
});

const query = async (sql: string) =>
  (await api.database.withClient((client) => client.query(sql))).rows;

type Row = CallBody<typeof requestCorrections>['rows'][number];

async function requestCorrection(row: Partial<Row> = {}, requester = employee): Promise<number> {
  const times = { punchIn: '2026-03-03 09:30:00', punchOut: '2026-03-03 16:40:00' };
  const rows = [{ timeLogId: log, ...times, ...row }];
  const { body } = await api.call(requestCorrections, {
    body: { rows, reason: 'Badge was lost' },
    token: requester.token,
  });
  const [requested] = body.data;
  if (!requested) throw new Error('No correction was requested.');
  return requested.id;
}
const decide = (
  id: number,
  status: 'Approved' | 'Rejected',
  reason?: string,
  token = admin.token,
) => api.call(decideCorrection, { params: { id }, body: { status, reason }, token });
const logs = async () => {
  const params = { employeeId: employee.id };
  const request = { params, query: { startDate: '2026-03-01' }, token: admin.token };
  return (await api.call(listEmployeeTimeLogs, request)).body.data;
};

test('an approval supersedes the log, and the new one has the breaks within its times', async () => {
  const id = await requestCorrection();
  const { status, body } = await decide(id, 'Approved');
  expect([status, body.message]).toEqual([200, 'Correction approved']);
  expect(body.data).toMatchObject({
    status: 'Approved',
    decidedBy: 'Adele Min',
    before: { punchIn: '2026-03-03 09:00:00', workedMins: 435 },
    after: { punchOut: '2026-03-03 16:40:00', breakMins: 40, workedMins: 390 },
    effectMins: -45,
  });
  const found = await logs();
  expect(found.total).toBe(1);
  expect(found.data[0]).toMatchObject({
    punchIn: '2026-03-03 09:30:00',
    punchOut: '2026-03-03 16:40:00',
    totalBreakMins: 40,
    totalWorkedMins: 390,
  });
  const params = { employeeId: employee.id, date: '2026-03-03' };
  const { data: day } = (await api.call(explainDay, { params, token: admin.token })).body;
  expect(day).toMatchObject({ workedMins: 390, breakMins: 40 });
  expect(day.logs).toMatchObject([
    { id: log, isSuperseded: true, source: 'punch', totalWorkedMins: 435 },
    {
      isSuperseded: false,
      source: 'correction',
      supersedes: log,
      enteredBy: 'Adele Min',
      reason: 'Badge was lost',
    },
  ]);
  expect(day.corrections).toMatchObject([{ id, status: 'Approved' }]);
  const breaks = await api.call(listBreaks, { query: { page: 0 }, token: employee.token });
  expect(breaks.body.total).toBe(2);
});

test('the effect is that on the day, with the breaks and the rounding of the time policy', async () => {
  await query(`INSERT INTO time_policies (name, scope_kind, employee_id, rounding, step_min, break_rules)
    VALUES ('Quarters', 'employee', ${employee.id}, 'down', 15, '[{"afterMin": 360, "minutes": 60, "isPaid": false}]')`);
  const id = await requestCorrection();
  const worked = async () => {
    const params = { employeeId: employee.id, date: '2026-03-03' };
    return (await api.call(explainDay, { params, token: admin.token })).body.data.workedMins;
  };
  const list = async () =>
    (
      await api.call(listCorrections, {
        query: { page: 0, search: 'Nordmann' },
        token: admin.token,
      })
    ).body.data.find((one) => one.id === id)?.effectMins;
  // 8:00 less an hour; 7:10 less an hour, rounded down.
  expect([await worked(), await list()]).toEqual([420, -60]);
  await decide(id, 'Approved');
  expect([await worked(), await list()]).toEqual([360, -60]);
});

test('statistics, lists and counts follow an approval', async () => {
  await decide(await requestCorrection(), 'Approved');
  const { body } = await api.call(getTimeStatistics, {
    params: { employeeId: employee.id },
    query: { startDate: '2026-03-01', endDate: '2026-03-31' },
    token: employee.token,
  });
  expect(body.data).toMatchObject({
    totalWorkedTime: 390,
    totalBreakTime: 40,
    totalWorkedDays: 1,
  });
  const ofEmployee = { query: { employeeId: employee.id }, token: admin.token };
  const all = await api.call(listTimeLogs, ofEmployee);
  expect(all.body.total).toBe(1);
});

test('a log without a punch-out is completed, and no longer counts as a mismatch', async () => {
  const missing = await api.fixtures.log(employee.id, '2026-03-05 09:00:00', 'missing-out');
  const mismatches = async () =>
    (await api.call(getDashboard, { token: admin.token })).body.data.missmatch
      .totalPunchOutMismatch;
  const before = await mismatches();
  const id = await requestCorrection({
    timeLogId: missing,
    punchIn: '2026-03-05 09:00:00',
    punchOut: '2026-03-05 17:00:00',
  });
  await decide(id, 'Approved');
  expect(await mismatches()).toBe(before - 1);
});

test('a missing log can be added, and an open one ended', async () => {
  const open = await api.fixtures.log(employee.id, '2026-03-10 08:00:00');
  const added = await requestCorrection({
    timeLogId: null,
    punchIn: '2026-03-06 09:00:00',
    punchOut: '2026-03-06 10:00:00',
  });
  const ended = await requestCorrection({
    timeLogId: open,
    punchIn: '2026-03-10 08:00:00',
    punchOut: '2026-03-10 11:00:00',
  });
  await decide(added, 'Approved');
  await decide(ended, 'Approved');
  const { data } = await logs();
  expect(data.map(({ workDate }) => workDate)).toEqual(['2026-03-10', '2026-03-06', '2026-03-03']);
  const { token } = employee;
  expect((await api.call(listOwnTimeLogs, { token })).body.open).toBeNull();
  expect((await api.call(punchIn, { token })).status).toBe(200);
});

test('a rejection needs a reason and changes no log', async () => {
  const id = await requestCorrection();
  const bare = await decide(id, 'Rejected');
  expect([bare.status, bare.body.fields?.[0]?.field]).toEqual([422, 'reason']);
  const { body } = await decide(id, 'Rejected', 'The gate says otherwise');
  expect(body.data).toMatchObject({
    status: 'Rejected',
    decisionReason: 'The gate says otherwise',
  });
  expect((await logs()).data).toMatchObject([{ id: log }]);
  expect(await requestCorrection()).toBeGreaterThan(id);
});

test('repeating the same decision changes nothing, a different one is refused', async () => {
  const id = await requestCorrection();
  const first = await decide(id, 'Approved');
  const again = await decide(id, 'Approved', undefined, second.token);
  expect([again.status, again.body.data]).toEqual([200, first.body.data]);
  const other = await decide(id, 'Rejected', 'No', second.token);
  expect([other.status, other.body.message]).toEqual([
    409,
    'This correction has already been approved.',
  ]);
  expect((await logs()).total).toBe(1);
});

test('parallel identical decisions all succeed; of different ones one wins', async () => {
  const same = await requestCorrection();
  const agreed = await Promise.all(
    [admin, second, admin, second].map(({ token }) => decide(same, 'Approved', undefined, token)),
  );
  expect(agreed.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const made = await query(`SELECT id FROM time_logs WHERE supersedes = ${log}`);
  expect(made).toHaveLength(1);
  const [{ id: corrected }] = made;
  const id = await requestCorrection({ timeLogId: corrected, punchOut: '2026-03-03 16:00:00' });
  const responses = await Promise.all([
    decide(id, 'Approved'),
    decide(id, 'Rejected', 'No', second.token),
  ]);
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('times that overlap a newer log cannot be approved', async () => {
  const id = await requestCorrection({ punchOut: '2026-03-03 19:00:00' });
  await api.fixtures.log(employee.id, '2026-03-03 18:00:00', '2026-03-03 18:30:00');
  const { status, body } = await decide(id, 'Approved');
  expect([status, body.message]).toEqual([409, 'This overlaps another time log.']);
  expect((await logs()).total).toBe(2);
  expect((await api.call(listOwnCorrections, { token: employee.token })).body.counts.Pending).toBe(
    1,
  );
});

test('administrators cannot decide their own corrections', async () => {
  log = await api.fixtures.log(second.id, '2026-02-03 09:00:00', '2026-02-03 17:00:00');
  const row = { punchIn: '2026-02-03 09:00:00', punchOut: '2026-02-03 19:00:00' };
  const id = await requestCorrection(row, second);
  const { status, body } = await decide(id, 'Approved', undefined, second.token);
  expect([status, body.code]).toEqual([403, 'forbidden']);
  expect((await decide(id, 'Rejected', 'x', second.token)).status).toBe(403);
  expect((await decide(id, 'Approved')).status).toBe(200);
  expect((await decide(id, 'Approved', undefined, employee.token)).status).toBe(403);
  expect((await decide(999_999, 'Approved')).status).toBe(404);
});

test('the only active administrator decides their own correction, and it is marked', async () => {
  await query(`UPDATE employees SET is_active = false WHERE id = ${admin.id}`);
  log = await api.fixtures.log(second.id, '2026-02-04 09:00:00', '2026-02-04 17:00:00');
  const row = { punchIn: '2026-02-04 09:00:00', punchOut: '2026-02-04 19:00:00' };
  const id = await requestCorrection(row, second);
  const listed = async () => {
    const { body } = await api.call(listCorrections, { token: second.token });
    return body.data.find((correction) => correction.id === id);
  };
  const before = await listed();
  const { status, body } = await decide(id, 'Approved', undefined, second.token);
  const audit = await api.call(listAudit, { token: second.token });
  await query(`UPDATE employees SET is_active = true WHERE id = ${admin.id}`);
  expect(before).toMatchObject({ mayDecide: true, isSelfDecided: false });
  expect([status, body.data.isSelfDecided]).toEqual([200, true]);
  expect(audit.body.data[0]).toMatchObject({
    action: 'correction.approve',
    note: 'Decided for themselves by the only active administrator',
  });
  expect(await listed()).toMatchObject({ mayDecide: false, isSelfDecided: true });
});

test('a decision is sent by notification and mail, and audited', async () => {
  await query('DELETE FROM outbox');
  await decide(await requestCorrection(), 'Rejected', 'No proof');
  api.setNow(NOON + 11_000);
  const { data } = (await api.call(listNotifications, { token: employee.token })).body;
  expect(data[0]).toMatchObject({
    text: 'Your correction of Mar 03, 2026 has been rejected: No proof',
    link: '/my/time?day=2026-03-03',
  });
  const [mail] = await query('SELECT body, subject FROM outbox');
  expect(mail.body).toContain('Reason: No proof');
  expect(mail.body).toContain('/my/time?day=2026-03-03');
  const [entry] = (await api.call(listAudit, { token: admin.token })).body.data;
  expect(entry).toMatchObject({
    action: 'correction.reject',
    before: { status: 'Pending', times: { punchIn: '2026-03-03 09:00:00' } },
    after: { status: 'Rejected', times: { punchIn: '2026-03-03 09:30:00' } },
  });
});

import {
  closePeriod,
  decideCorrection,
  explainDay,
  listAudit,
  listNotifications,
  reopenCorrection,
  requestCorrections,
  updateTimeLog,
} from '@rollcall/shared/contract';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let employee: { id: number; token: string };
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN' });
});
afterAll(() => api.stop());
beforeEach(async () => {
  api.setNow(NOON);
  employee = await api.signedIn();
});

const DAY = '2026-03-03';
const query = async (sql: string) =>
  (await api.database.withClient((client) => client.query(sql))).rows;

async function request(timeLogId: number | null, to = '17:00'): Promise<number> {
  const rows = [{ timeLogId, punchIn: `${DAY} 09:00:00`, punchOut: `${DAY} ${to}:00` }];
  const { body } = await api.call(requestCorrections, {
    body: { rows, reason: 'Forgot' },
    token: employee.token,
  });
  const [requested] = body.data;
  if (!requested) throw new Error('No correction was requested.');
  return requested.id;
}
const decide = async (id: number, status: 'Approved' | 'Rejected' = 'Approved') =>
  (
    await api.call(decideCorrection, {
      params: { id },
      body: { status, reason: 'Seen' },
      token: admin.token,
    })
  ).body.data;
const reopen = (id: number, decidedAt?: string | null, token = admin.token) =>
  api.call(reopenCorrection, {
    params: { id },
    body: decidedAt ? { decidedAt } : null,
    token,
  });
const day = async () => {
  const params = { employeeId: employee.id, date: DAY };
  return (await api.call(explainDay, { params, token: admin.token })).body.data;
};

const eventsOf = async (id: number) =>
  (
    await query(
      `SELECT kind FROM events WHERE (details->>'correctionId')::integer = ${id} ORDER BY id`,
    )
  ).map(({ kind }) => kind);

test.each(['missing-out', null] as const)(
  'the approval of a log (%s) is undone: what was there before counts again, silently',
  async (out) => {
    const log = await api.fixtures.log(employee.id, `${DAY} 09:00:00`, out ?? undefined);
    await api.fixtures.break(employee.id, log, `${DAY} 12:00:00`, `${DAY} 12:30:00`);
    const before = await day();
    const id = await request(log);
    const { decidedAt } = await decide(id);
    expect((await day()).workedMins).toBe(450);
    const { status, body } = await reopen(id, decidedAt);
    expect([status, body.message]).toEqual([200, 'Correction is pending again']);
    expect(body.data).toMatchObject({
      status: 'Pending',
      timeLogId: log,
      logChange: null,
      decidedBy: null,
      decidedAt: null,
      decisionReason: null,
    });
    const { logs, workedMins, breakMins } = await day();
    expect([logs, workedMins, breakMins]).toEqual([
      before.logs,
      before.workedMins,
      before.breakMins,
    ]);
    expect(await eventsOf(id)).toEqual(['correction-requested']);
    api.setNow(NOON + 60_000);
    const { data } = (await api.call(listNotifications, { token: employee.token })).body;
    expect(data).toEqual([]);
    const [entry] = (await api.call(listAudit, { token: admin.token })).body.data;
    expect(entry).toMatchObject({
      action: 'correction.reopen',
      before: { id, status: 'Approved' },
      after: { id, status: 'Pending' },
    });
    // It can be decided again.
    expect(await decide(id)).toMatchObject({ status: 'Approved' });
    expect(await eventsOf(id)).toEqual(['correction-requested', 'correction-approved']);
  },
);

test('a missing log that was added is gone; a rejection is undone as well', async () => {
  const id = await request(null);
  await decide(id);
  await reopen(id);
  expect((await day()).logs).toEqual([]);
  const { decidedAt } = await decide(id, 'Rejected');
  expect((await reopen(id, decidedAt)).body.data.status).toBe('Pending');
  // A pending correction stays as it is.
  expect((await reopen(id, decidedAt)).status).toBe(200);
});

test('a decision is not undone later, nor another one, nor one whose log has changed', async () => {
  const log = await api.fixtures.log(employee.id, `${DAY} 09:00:00`, 'missing-out');
  const id = await request(log);
  await decide(id);
  const other = await reopen(id, '2026-03-10T11:00:00-06:00');
  expect([other.status, other.body.message]).toEqual([
    409,
    'Someone has decided this correction since you loaded it: it is now approved. Reload the page.',
  ]);
  const made = (await day()).logs.find(({ isSuperseded }) => !isSuperseded);
  await api.call(updateTimeLog, {
    params: { id: made?.id ?? 0 },
    body: { punchOut: `${DAY} 16:00:00`, reason: 'Seen' },
    token: admin.token,
  });
  expect((await reopen(id)).body.message).toMatch(/^This log has changed since/);
  api.setNow(NOON + 11_000);
  expect((await reopen(id)).body.message).toMatch(
    /^The employee has been notified of this decision/,
  );
});

test('a decision whose log the employee wants corrected again is not undone', async () => {
  const id = await request(await api.fixtures.log(employee.id, `${DAY} 09:00:00`, 'missing-out'));
  await decide(id);
  const made = (await day()).logs.find(({ isSuperseded }) => !isSuperseded);
  const again = await request(made?.id ?? 0, '16:00');
  expect((await reopen(id)).status).toBe(409);
  expect(await query(`SELECT status FROM corrections WHERE id = ${again}`)).toEqual([
    { status: 'Pending' },
  ]);
});

test('an administrator does not undo the decision on a correction of their own', async () => {
  const colleague = await api.signedIn({ role: 'ADMIN' });
  employee = colleague;
  const id = await request(null);
  await decide(id);
  expect((await reopen(id, null, colleague.token)).status).toBe(403);
});

test('the adjustment of a closed day is undone', async () => {
  const id = await request(await api.fixtures.log(employee.id, `${DAY} 09:00:00`, 'missing-out'));
  const week = { from: '2026-03-01', to: '2026-03-07', acceptsUnsettled: true };
  expect((await api.call(closePeriod, { body: week, token: admin.token })).status).toBe(200);
  const adjusted = () => query(`SELECT 1 FROM time_adjustments WHERE correction_id = ${id}`);
  await decide(id);
  expect(await adjusted()).toHaveLength(1);
  expect((await reopen(id)).status).toBe(200);
  expect(await adjusted()).toEqual([]);
});

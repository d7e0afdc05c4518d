import * as contract from '@rollcall/shared/contract';
import { storeDaysKind } from '../../attendance/store/job.ts';
import { runJob } from '../../testing/run-job.ts';
import { NOON, startTestApi, type TestApi } from '../../testing/test-api.ts';

// Which days a closed period has, and what closing does with overtime (docs/working-time.md#closed-periods).

let api: TestApi;
let admin: string;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.tokenOf('ADMIN');
  await run(
    `INSERT INTO time_policies (name, scope_kind, overtime_daily_after_min) VALUES ('All', 'company', 480)`,
  );
});
beforeEach(() => api.setNow(NOON));
afterEach(async () => {
  await run(`UPDATE time_policies SET break_rules = '[]', overtime_daily_after_min = 480,
    overtime_weekly_after_min = NULL`);
  await run(
    `UPDATE periods SET reopened_at = now(), reopen_reason = 'Test' WHERE reopened_at IS NULL`,
  );
});
afterAll(() => api.stop());

const run = (sql: string): Promise<Record<string, unknown>[]> =>
  api.database.withClient(async (client) => (await client.query(sql)).rows);
const close = async (body: contract.CallBody<typeof contract.closePeriod>) =>
  (await api.call(contract.closePeriod, { body, token: admin })).body.data.id;
const departmentId = async (name: string) =>
  Number((await run(`SELECT id FROM departments WHERE name = '${name}'`))[0]?.id);
const move = (id: number, department: string, from: string) =>
  run(`SELECT set_config('rollcall.effective_date', '${from}', false);
    UPDATE employees SET department = '${department}' WHERE id = ${id};
    SELECT set_config('rollcall.effective_date', '', false)`);
const addLog = (employeeId: number, date: string) =>
  api.callUnchecked(contract.createTimeLog, {
    body: { employeeId, punchIn: `${date} 09:00:00`, punchOut: `${date} 19:00:00`, reason: 'x' },
    token: admin,
  });
const closedOf = async (employeeId: number, date: string) =>
  (await api.call(contract.explainDay, { params: { employeeId, date }, token: admin })).body.data
    .closed;

test('an employee who leaves a closed department afterwards keeps the closed days', async () => {
  const id = await api.fixtures.employee({ department: 'IT' });
  await api.fixtures.log(id, '2026-02-04 09:00:00', '2026-02-04 17:00:00');
  const range = { from: '2026-02-01', to: '2026-02-28' };
  await close({
    ...range,
    scope: `department:${await departmentId('IT')}`,
    acceptsUnsettled: true,
  });
  await move(id, 'HR', '2026-02-01');
  expect(await closedOf(id, '2026-02-04')).toEqual(range);
  expect((await addLog(id, '2026-02-05')).status).toBe(409);
  await close({
    ...range,
    scope: `department:${await departmentId('HR')}`,
    acceptsUnsettled: true,
  });
  expect(await closedOf(id, '2026-02-04')).toEqual(range);
});

test('one who enters it afterwards has no closed days, and the job goes on', async () => {
  const id = await api.fixtures.employee({ department: 'HR' });
  await api.fixtures.log(id, '2026-02-04 09:00:00', '2026-02-04 19:00:00');
  const scope = `department:${await departmentId('IT')}`;
  await close({ from: '2026-02-01', to: '2026-02-28', scope, acceptsUnsettled: true });
  await move(id, 'IT', '2026-02-01');
  expect(await closedOf(id, '2026-02-04')).toBeNull();
  await runJob(api, storeDaysKind(api.api.context), NOON);
  expect(await run(`SELECT minutes FROM overtime WHERE employee_id = ${id}`)).toEqual([
    { minutes: 120 },
  ]);
  expect((await addLog(id, '2026-02-05')).status).toBe(200);
});

test('a log before the joining date is closed with the company, and the job goes on', async () => {
  const id = await api.fixtures.employee();
  await api.fixtures.log(id, '2026-02-04 09:00:00', '2026-02-04 19:00:00');
  await run(`UPDATE employees SET joining_date = '2026-03-01' WHERE id = ${id}`);
  await close({ from: '2026-02-01', to: '2026-02-28', acceptsUnsettled: true });
  expect(await closedOf(id, '2026-02-04')).not.toBeNull();
  await run(`INSERT INTO stale_days (scope_key) VALUES ('company')`);
  await runJob(api, storeDaysKind(api.api.context), NOON);
  expect(await run('SELECT 1 FROM stale_days')).toEqual([]);
});

test('overtime of a period that is opened again follows the rules of today', async () => {
  const id = await api.fixtures.employee();
  await api.fixtures.log(id, '2026-02-04 09:00:00', '2026-02-04 19:00:00');
  const overtimeOf = () => run(`SELECT minutes FROM overtime WHERE employee_id = ${id}`);
  const store = () => runJob(api, storeDaysKind(api.api.context), NOON);
  await store();
  const periodId = await close({ from: '2026-02-01', to: '2026-02-28', acceptsUnsettled: true });
  await run('UPDATE time_policies SET overtime_daily_after_min = 540');
  await store();
  expect(await overtimeOf()).toEqual([{ minutes: 120 }]);
  const params = { id: periodId };
  await api.call(contract.reopenPeriod, { params, body: { reason: 'New rules' }, token: admin });
  await store();
  expect(await overtimeOf()).toEqual([{ minutes: 60 }]);
});

test('an adjustment posted after an employee has left is in the sheet of its month', async () => {
  const id = await api.fixtures.employee({
    status: 'RESIGNED',
    isActive: false,
    exitDate: '2026-01-31',
  });
  await run(`INSERT INTO time_adjustments (employee_id, for_date, posted_date, kind, minutes, reason, created_at)
    VALUES (${id}, '2026-01-30', '2026-02-03', 'correction', 45, 'Late', now())`);
  const periodId = await close({ from: '2026-02-01', to: '2026-02-28', acceptsUnsettled: true });
  const request = { params: { id: periodId }, query: { pageSize: 200 }, token: admin };
  const { data } = (await api.call(contract.getPeriod, request)).body;
  const sums = data.find(({ employeeId }) => employeeId === id)?.sums;
  expect(sums).toMatchObject({ adjustmentMins: 45, balanceMins: 45, expectedMins: 0 });
});

test('nothing is posted in a month whose sheet is closed, also for an employee who had left before it', async () => {
  const employee = await api.signedIn();
  const timeLogId = await api.fixtures.log(
    employee.id,
    '2026-01-28 09:00:00',
    '2026-01-28 17:00:00',
  );
  const rows = [{ timeLogId, punchIn: '2026-01-28 08:00:00', punchOut: '2026-01-28 17:00:00' }];
  const { body } = await api.call(contract.requestCorrections, {
    body: { rows, reason: 'As it was' },
    token: employee.token,
  });
  await run(`UPDATE employees SET exit_date = '2026-01-31' WHERE id = ${employee.id}`);
  await close({ from: '2026-01-01', to: '2026-01-31', acceptsUnsettled: true });
  await close({ from: '2026-02-01', to: '2026-02-28', acceptsUnsettled: true });
  const refused = await api.callUnchecked(contract.createAdjustment, {
    body: {
      employeeId: employee.id,
      forDate: '2026-01-28',
      postedDate: '2026-02-02',
      minutes: 5,
      reason: 'x',
    },
    token: admin,
  });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    expect.stringContaining('February 1 to February 28, 2026 are closed.'),
  ]);
  const params = { id: body.data[0]?.id ?? 0 };
  const status = 'Approved' as const;
  await api.call(contract.decideCorrection, { params, body: { status }, token: admin });
  expect(
    await run(
      `SELECT posted_date::text, minutes FROM time_adjustments WHERE employee_id = ${employee.id}`,
    ),
  ).toEqual([{ posted_date: '2026-03-01', minutes: 60 }]);
});

test('a pending leave counts as open in each department of its days, not just the one in which it begins', async () => {
  const id = await api.fixtures.employee({ department: 'Finance' });
  await api.fixtures.leave(id, '2026-02-10', '2026-02-20', 'Pending');
  await move(id, 'Marketing', '2026-02-16');
  const openOf = async (name: string, from: string, to: string) => {
    const scope = `department:${await departmentId(name)}`;
    const query = { from, to, scope };
    return (await api.call(contract.previewPeriod, { query, token: admin })).body.data
      .pendingLeaves;
  };
  expect(await openOf('Marketing', '2026-02-01', '2026-02-28')).toBe(1);
  expect(await openOf('Marketing', '2026-02-18', '2026-02-28')).toBe(1);
  expect(await openOf('Marketing', '2026-02-01', '2026-02-15')).toBe(0);
  expect(await openOf('Finance', '2026-02-16', '2026-02-28')).toBe(0);
});

test('a closed day explains no calculation by rules that have changed since', async () => {
  const id = await api.fixtures.employee();
  await api.fixtures.log(id, '2026-02-04 09:00:00', '2026-02-04 19:00:00');
  await close({ from: '2026-02-01', to: '2026-02-28', acceptsUnsettled: true });
  const explained = async () => {
    const request = { params: { employeeId: id, date: '2026-02-04' }, token: admin };
    const { data } = (await api.call(contract.explainDay, request)).body;
    return [data.workedMins, data.calculation?.deductionSeconds];
  };
  expect(await explained()).toEqual([600, 0]);
  await run(
    `UPDATE time_policies SET break_rules = '[{"afterMin": 60, "minutes": 120, "isPaid": false}]'`,
  );
  expect(await explained()).toEqual([600, undefined]);
});

test('a correction of a closed day is posted by the rules of today, on both sides, and can be reverted', async () => {
  const employee = await api.signedIn();
  const timeLogId = await api.fixtures.log(
    employee.id,
    '2026-02-04 09:00:00',
    '2026-02-04 18:00:00',
  );
  await close({ from: '2026-02-01', to: '2026-02-28', acceptsUnsettled: true });
  await run(
    `UPDATE time_policies SET break_rules = '[{"afterMin": 60, "minutes": 120, "isPaid": false}]'`,
  );
  const correct = async (punchIn: string) => {
    const rows = [{ timeLogId, punchIn: `2026-02-04 ${punchIn}`, punchOut: '2026-02-04 18:00:00' }];
    const { body } = await api.call(contract.requestCorrections, {
      body: { rows, reason: 'As it was' },
      token: employee.token,
    });
    const [requested] = body.data;
    const decided = await api.call(contract.decideCorrection, {
      params: { id: requested?.id ?? 0 },
      body: { status: 'Approved' },
      token: admin,
    });
    return [requested?.effectMins, decided.body.data.effectMins];
  };
  const day = async (date: string) => {
    const request = { params: { employeeId: employee.id, date }, token: admin };
    return (await api.call(contract.explainDay, request)).body.data;
  };
  expect(await correct('08:00:00')).toEqual([60, 60]);
  const adjustment = { forDate: '2026-02-04', postedDate: '2026-03-01', minutes: 60 };
  expect((await day('2026-03-01')).adjustments).toMatchObject([adjustment]);
  expect((await day('2026-02-04')).adjustedLater).toMatchObject([adjustment]);
  expect(await correct('09:00:00')).toEqual([-60, -60]);
  expect((await day('2026-03-01')).adjustments).toMatchObject([adjustment, { minutes: -60 }]);
});

describe('overtime', () => {
  test('of a week that is closed in part counts what was closed, whatever the rules say now', async () => {
    await run(
      'UPDATE time_policies SET overtime_daily_after_min = NULL, overtime_weekly_after_min = 2400',
    );
    const id = await api.fixtures.employee();
    for (const day of ['23', '24', '25', '26', '27'])
      await api.fixtures.log(id, `2026-02-${day} 09:00:00`, `2026-02-${day} 18:00:00`);
    await close({ from: '2026-02-23', to: '2026-02-24', acceptsUnsettled: true });
    await run(
      `UPDATE time_policies SET break_rules = '[{"afterMin": 60, "minutes": 60, "isPaid": false}]'`,
    );
    await runJob(api, storeDaysKind(api.api.context), NOON);
    // 2 × 540 closed, 3 × 480 open, of 2400.
    expect(await run(`SELECT date::text, minutes FROM overtime WHERE employee_id = ${id}`)).toEqual(
      [{ date: '2026-02-27', minutes: 120 }],
    );
  });

  test('of an unfinished week is known when its days are closed', async () => {
    const id = await api.fixtures.employee();
    await api.fixtures.log(id, '2026-03-09 09:00:00', '2026-03-09 19:00:00');
    const range = { from: '2026-03-09', to: '2026-03-09' };
    const preview = await api.call(contract.previewPeriod, { query: range, token: admin });
    expect(preview.body.data).toMatchObject({ pendingOvertime: 1, refusal: null });
    const { status } = await api.callUnchecked(contract.closePeriod, { body: range, token: admin });
    expect(status).toBe(409);
    await close({ ...range, acceptsUnsettled: true });
    expect(await run(`SELECT minutes, state FROM overtime WHERE employee_id = ${id}`)).toEqual([
      { minutes: 120, state: 'pending' },
    ]);
  });

  test('of two kinds on a day is one day that is not settled', async () => {
    const id = await api.fixtures.employee();
    await runJob(api, storeDaysKind(api.api.context), NOON);
    await run(`INSERT INTO overtime (employee_id, week_start, date, bucket, minutes)
      SELECT ${id}, '2026-03-02', '2026-03-04', unnest(ARRAY['daily', 'night']), 30`);
    const query = { from: '2026-03-04', to: '2026-03-04' };
    const { body } = await api.call(contract.previewPeriod, { query, token: admin });
    expect([body.data.pendingOvertime, body.data.unsettled.length]).toEqual([1, 1]);
  });

  test('that is listed and decided is that of the day as it is now', async () => {
    await runJob(api, storeDaysKind(api.api.context), NOON);
    const id = await api.fixtures.employee({ lastName: 'Freshman' });
    const log = await api.fixtures.log(id, '2026-03-05 09:00:00', '2026-03-05 19:00:00');
    const list = async () =>
      (
        await api.call(contract.listOvertime, { query: { search: 'freshman' }, token: admin })
      ).body.data.map(({ minutes }) => minutes);
    expect(await list()).toEqual([120]);
    await run(`UPDATE time_logs SET punch_out = punch_out - interval '1 hour' WHERE id = ${log}`);
    const entry = { employeeId: id, date: '2026-03-05', bucket: 'daily', minutes: 120 } as const;
    const decide = { body: { entries: [entry], status: 'approved' as const }, token: admin };
    const refused = await api.callUnchecked(contract.decideOvertime, decide);
    expect(refused.body.code).toBe('stale');
    expect(await list()).toEqual([60]);
  });

  test('that follows from a change for the company is said to be calculated', async () => {
    await runJob(api, storeDaysKind(api.api.context), NOON);
    const isCalculating = async () =>
      (await api.call(contract.listOvertime, { token: admin })).body.isCalculating;
    expect(await isCalculating()).toBe(false);
    await run('UPDATE time_policies SET overtime_daily_after_min = 420');
    expect(await isCalculating()).toBe(true);
    await runJob(api, storeDaysKind(api.api.context), NOON);
    expect(await isCalculating()).toBe(false);
  });
});

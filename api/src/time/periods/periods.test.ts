import * as contract from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

// Closing February 2026 and trying to change it in every way (docs/working-time.md#closed-periods).

const FEBRUARY = { from: '2026-02-01', to: '2026-02-28' };
const DAY = '2026-02-16';

let api: TestApi;
let admin: { id: number; token: string };
let colleague: { id: number; token: string };
let employee: { id: number; token: string };
let code: string;
let log: number;
let periodId: number;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN', firstName: 'Ada', lastName: 'Admin' });
  colleague = await api.signedIn({ role: 'ADMIN' });
  employee = await api.signedIn({ firstName: 'Ola', lastName: 'Ek', department: 'IT' });
  const [row] = await run(`SELECT employee_code FROM employees WHERE id = ${employee.id}`);
  code = String(row?.employee_code);
  log = await api.fixtures.log(employee.id, `${DAY} 09:10:00`, `${DAY} 17:30:00`);
  await api.fixtures.break(employee.id, log, `${DAY} 12:00:00`, `${DAY} 12:30:00`);
  await api.fixtures.leave(employee.id, '2026-02-23', '2026-02-24');
  await run(`INSERT INTO time_adjustments (employee_id, for_date, posted_date, kind, minutes, reason, created_at)
    VALUES (${employee.id}, '2026-02-10', '2026-02-11', 'manual', 25, 'Fair', now())`);
  await run(`INSERT INTO time_policies (name, scope_kind, employee_id, overtime_daily_after_min)
    VALUES ('Short days', 'employee', ${employee.id}, 450)`);
  await run(`INSERT INTO overtime (employee_id, week_start, date, bucket, minutes, state)
    VALUES (${employee.id}, '2026-02-16', '${DAY}', 'daily', 20, 'approved')`);
});
afterAll(() => api.stop());

async function run(sql: string): Promise<Record<string, unknown>[]> {
  return api.database.withClient(async (client) => (await client.query(sql)).rows);
}
const close = (body: contract.CallBody<typeof contract.closePeriod>, token = admin.token) =>
  api.callUnchecked(contract.closePeriod, { body, token });
const grid = async () => {
  const query = { month: '2026-02', search: 'Ola Ek' };
  const { body } = await api.call(contract.listAttendance, { query, token: admin.token });
  return body.data[0];
};

test.each([
  ['a period that is not over', { from: '2026-03-01', to: '2026-03-31' }, 409],
  ['an end before the start', { from: '2026-02-28', to: '2026-02-01' }, 422],
  ['more than a year', { from: '2024-01-01', to: '2025-06-30' }, 422],
  ['a department that does not exist', { ...FEBRUARY, scope: 'department:99' }, 422],
  ['a scope of another form', { ...FEBRUARY, scope: 'employee:1' }, 422],
])('%s is refused', async (_title, body, status) => {
  expect((await close(body)).status).toBe(status);
});

test('what is not settled is counted, and must be confirmed', async () => {
  const missing = await api.fixtures.log(employee.id, '2026-02-17 09:00:00', 'missing-out');
  const preview = await api.call(contract.previewPeriod, { query: FEBRUARY, token: admin.token });
  expect(preview.body.data).toMatchObject({ missingOuts: 1, openLogs: 0, refusal: null });
  expect((await close(FEBRUARY)).status).toBe(409);
  await run(`DELETE FROM time_logs WHERE id = ${missing}`);
});

test('while someone is punched in on one of the days, it cannot be closed', async () => {
  const open = await api.fixtures.log(employee.id, '2026-02-18 09:00:00');
  expect((await close({ ...FEBRUARY, acceptsUnsettled: true })).body.message).toBe(
    'Someone is still punched in on one of these days. Close these time logs first.',
  );
  await run(`DELETE FROM time_logs WHERE id = ${open}`);
});

test('closing copies the figures; every page shows the same ones', async () => {
  const before = await grid();
  const { status, body } = await close(FEBRUARY);
  expect([status, body.data]).toEqual([
    200,
    expect.objectContaining({ ...FEBRUARY, scope: 'company', closedBy: 'Ada Admin', employees: 3 }),
  ]);
  periodId = body.data.id;
  expect(await grid()).toEqual(before);
  const sheet = await api.call(contract.getPeriod, {
    params: { id: periodId },
    token: admin.token,
  });
  const row = sheet.body.data.find(({ employeeCode }) => employeeCode === code);
  expect(row).toMatchObject({
    employeeName: 'Ola Ek',
    sums: before?.sums,
    present: 1,
    leave: 2,
    absent: 17,
    overtimeMins: 20,
  });
  expect(before?.sums).toMatchObject({ workedMins: 470, adjustmentMins: 25, lateMins: 10 });
});

test('the history of a log of a closed day names the period', async () => {
  const { body } = await api.call(contract.getTimeLogHistory, {
    params: { id: log },
    token: admin.token,
  });
  expect(body.data.closed).toEqual(FEBRUARY);
});

test('a period cannot be closed twice, also for a department', async () => {
  expect((await close(FEBRUARY)).status).toBe(409);
  expect(
    (await close({ from: '2026-02-28', to: '2026-02-28', scope: 'department:1' })).status,
  ).toBe(409);
});

describe('a closed day refuses', () => {
  const token = () => admin.token;
  test.each<[string, () => Promise<{ status: number }>]>([
    [
      'a log that is moved away',
      () =>
        api.callUnchecked(contract.updateTimeLog, {
          token: token(),
          params: { id: log },
          body: { workDate: '2026-02-15', reason: 'x' },
        }),
    ],
    [
      'an adjustment that is posted on it',
      () =>
        api.callUnchecked(contract.createAdjustment, {
          token: token(),
          body: {
            employeeId: employee.id,
            forDate: DAY,
            postedDate: DAY,
            minutes: 5,
            reason: 'x',
          },
        }),
    ],
    [
      'a decision about overtime',
      () =>
        api.callUnchecked(contract.decideOvertime, {
          token: token(),
          body: {
            entries: [{ employeeId: employee.id, date: DAY, bucket: 'daily', minutes: 20 }],
            status: 'rejected',
            reason: 'x',
          },
        }),
    ],
  ])('%s', async (_title, send) => {
    const before = await grid();
    expect((await send()).status).toBe(409);
    expect(await grid()).toEqual(before);
  });

  test.each([
    `UPDATE time_logs SET punch_out = punch_out + interval '1 hour' WHERE work_date = '${DAY}'`,
    `DELETE FROM time_logs WHERE work_date = '${DAY}'`,
    `UPDATE breaks SET ended_at = ended_at + interval '1 hour' WHERE work_date = '${DAY}'`,
    `UPDATE leaves SET status = 'Rejected' WHERE start_date = '2026-02-23'`,
    `DELETE FROM overtime WHERE date = '${DAY}'`,
    `UPDATE time_adjustments SET minutes = 99`,
    `UPDATE period_days SET figures = '{}'`,
    `DELETE FROM period_days`,
    `TRUNCATE period_days`,
    `TRUNCATE overtime`,
    `UPDATE periods SET to_date = '2026-02-10'`,
  ])('SQL: %s', async (sql) => {
    await expect(run(sql)).rejects.toThrow(/closed/);
  });
});

describe('what cannot be refused changes nothing', () => {
  test.each([
    [
      'a policy',
      `INSERT INTO time_policies (name, scope_kind, rounding, step_min) VALUES ('x', 'company', 'up', 60)`,
    ],
    [
      'a holiday',
      `INSERT INTO holiday_calendars (id, name) VALUES (7, 'x');
      INSERT INTO holidays VALUES (7, '${DAY}', 'Late holiday', 'full');
      UPDATE assignments SET calendar_id = 7 WHERE scope_kind = 'company'`,
    ],
    ['a shift', `UPDATE shifts SET start_time = '06:00', expected_min = 100`],
    ['a schedule', `DELETE FROM schedule_days`],
    ['the department', `UPDATE employees SET department = 'HR' WHERE last_name = 'Ek'`],
    ['the joining date', `UPDATE employees SET joining_date = '2026-03-01' WHERE last_name = 'Ek'`],
    ['the stored days', 'DELETE FROM attendance_days'],
  ])('%s', async (_title, sql) => {
    const before = await grid();
    await run(sql);
    if (_title === 'the joining date') await run(`UPDATE employees SET joining_date = NULL`);
    const after = await grid();
    expect({ ...after, department: '' }).toEqual({ ...before, department: '' });
  });
});

describe('a correction of a closed day', () => {
  const correct = async (timeLogId: number | null, from: string, to: string, reason: string) => {
    const times = { punchIn: `${DAY} ${from}:00`, punchOut: `${DAY} ${to}:00` };
    const rows = [{ ...(timeLogId !== null && { timeLogId }), ...times }];
    const requested = await api.call(contract.requestCorrections, {
      body: { rows, reason },
      token: employee.token,
    });
    return api.callUnchecked(contract.decideCorrection, {
      params: { id: requested.body.data[0]?.id ?? 0 },
      body: { status: 'Approved' as const },
      token: colleague.token,
    });
  };
  const adjustments = async () =>
    (
      await api.call(contract.listAdjustments, {
        query: { employeeId: employee.id, from: '2026-03-01' },
        token: admin.token,
      })
    ).body.data;

  test('is approved as an adjustment of the first open day', async () => {
    await run(`DELETE FROM time_policies; DELETE FROM holidays`);
    expect((await correct(log, '09:10', '18:15', 'Stayed longer')).status).toBe(200);
    expect(await adjustments()).toMatchObject([
      {
        forDate: DAY,
        postedDate: '2026-03-01',
        kind: 'correction',
        minutes: 45,
        reason: 'Stayed longer',
      },
    ]);
    expect(await run(`SELECT is_superseded FROM time_logs WHERE id = ${log}`)).toEqual([
      { is_superseded: false },
    ]);
  });

  test('counts from what an earlier one has made of the log', async () => {
    expect((await correct(log, '09:10', '18:45', 'Even longer')).status).toBe(200);
    expect((await adjustments()).map(({ minutes }) => minutes)).toEqual([30, 45]);
  });

  test('adds a missing log once', async () => {
    expect((await correct(null, '20:00', '21:00', 'Called in')).status).toBe(200);
    expect((await correct(null, '20:30', '21:30', 'Called in')).body).toMatchObject({
      code: 'conflict',
      message: 'These times overlap a time log or an approved correction of Feb 16, 2026.',
    });
    expect((await adjustments()).map(({ minutes }) => minutes)).toEqual([60, 30, 45]);
  });

  test('its adjustment cannot be deleted', async () => {
    const [row] = await run(`SELECT id FROM time_adjustments WHERE kind = 'correction'`);
    const request = { params: { id: Number(row?.id) }, token: admin.token };
    expect((await api.callUnchecked(contract.deleteAdjustment, request)).status).toBe(409);
  });
});

test('the figures of a deleted employee stay, under the code alone', async () => {
  await run(`UPDATE employees SET is_active = false WHERE id = ${employee.id}`);
  const deleted = await api.call(contract.deleteEmployee, {
    params: { id: employee.id },
    token: admin.token,
  });
  expect(deleted.status).toBe(200);
  const { body } = await api.call(contract.getPeriod, {
    params: { id: periodId },
    token: admin.token,
  });
  expect(body.data.find(({ employeeCode }) => employeeCode === code)).toMatchObject({
    employeeId: null,
    employeeName: null,
    sums: { workedMins: 470 },
  });
});

test('reopening needs a reason, is listed, and opens the days again', async () => {
  const params = { id: periodId };
  const without = await api.callUnchecked(contract.reopenPeriod, {
    params,
    body: {},
    token: admin.token,
  });
  expect(without.status).toBe(422);
  const opened = await api.call(contract.reopenPeriod, {
    params,
    body: { reason: 'A mistake' },
    token: admin.token,
  });
  expect(opened.body.data).toMatchObject({ reopenedBy: 'Ada Admin', reopenReason: 'A mistake' });
  const again = await api.callUnchecked(contract.reopenPeriod, {
    params,
    body: { reason: 'x' },
    token: admin.token,
  });
  expect(again.status).toBe(409);
  await api.fixtures.log(colleague.id, '2026-02-18 09:00:00', '2026-02-18 10:00:00');
  const audited = await run(`SELECT action FROM audit WHERE action LIKE 'period.%' ORDER BY id`);
  expect(audited).toEqual([{ action: 'period.close' }, { action: 'period.reopen' }]);
});

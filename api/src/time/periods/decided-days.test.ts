import * as contract from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

// What may still happen to a closed day, and what follows (docs/working-time.md#closed-periods).

const DAY = '2026-02-16';

let api: TestApi;
let admin: { id: number; token: string };
let former: { id: number; token: string };
let employee: { id: number; token: string };
let log: number;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN' });
  former = await api.signedIn({ role: 'ADMIN' });
  employee = await api.signedIn();
  log = await api.fixtures.log(employee.id, `${DAY} 09:00:00`, `${DAY} 17:00:00`);
  await api.fixtures.leave(employee.id, '2026-02-23', '2026-02-24');
  await run(`UPDATE time_logs SET entered_by = ${former.id}`);
  await run(`UPDATE leaves SET requested_by = ${former.id}, decided_by = ${former.id}`);
  await run(
    `INSERT INTO time_policies (name, scope_kind, overtime_daily_after_min) VALUES ('All', 'company', 460)`,
  );
  await run(`INSERT INTO overtime (employee_id, week_start, date, bucket, minutes, state, decided_by)
    VALUES (${employee.id}, '${DAY}', '${DAY}', 'daily', 20, 'approved', ${former.id})`);
  await run(`INSERT INTO time_adjustments
      (employee_id, for_date, posted_date, kind, minutes, reason, created_by, created_at)
    VALUES (${employee.id}, '2026-02-10', '2026-02-11', 'manual', 25, 'Fair', ${former.id}, now())`);
  const body = { from: '2026-02-01', to: '2026-02-28', acceptsUnsettled: true };
  await api.call(contract.closePeriod, { body, token: admin.token });
});
afterAll(() => api.stop());

const run = (sql: string): Promise<Record<string, unknown>[]> =>
  api.database.withClient(async (client) => (await client.query(sql)).rows);

test.each([
  ['overtime', 'decided_by'],
  ['leaves', 'decided_by'],
  ['leaves', 'requested_by'],
  ['time_adjustments', 'created_by'],
  ['time_logs', 'entered_by'],
])('of %s, %s cannot become another employee', async (table, column) => {
  const change = run(`UPDATE ${table} SET ${column} = ${admin.id}`);
  await expect(change).rejects.toMatchObject({ code: 'RC001' });
});

test('an administrator who decided about closed days can be deleted', async () => {
  await run(`UPDATE employees SET is_active = false WHERE id = ${former.id}`);
  const request = { params: { id: former.id }, token: admin.token };
  expect((await api.callUnchecked(contract.deleteEmployee, request)).status).toBe(200);
  expect(await run('SELECT decided_by, minutes FROM overtime')).toEqual([
    { decided_by: null, minutes: 20 },
  ]);
});

test('a correction counts as made also when it changes no minutes', async () => {
  const correct = async (timeLogId: number | undefined, from: string, to: string) => {
    const times = { punchIn: `${DAY} ${from}:00`, punchOut: `${DAY} ${to}:00` };
    const { body } = await api.call(contract.requestCorrections, {
      body: { rows: [{ ...times, ...(timeLogId && { timeLogId }) }], reason: 'As it was' },
      token: employee.token,
    });
    return api.callUnchecked(contract.decideCorrection, {
      params: { id: body.data[0]?.id ?? 0 },
      body: { status: 'Approved' as const },
      token: admin.token,
    });
  };
  expect((await correct(log, '10:00', '18:00')).status).toBe(200);
  expect((await correct(undefined, '17:30', '18:30')).body).toMatchObject({
    code: 'conflict',
    message: 'These times overlap a time log or an approved correction of Feb 16, 2026.',
  });
});

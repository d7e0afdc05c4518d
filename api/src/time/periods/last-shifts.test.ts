import * as contract from '@rollcall/shared/contract';
import { storeDaysKind } from '../../attendance/store/job.ts';
import { runJob } from '../../testing/run-job.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

// Closing on the day after the last one, while shifts of it still run (docs/working-time.md#closed-periods). The company zone is
// UTC−06:00.

let api: TestApi;
let admin: string;
let id: number;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.tokenOf('ADMIN');
  await run(`INSERT INTO time_policies (name, scope_kind, overtime_daily_after_min) VALUES ('All', 'company', 480);
    INSERT INTO assignments (scope_kind, department_id, schedule_id)
      SELECT 'department', id, schedule_of_times('20:00', '04:00') FROM departments WHERE name = 'Operations'`);
  id = await api.fixtures.employee({ department: 'Operations' });
  await api.fixtures.log(id, '2026-03-09 20:00:00', '2026-03-10 05:30:00');
});
afterAll(() => api.stop());

const run = (sql: string): Promise<Record<string, unknown>[]> =>
  api.database.withClient(async (client) => (await client.query(sql)).rows);
let now = 0;
const setTime = (time: string) => {
  now = Date.parse(`2026-03-10T${time}:00-06:00`);
  api.setNow(now);
};
const MONDAY = { from: '2026-03-09', to: '2026-03-09' };
const preview = async (scope?: string) =>
  (
    await api.call(contract.previewPeriod, {
      query: { ...MONDAY, ...(scope && { scope }) },
      token: admin,
    })
  ).body.data;
const close = () =>
  api.callUnchecked(contract.closePeriod, {
    body: { ...MONDAY, acceptsUnsettled: true },
    token: admin,
  });

test('a period waits until the last shift of it takes no punches any more', async () => {
  setTime('06:00');
  await runJob(api, storeDaysKind(api.api.context), now);
  const refusal =
    'Shifts of this period still take punches until Mar 10, 2026, 10:00 AM. Close it after that.';
  expect(await preview()).toMatchObject({ refusal });
  expect((await close()).body).toMatchObject({ code: 'conflict', message: refusal });
});

test('that of other departments does not matter', async () => {
  expect(await preview('department:1')).toMatchObject({ refusal: null });
});

test('its overtime is known before the job comes back to the day', async () => {
  setTime('10:01');
  expect(await preview()).toMatchObject({ refusal: null, pendingOvertime: 1 });
  await close();
  expect(await run(`SELECT date::text, minutes FROM overtime WHERE employee_id = ${id}`)).toEqual([
    { date: '2026-03-09', minutes: 90 },
  ]);
});

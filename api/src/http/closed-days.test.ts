import { ENDPOINTS } from '@rollcall/shared/contract';
import { type AccessFixture, createAccessFixture } from '../testing/access/fixture.ts';
import { ROWS } from '../testing/access/rows.ts';
import { sendAs } from '../testing/access/send.ts';

// What changes time logs, breaks or leaves of a closed day is refused by the database (docs/working-time.md#closed-periods).

let fixture: AccessFixture;
beforeAll(async () => {
  fixture = await createAccessFixture();
});
afterAll(() => fixture.stop());
beforeEach(async () => {
  await open();
  await fixture.reset();
});

const run = (sql: string) => fixture.api.database.withClient((client) => client.query(sql));
const open = () =>
  run(`UPDATE periods SET reopened_at = now(), reopen_reason = 'Test' WHERE reopened_at IS NULL`);
/** Closes the days of all employees, or of those that a condition names. */
const close = (from: string, to: string, whose = 'true') =>
  run(`WITH period AS (INSERT INTO periods (from_date, to_date, scope_key, closed_at)
      VALUES ('${from}', '${to}', 'company', now()) RETURNING id)
    INSERT INTO period_days SELECT period.id, employee_code, day, '{"workedMin": 0}'
    FROM period, employees, generate_series('${from}'::timestamp, '${to}', '1 day') AS day WHERE ${whose}`);

type Name = keyof typeof ROWS & keyof typeof ENDPOINTS;

async function send(name: Name, body?: unknown) {
  const row = ROWS[name];
  const request = await row.request(fixture);
  await close('2025-06-01', '2026-12-31');
  const before = await fixture.digest();
  const actor = row.expected.employee === 200 ? 'employee' : 'admin';
  const response = await sendAs(fixture, actor, ENDPOINTS[name].method, {
    ...request,
    ...(body !== undefined && { body }),
  });
  const hasChanged = (await fixture.digest()) !== before;
  return { status: response.status, body: await response.json(), hasChanged };
}

const REFUSED = {
  status: 409,
  hasChanged: false,
  body: {
    code: 'conflict',
    message:
      'June 1, 2025 to December 31, 2026 are closed. To change anything on a closed day, an administrator must open the period again.',
  },
};

const WRITES: readonly Name[] = [
  'punchIn',
  'punchOut',
  'startBreak',
  'endBreak',
  'createTimeLog',
  'updateTimeLog',
  'deleteTimeLog',
  'restoreTimeLog',
  'undoTimeLogChanges',
  'closeTimeLogs',
  'requestLeave',
  'requestLeaveFor',
  'withdrawLeave',
  'decideLeave',
  'reopenLeave',
];

test.each(WRITES)('%s is refused on a closed day and changes nothing', async (name) => {
  expect(await send(name)).toMatchObject(REFUSED);
});

test('an approved correction of a closed day becomes an adjustment; the time logs stay as they are', async () => {
  const logs = async () => (await run('SELECT * FROM time_logs ORDER BY id')).rows;
  const before = await logs();
  expect(await send('decideCorrection', { status: 'Approved' })).toMatchObject({ status: 200 });
  expect(await logs()).toEqual(before);
  expect((await run('SELECT 1 FROM time_adjustments')).rowCount).toBe(1);
});

test.each([
  ['one day', '2026-03-10', '2026-03-10', 'March 10, 2026 is closed.'],
  ['a month', '2026-03-01', '2026-03-31', 'March 1 to March 31, 2026 are closed.'],
  ['across a year', '2025-12-29', '2026-03-31', 'December 29, 2025 to March 31, 2026 are closed.'],
])('the message names the closed days: %s', async (_title, from, to, words) => {
  await close(from, to);
  const response = await sendAs(fixture, 'employee', 'POST', { path: '/user/timeLog' });
  const { message } = (await response.json()) as { message: string };
  expect(message.startsWith(`${words} To change`)).toBe(true);
});

test('a period of another employee, or one that was opened again, refuses nothing', async () => {
  const punchIn = async () =>
    (await sendAs(fixture, 'employee', 'POST', { path: '/user/timeLog' })).status;
  await close('2026-03-01', '2026-03-31', "role = 'ADMIN'");
  expect(await punchIn()).toBe(200);
  await open();
  await fixture.reset();
  await close('2026-03-01', '2026-03-31');
  expect(await punchIn()).toBe(409);
  await open();
  expect(await punchIn()).toBe(200);
});

test('an employee with closed days can be deleted', async () => {
  await fixture.createLog();
  const id = await fixture.createDeletableEmployee();
  await fixture.api.fixtures.log(id, '2026-03-02 09:00:00', '2026-03-02 17:00:00');
  await close('2026-03-01', '2026-03-31');
  const path = `/admin/employee/${id}`;
  expect((await sendAs(fixture, 'admin', 'DELETE', { path })).status).toBe(200);
});

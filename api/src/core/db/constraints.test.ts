import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.stop());

const run = (sql: string) => api.database.withClient((client) => client.query(sql));

/** The name of the violated constraint, whether or not the driver's error is wrapped. */
async function violatedConstraint(work: Promise<unknown>): Promise<string> {
  const error = (await work.then(
    () => undefined,
    (refused) => refused,
  )) as { constraint?: string; cause?: { constraint?: string } } | undefined;
  return error?.constraint ?? error?.cause?.constraint ?? 'nothing refused';
}

test('a second open log of one employee is refused', async () => {
  const id = await api.fixtures.employee();
  await api.fixtures.log(id, '2026-03-10 09:00:00');
  const earlier = api.fixtures.log(id, '2026-03-09 09:00:00');
  expect(await violatedConstraint(earlier)).toMatch(/^time_logs_(one_open|no_overlap)$/);
});

test.each([
  ['inside', '2026-03-02 10:00:00', '2026-03-02 11:00:00'],
  ['across the in', '2026-03-02 08:00:00', '2026-03-02 09:00:01'],
  ['across the out', '2026-03-02 16:59:59', '2026-03-02 18:00:00'],
])(
  'a log that overlaps another of the employee is refused: the second %s',
  async (_title, punchIn, punchOut) => {
    const id = await api.fixtures.employee();
    await api.fixtures.log(id, '2026-03-02 09:00:00', '2026-03-02 17:00:00');
    expect(await violatedConstraint(api.fixtures.log(id, punchIn, punchOut))).toBe(
      'time_logs_no_overlap',
    );
  },
);

test('a log may start at the instant another ends, and at the same time as one that is missing its punch-out', async () => {
  const id = await api.fixtures.employee();
  await api.fixtures.log(id, '2026-03-02 09:00:00', '2026-03-02 17:00:00');
  await api.fixtures.log(id, '2026-03-02 17:00:00', '2026-03-03 00:00:00');
  await api.fixtures.log(id, '2026-03-03 09:00:00', 'missing-out');
  await api.fixtures.log(id, '2026-03-03 09:00:01', '2026-03-03 17:00:00');
});

test('a superseded log does not count as an overlap', async () => {
  const id = await api.fixtures.employee();
  const wrong = await api.fixtures.log(id, '2026-03-02 09:00:00', '2026-03-02 17:00:00');
  await run(`UPDATE time_logs SET is_superseded = true WHERE id = ${wrong}`);
  await api.fixtures.log(id, '2026-03-02 09:30:00', '2026-03-02 17:00:00');
});

test('a punch-out before the punch-in, and a closed log without a punch-out, are refused', async () => {
  const id = await api.fixtures.employee();
  const backwards = api.fixtures.log(id, '2026-03-02 09:00:00', '2026-03-02 08:00:00');
  // The database decides which of the two constraints it checks first.
  expect(await violatedConstraint(backwards)).not.toBe('nothing refused');
  const bare = run(`INSERT INTO time_logs (employee_id, punch_in, state, work_date, zone)
    VALUES (${id}, now(), 'closed', '2026-03-02', 'UTC+00:00')`);
  expect(await violatedConstraint(bare)).toBe('time_logs_out_fits_state');
});

test('overlapping breaks of one log, and a second open one, are refused', async () => {
  const id = await api.fixtures.employee();
  const log = await api.fixtures.log(id, '2026-03-10 09:00:00');
  await api.fixtures.break(id, log, '2026-03-10 10:00:00', '2026-03-10 10:30:00');
  const inside = api.fixtures.break(id, log, '2026-03-10 10:29:00', '2026-03-10 11:00:00');
  expect(await violatedConstraint(inside)).toBe('breaks_no_overlap');
  await api.fixtures.break(id, log, '2026-03-10 12:00:00');
  const second = api.fixtures.break(id, log, '2026-03-10 13:00:00');
  expect(await violatedConstraint(second)).toMatch(/^breaks_(one_open|no_overlap)$/);
});

test('a break in another employee’s log is refused', async () => {
  const [id, other] = [await api.fixtures.employee(), await api.fixtures.employee()];
  const log = await api.fixtures.log(id, '2026-03-10 09:00:00');
  const foreign = api.fixtures.break(other, log, '2026-03-10 10:00:00');
  expect(await violatedConstraint(foreign)).toContain('time_log');
});

test('overlapping leaves of one employee are refused, unless one of them was rejected', async () => {
  const id = await api.fixtures.employee();
  await api.fixtures.leave(id, '2026-03-02', '2026-03-04', 'Pending');
  const touching = api.fixtures.leave(id, '2026-03-04', '2026-03-05', 'Approved');
  expect(await violatedConstraint(touching)).toBe('leaves_no_overlap');
  await api.fixtures.leave(id, '2026-03-03', '2026-03-03', 'Rejected');
  await api.fixtures.leave(id, '2026-03-05', '2026-03-05', 'Approved');
});

test('a second account with the same email address in another case is refused', async () => {
  await api.fixtures.employee({ email: 'one@example.test' });
  const second = api.fixtures.employee({ email: 'ONE@example.test' });
  expect(await violatedConstraint(second)).toBe('employees_email_key');
});

test.each([
  ['role', 'OWNER'],
  ['status', 'RETIRED'],
  ['verification_status', 'MAYBE'],
  ['gender', 'male'],
  ['employment_type', 'Full-time'],
])('the %s %s, which is not in the specification, is refused', async (column, word) => {
  const id = await api.fixtures.employee();
  const change = run(`UPDATE employees SET ${column} = '${word}' WHERE id = ${id}`);
  expect(await violatedConstraint(change)).toBe(`employees_${column}_check`);
});

test('deleting an employee deletes all their rows, but not what they did for others', async () => {
  const id = await api.fixtures.employee();
  const log = await api.fixtures.log(id, '2026-03-10 09:00:00');
  await api.fixtures.break(id, log, '2026-03-10 10:00:00');
  await api.fixtures.leave(id, '2026-04-02', '2026-04-04');
  await run(`INSERT INTO corrections
      (employee_id, time_log_id, log_state, punch_in, punch_out, zone, work_date, reason, requested_at, decided_by)
    VALUES (${id}, ${log}, 'open', '2026-03-10Z', '2026-03-11Z', 'UTC+00:00', '2026-03-10', 'x', now(), ${id});
    INSERT INTO time_logs (employee_id, punch_in, punch_out, state, work_date, zone, supersedes, entered_by)
    VALUES (${id}, '2026-03-01Z', '2026-03-01Z', 'closed', '2026-03-01', 'UTC+00:00', ${log}, ${id});
    INSERT INTO notifications (employee_id, kind, text, created_at, visible_from)
    VALUES (${id}, 'x', 'x', now(), now());
    INSERT INTO events (employee_id, actor_id, kind, happened_at) VALUES (${id}, ${id}, 'x', now());
    INSERT INTO idempotency_keys (employee_id, key, request, created_at) VALUES (${id}, 'x', 'x', now());
    INSERT INTO calendar_links (employee_id, secret_digest, created_at) VALUES (${id}, 'x', now());
    INSERT INTO shift_calendar_links (employee_id, secret_digest, created_at) VALUES (${id}, 'x', now());
    INSERT INTO saved_views (employee_id, list, name, query) VALUES (${id}, 'x', 'x', '');
    INSERT INTO roster_drafts (employee_id, date, position, revision) VALUES (${id}, '2026-03-10', 0, 1)`);
  const other = await api.fixtures.employee();
  const otherLog = await api.fixtures.log(other, '2026-03-10 09:00:00');
  await run(`UPDATE time_logs SET entered_by = ${id} WHERE id = ${otherLog}`);
  await run(`DELETE FROM employees WHERE id = ${id}`);
  for (const table of [
    'time_logs',
    'breaks',
    'leaves',
    'corrections',
    'notifications',
    'events',
    'idempotency_keys',
    'calendar_links',
    'shift_calendar_links',
    'roster_drafts',
    'saved_views',
  ]) {
    const { rows } = await run(`SELECT 1 FROM ${table} WHERE employee_id = ${id}`);
    expect([table, rows]).toEqual([table, []]);
  }
  const { rows } = await run(`SELECT entered_by FROM time_logs WHERE id = ${otherLog}`);
  expect(rows).toEqual([{ entered_by: null }]);
});

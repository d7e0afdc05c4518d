import { type CallBody, decideOvertime, listOvertime } from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let admin: { id: number; token: string };
let ada: number;
let ben: number;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN', firstName: 'Ada', lastName: 'Admin' });
  ada = await api.fixtures.employee({ firstName: 'Ada', lastName: 'Cole', department: 'IT' });
  ben = await api.fixtures.employee({ firstName: 'Ben', lastName: 'Dahl', department: 'HR' });
});
beforeEach(() =>
  run(`UPDATE company SET days_stored_until = '2026-03-09'; DELETE FROM stale_days; DELETE FROM overtime; DELETE FROM notifications;
    INSERT INTO overtime (employee_id, week_start, date, bucket, minutes, state) VALUES
      (${ada}, '2026-03-02', '2026-03-03', 'daily', 60, 'pending'),
      (${ada}, '2026-03-02', '2026-03-06', 'weekly', 30, 'pending'),
      (${ben}, '2026-03-02', '2026-03-05', 'daily', 45, 'approved'),
      (${admin.id}, '2026-03-02', '2026-03-04', 'daily', 10, 'pending')`),
);
afterAll(() => api.stop());

const run = (sql: string) =>
  api.database.withClient(async (client) => (await client.query(sql)).rows);
const list = async (query = {}) =>
  (await api.callUnchecked(listOvertime, { query, token: admin.token })).body;
const daily = { employeeId: 0, date: '2026-03-03', bucket: 'daily', minutes: 60 } as const;
const weekly = { employeeId: 0, date: '2026-03-06', bucket: 'weekly', minutes: 30 } as const;
const decide = (body: CallBody<typeof decideOvertime>) =>
  api.callUnchecked(decideOvertime, { body, token: admin.token });
const ofAda = (...entries: (typeof daily | typeof weekly)[]) =>
  entries.map((entry) => ({ ...entry, employeeId: ada }));

test.each([
  [{}, ['2026-03-06', '2026-03-05', '2026-03-04', '2026-03-03']],
  [{ state: 'pending' }, ['2026-03-06', '2026-03-04', '2026-03-03']],
  [{ bucket: 'weekly' }, ['2026-03-06']],
  [{ from: '2026-03-04', to: '2026-03-05' }, ['2026-03-05', '2026-03-04']],
  [{ search: 'cole' }, ['2026-03-06', '2026-03-03']],
  [{ department: 'HR' }, ['2026-03-05']],
])('the filter %j finds %j, the latest first', async (query, dates) => {
  const { data, total } = await list(query);
  expect([data.map(({ date }: { date: string }) => date), total]).toEqual([dates, dates.length]);
});

test.each([
  [{ sort: 'date' }, false],
  [{ sort: 'date', order: 'asc' }, true],
])('sorted by %j, the earliest comes first: %p', async (query, isEarliestFirst) => {
  const dates = (await list(query)).data.map(({ date }: { date: string }) => date);
  const earliest = dates.toSorted();
  expect(dates).toEqual(isEarliestFirst ? earliest : earliest.toReversed());
});

test.each(['asc', 'desc'] as const)('sorted by minutes, %s', async (order) => {
  const minutes = (await list({ sort: 'minutes', order })).data.map(
    (entry: { minutes: number }) => entry.minutes,
  );
  expect(new Set(minutes).size).toBeGreaterThan(2);
  const smallest = minutes.toSorted((a: number, b: number) => a - b);
  expect(minutes).toEqual(order === 'asc' ? smallest : smallest.toReversed());
});

test('the list by employee backwards has their days in order, too', async () => {
  const { data } = await list({ sort: 'employee', order: 'desc' });
  expect(data.map(({ employeeName }: { employeeName: string }) => employeeName)[0]).toBe(
    'Ben Dahl',
  );
  expect(data.slice(-3)).toMatchObject([
    { employeeName: 'Ada Cole', date: '2026-03-03' },
    { employeeName: 'Ada Cole', date: '2026-03-06' },
    { employeeName: 'Ada Admin', date: '2026-03-04' },
  ]);
});

test('the list by employee has their days in order; each says how much the week has', async () => {
  const { data } = await list({ sort: 'employee', pageSize: 3 });
  expect(
    data.map(({ employeeName, date, weekMins }: Record<string, unknown>) => [
      employeeName,
      date,
      weekMins,
    ]),
  ).toEqual([
    ['Ada Admin', '2026-03-04', 10],
    ['Ada Cole', '2026-03-03', 90],
    ['Ada Cole', '2026-03-06', 90],
  ]);
  expect((await list({ sort: 'employee', pageSize: 3, page: 1 })).data).toMatchObject([
    { employeeName: 'Ben Dahl', weekMins: 45 },
  ]);
});

test('several entries are approved at once, audited, and reported to the employee', async () => {
  const { status, body } = await decide({ entries: ofAda(daily, weekly), status: 'approved' });
  expect([status, body.data]).toEqual([200, { decided: 2 }]);
  expect((await list({ search: 'cole' })).data[0]).toMatchObject({
    state: 'approved',
    decidedBy: 'Ada Admin',
    mayDecide: true,
  });
  expect(await run(`SELECT text FROM notifications WHERE employee_id = ${ada}`)).toEqual([
    { text: 'Your overtime (1 hr 30 min) has been approved' },
  ]);
  expect(await run(`SELECT after FROM audit WHERE action = 'overtime.decide'`)).toHaveLength(1);
});

test('the employee learns of night apart: its minutes may be in another kind as well', async () => {
  await run(`INSERT INTO overtime (employee_id, week_start, date, bucket, minutes, state)
    VALUES (${ada}, '2026-03-02', '2026-03-03', 'night', 45, 'pending')`);
  const night = { employeeId: ada, date: '2026-03-03', bucket: 'night', minutes: 45 } as const;
  await decide({ entries: [...ofAda(daily), night], status: 'approved' });
  expect(await run(`SELECT text FROM notifications WHERE employee_id = ${ada}`)).toEqual([
    { text: 'Your overtime (1 hr, night 45 min) has been approved' },
  ]);
});

test('a decision can be reverted, and the same decision again changes nothing', async () => {
  await decide({ entries: ofAda(daily), status: 'approved' });
  const again = await decide({ entries: ofAda(daily), status: 'approved' });
  expect(again.body.data).toEqual({ decided: 0 });
  await decide({ entries: ofAda(daily), status: 'pending' });
  expect((await list({ from: '2026-03-03', to: '2026-03-03' })).data[0]).toMatchObject({
    state: 'pending',
    decidedBy: null,
    decidedAt: null,
  });
});

test.each<[string, Partial<CallBody<typeof decideOvertime>>, number]>([
  ['a rejection without a reason', { status: 'rejected' }, 422],
  ['no entry', { entries: [] }, 422],
])('%s is %i', async (_title, changes, status) => {
  expect((await decide({ entries: ofAda(daily), status: 'approved', ...changes })).status).toBe(
    status,
  );
});

test('minutes that have changed since are refused with all entries', async () => {
  const entries = [...ofAda(weekly), { ...daily, employeeId: ada, minutes: 61 }];
  const { status, body } = await decide({ entries, status: 'approved' });
  expect([status, body.code]).toEqual([409, 'stale']);
  expect((await list({ state: 'approved' })).total).toBe(1);
});

test('no one decides their own, except the only active administrator, and it is marked', async () => {
  const own = { employeeId: admin.id, date: '2026-03-04', bucket: 'daily', minutes: 10 } as const;
  const ownEntry = async () => (await list({ search: 'Admin' })).data[0];
  const other = await api.signedIn({ role: 'ADMIN' });
  expect(await ownEntry()).toMatchObject({ mayDecide: false, isSelfDecided: false });
  const refused = await decide({ entries: [own], status: 'approved' });
  expect([refused.status, refused.body.message]).toEqual([
    403,
    'You cannot decide your own overtime. Another administrator must decide; Edit Employee, Work Info, Role appoints one.',
  ]);
  await run(`UPDATE employees SET is_active = false WHERE id = ${other.id}`);
  expect(await ownEntry()).toMatchObject({ mayDecide: true });
  expect((await decide({ entries: [own], status: 'approved' })).status).toBe(200);
  expect(await ownEntry()).toMatchObject({ decidedBy: 'Ada Admin', isSelfDecided: true });
  expect(await run('SELECT note FROM audit ORDER BY id DESC LIMIT 1')).toEqual([
    { note: 'Decided for themselves by the only active administrator' },
  ]);
  await decide({ entries: [own], status: 'pending' });
});

test('overtime of a closed day is listed as closed, until its period is reopened', async () => {
  const isClosed = async () =>
    (await list({ search: 'cole' })).data.map((entry: { isClosed: boolean }) => entry.isClosed);
  await run(`INSERT INTO periods (id, from_date, to_date, scope_key, closed_at)
      VALUES (1, '2026-03-06', '2026-03-06', 'company', now());
    INSERT INTO period_days SELECT 1, employee_code, '2026-03-06', '{}' FROM employees WHERE id = ${ada}`);
  expect(await isClosed()).toEqual([true, false]);
  await run(`UPDATE periods SET reopened_at = now(), reopen_reason = 'A log was missing'`);
  expect(await isClosed()).toEqual([false, false]);
});

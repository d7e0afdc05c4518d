/** @database embedded */
import * as contract from '@rollcall/shared/contract';
import { loadFirstRound, tablesOf } from '../../testing/first-round/load.ts';
import { findWrongCounters } from '../../testing/recount.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

/** Row counts by table before the migration to this release. */
let before: Readonly<Record<string, number>>;
let api: TestApi;
let admin: string;
let ola: string;
beforeAll(async () => {
  api = await startTestApi({}, async (client) => {
    await loadFirstRound(client);
    before = await countRows(client);
  });
  admin = await signIn('adele@first-round.test');
  ola = await signIn('ola@first-round.test');
});
afterAll(() => api.stop());

type Client = Parameters<typeof tablesOf>[0];

async function countRows(client: Client): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of await tablesOf(client)) {
    const { rows } = await client.query(`SELECT count(*)::int AS rows FROM ${table}`);
    counts[table] = rows[0].rows;
  }
  return counts;
}

async function signIn(email: string): Promise<string> {
  const { status, body } = await api.call(contract.login, {
    body: { email, password: 'correct horse' },
  });
  expect([status, body.message]).toEqual([200, expect.any(String)]);
  return body.data.token;
}

test('every table of the first release has rows', () => {
  expect(Object.keys(before)).toHaveLength(21);
  expect(Object.entries(before).filter(([, rows]) => rows === 0)).toEqual([]);
  expect(before.schema_migrations).toBe(11);
});

test('the start migrates the database without losing a row; a second start has nothing to do', async () => {
  const { schema_migrations: migrations, ...after } = await api.database.withClient(countRows);
  expect(migrations).toBe(readMigrations().length);
  for (const [table, rows] of Object.entries(before)) {
    // Sign-ins add sessions, and clear counts of failures.
    if (['schema_migrations', 'sessions', 'attempts'].includes(table)) continue;
    expect([table, after[table]]).toEqual([table, rows]);
  }
  expect(await api.database.withClient((client) => migrate(client))).toEqual([]);
});

test('the counters count the rows that were there before the migration', async () => {
  expect(await api.database.withClient(findWrongCounters)).toEqual([]);
});

test('the employees have their data', async () => {
  const { body } = await api.call(contract.listEmployees, {
    query: { page: 0, isActive: true },
    token: admin,
  });
  if (!('pageSize' in body)) throw new Error('Not a page');
  expect(body.total).toBe(4);
  const maya = body.data.find(({ firstName }) => firstName === 'Maya');
  const params = { id: maya?.id ?? 0 };
  const record = await api.call(contract.getEmployee, { params, token: admin });
  expect(record.body.data).toMatchObject({
    middleName: 'Åsa',
    email: 'maya@first-round.test',
    bloodGroup: 'AB-',
    pfNumber: 'PF-4711',
    bankAccountNumber: '000123456789',
    currentAddressCity: 'Chicago',
  });
  const query = { searchTerm: 'lindq', page: 0 };
  const found = await api.call(contract.searchEmployees, { query, token: admin });
  expect(found.body.total).toBe(1);
});

test('time logs, corrections and leaves have their data', async () => {
  const logs = await api.call(contract.listEmployeeTimeLogs, {
    params: { employeeId: 3 },
    query: { startDate: '2026-03-01', endDate: '2026-03-31' },
    token: admin,
  });
  expect(logs.body.data.data.map((log) => log.punchIn).toSorted()).toEqual([
    '2026-03-02 09:00:00',
    '2026-03-03 09:10:00',
    '2026-03-04 22:00:00',
    '2026-03-06 09:00:00',
    '2026-03-10 12:00:00',
  ]);
  const stat = await api.call(contract.getTimeStatistics, {
    params: { employeeId: 3 },
    query: { startDate: '2026-03-02', endDate: '2026-03-02' },
    token: admin,
  });
  expect(stat.body.data).toMatchObject({ totalWorkedTime: 510, totalBreakTime: 30 });
  const corrections = await api.call(contract.listCorrections, {
    query: { page: 0 },
    token: admin,
  });
  expect(corrections.body.data.map(({ status }) => status)).toEqual(['Pending', 'Approved']);
  const leaves = await api.call(contract.listLeaves, { token: admin });
  expect(leaves.body.data.map(({ status }) => status).toSorted()).toEqual([
    'Approved',
    'Pending',
    'Rejected',
  ]);
});

test('the dashboard counts them', async () => {
  const { body } = await api.call(contract.getDashboard, { token: admin });
  expect(body.data).toMatchObject({
    totalUsers: 5,
    totalAdmins: 2,
    totalPunchInCount: 1,
    missmatch: { totalPunchOutMismatch: 1 },
  });
});

test('new rows can be added to the old ones', async () => {
  const leave = { type: 'Annual', startDate: '2026-07-06', endDate: '2026-07-07' } as const;
  const requested = await api.call(contract.requestLeave, { body: leave, token: ola });
  expect(requested.status).toBe(200);
  const out = await api.call(contract.punchOut, {
    params: { id: 5 },
    body: { punchOut: '2026-03-10 12:00:00' },
    token: ola,
  });
  expect(out.status).toBe(200);
  const query = { employeeId: 4 };
  const { body } = await api.call(contract.listAudit, { query, token: admin });
  expect(body.data.map(({ action }) => action)).toEqual(
    expect.arrayContaining(['employee.create', 'employee.update', 'time-log.create']),
  );
});

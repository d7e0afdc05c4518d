import { getDashboard, getWaiting } from '@rollcall/shared/contract';
import { listPages, type ReadPage } from './testing/list-pages.ts';
import { IS_THOROUGH } from './testing/some-calls.ts';
import { countRowsRead, recordStatements } from './testing/statements.ts';
import { startTestApi, type TestApi } from './testing/test-api.ts';

/** A thorough run has ten times as many time logs. */
const DAYS = IS_THOROUGH ? 600 : 60;
const EMPLOYEES = 6000;
/** Employees with time logs; each has one log and one break per day. */
const WORKING = 200;
const LOGS = DAYS * WORKING;
const LEAVES = 6000;
/** How many more rows a deep page may read than the first one: those of its day, and counts, of which there are some per day. */
const MARGIN = WORKING + 5 * DAYS;

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
  await api.database.withClient(async (client) => {
    // Checks of overlaps would take most of the time.
    await client.query('ALTER TABLE time_logs DROP CONSTRAINT time_logs_no_overlap');
    await client.query('ALTER TABLE breaks DROP CONSTRAINT breaks_no_overlap');
    await client.query('ALTER TABLE leaves DROP CONSTRAINT leaves_no_overlap');
    for (const statement of FILL) await client.query(statement);
    for (const table of ['employees', 'time_logs', 'breaks', 'leaves', 'corrections'])
      await client.query(`ANALYZE ${table}`);
  });
}, 120_000);
afterAll(() => api.stop());

const FILL = [
  `INSERT INTO employees (id, employee_code, first_name, email, email_key, search_text, is_active, joining_date)
   SELECT 1000 + n, 'C-' || n, 'First', 'c' || n || '@example.test', 'c' || n || '@example.test', 'first c-' || n, n % 3 > 0, '2020-01-01'
   FROM generate_series(1, ${EMPLOYEES}) AS n`,
  `INSERT INTO time_logs (employee_id, punch_in, punch_out, state, work_date, zone)
   SELECT 1000 + e, day + e * interval '9 seconds', day + interval '9 hours', 'closed', day::date, 'UTC'
   FROM generate_series(0, ${DAYS - 1}) AS d, generate_series(1, ${WORKING}) AS e,
     LATERAL (SELECT timestamptz '2015-01-01 08:00Z' + d * interval '1 day' AS day) AS days`,
  `INSERT INTO breaks (employee_id, time_log_id, work_date, started_at, ended_at)
   SELECT employee_id, id, work_date, punch_in + interval '3 hours', punch_in + interval '4 hours' FROM time_logs`,
  `INSERT INTO leaves (employee_id, type, start_date, end_date, applied_on, status)
   SELECT 1000 + n % ${WORKING}, 'Annual', date '2020-01-01' + n % 300, date '2020-01-01' + n % 300, date '2019-01-01' + n / 60,
     CASE n % 3 WHEN 0 THEN 'Rejected' ELSE 'Approved' END FROM generate_series(1, ${LEAVES}) AS n
   WHERE n % ${WORKING} > 0`,
  `INSERT INTO corrections (employee_id, punch_in, punch_out, zone, work_date, reason, status, requested_at)
   SELECT 1000 + n % 100 + 1, now(), now() + interval '1 hour', 'UTC', '2026-01-01', 'Forgot',
     CASE n % 3 WHEN 0 THEN 'Rejected' ELSE 'Approved' END, now() FROM generate_series(1, ${LEAVES}) AS n`,
];

const { timeLogs, breaks } = listPages(
  () => api,
  () => token,
);

/** Rows that all statements of a request read. */
async function rowsRead(readPage: ReadPage, page: number): Promise<number> {
  const request = async () => {
    const { status, ids } = await readPage(page);
    expect([status, ids.length]).toEqual([200, 10]);
  };
  let read = 0;
  for (const statement of await recordStatements(api.database, request)) {
    if (/^\s*(select|with)/i.test(statement.text))
      read += await countRowsRead(api.database, statement);
  }
  return read;
}

test.each<[string, ReadPage, number]>([
  ['time logs', timeLogs(), LOGS],
  ['time logs, oldest first', timeLogs({ order: 'asc' }), LOGS],
  ['time logs of a range', timeLogs({ from: '2015-01-06' }), LOGS - 5 * WORKING],
  ['breaks', breaks(), LOGS],
  ['breaks of a range', breaks({ from: '2015-01-06' }), LOGS - 5 * WORKING],
])('a deep page of %s reads about as many rows as the first one', async (_title, read, rows) => {
  const first = await rowsRead(read, 0);
  const middle = await rowsRead(read, Math.floor(rows / 20));
  const late = await rowsRead(read, Math.floor((rows * 0.95) / 10));
  expect({
    isDeeper: [middle, late].some((count) => count > first + MARGIN),
    first,
    middle,
    late,
  }).toMatchObject({ isDeeper: false });
});

test.each<[string, () => Promise<unknown>]>([
  ['the dashboard', () => api.call(getDashboard, { token })],
  ['what waits', () => api.call(getWaiting, { token })],
  ['the cards of breaks', () => breaks()(0)],
])('%s reads no time logs and no breaks of other days', async (_title, request) => {
  const statements = await recordStatements(api.database, request);
  let read = 0;
  for (const statement of statements) read += await countRowsRead(api.database, statement);
  expect(read).toBeLessThan(EMPLOYEES + MARGIN);
});

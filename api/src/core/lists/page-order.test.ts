import { listAudit } from '@rollcall/shared/contract';
import { listPages, type ReadPage } from '../../testing/list-pages.ts';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  token = await api.tokenOf('ADMIN');
  for (const statement of FILL) await api.database.withClient((client) => client.query(statement));
});
afterAll(() => api.stop());

/** Ids are far from each other, so that each list has many blocks. */
const FILL = [
  `INSERT INTO departments (name) VALUES ('Sales'), ('support'), ('IT') ON CONFLICT DO NOTHING`,
  `INSERT INTO employees (id, employee_code, first_name, email, email_key, search_text, is_active, department, designation, joining_date, exit_date)
   SELECT 331 * n, 'C-' || n, 'First' || n, 'c' || n || '@example.test', 'c' || n || '@example.test', 'c-' || n,
     CASE n % 4 WHEN 0 THEN false WHEN 1 THEN true END,
     (ARRAY['Sales', 'support', 'IT', NULL])[1 + n % 4], (ARRAY[NULL, 'Clerk', 'analyst'])[1 + n % 3], CASE WHEN n % 3 = 0 THEN date '2026-03-20' - n * 5 END, CASE WHEN n % 5 = 0 THEN date '2026-02-27' + n END FROM generate_series(1, 60) AS n`,
  // Zones from -12:00 to +14:00, as after moves of the company: the work dates are not in the order of the punch-ins.
  `INSERT INTO time_logs (id, employee_id, punch_in, punch_out, state, work_date, zone)
   SELECT 977 * n % 100003, 331 * (1 + n % 60), at, at + interval '1 minute', 'closed',
     (at AT TIME ZONE 'UTC' + (n * 7 % 27 - 12) * interval '1 hour')::date, 'UTC'
   FROM generate_series(1, 200) AS n, LATERAL (SELECT timestamptz '2026-02-01Z' + n * 73 % 200 * interval '194 minutes' AS at) AS t`,
  `INSERT INTO breaks (id, employee_id, time_log_id, work_date, started_at, ended_at)
   SELECT id * 7 % 100003, employee_id, id, work_date, punch_in, punch_out FROM time_logs`,
  // Another in the block of each.
  `INSERT INTO breaks (id, employee_id, time_log_id, work_date, started_at, ended_at)
   SELECT id + 100003, employee_id, time_log_id, work_date, ended_at + interval '20 seconds', ended_at + interval '40 seconds' FROM breaks`,
  `INSERT INTO leaves (id, employee_id, type, start_date, end_date, applied_on, status)
   SELECT 619 * n % 100003, 331 * (1 + n % 60), 'Annual', date '2020-01-01' + n, date '2020-01-01' + n, date '2026-01-01' + n * 31 % 9,
     (ARRAY['Approved', 'Rejected', 'Pending'])[1 + n % 3] FROM generate_series(1, 120) AS n`,
  `INSERT INTO corrections (id, employee_id, punch_in, punch_out, zone, work_date, reason, status, requested_at)
   SELECT 733 * n % 100003, 331 * (1 + n % 60), at, at + interval '1 hour', 'UTC', '2026-01-01', 'Forgot',
     (ARRAY['Approved', 'Rejected', 'Pending'])[1 + n % 3], at
   FROM generate_series(1, 120) AS n, LATERAL (SELECT timestamptz '2026-01-01Z' + n * interval '2 hours' AS at) AS t`,
];

const NAME_OF = (table: string) =>
  `(SELECT search_text FROM employees AS e WHERE e.id = ${table}.employee_id) COLLATE "C"`;

const IN_GRID =
  "(joining_date IS NULL OR joining_date <= '2026-03-31') AND (exit_date IS NULL OR exit_date >= '2026-03-01')";

const { timeLogs, breaks, leaves, corrections, employees, attendance } = listPages(
  () => api,
  () => token,
);

test.each<[string, ReadPage, string]>([
  ['time logs', timeLogs(), 'FROM time_logs ORDER BY work_date DESC, punch_in DESC, id DESC'],
  [
    'time logs, oldest first',
    timeLogs({ order: 'asc' }),
    'FROM time_logs ORDER BY work_date, punch_in, id',
  ],
  [
    'time logs of a range',
    timeLogs({ from: '2026-02-05', to: '2026-02-20' }),
    `FROM time_logs WHERE work_date BETWEEN '2026-02-05' AND '2026-02-20' ORDER BY work_date DESC, punch_in DESC, id DESC`,
  ],
  [
    'time logs of a range, oldest first',
    timeLogs({ from: '2026-02-05', order: 'asc' }),
    `FROM time_logs WHERE work_date >= '2026-02-05' ORDER BY work_date, punch_in, id`,
  ],
  ['breaks', breaks(), 'FROM breaks ORDER BY work_date DESC, started_at DESC, id DESC'],
  [
    'breaks of a range',
    breaks({ to: '2026-02-20' }),
    `FROM breaks WHERE work_date <= '2026-02-20' ORDER BY work_date DESC, started_at DESC, id DESC`,
  ],
  [
    'breaks, oldest first',
    breaks({ sort: 'date' }),
    'FROM breaks ORDER BY work_date, started_at, id',
  ],
  [
    'breaks of a range, the longest first',
    breaks({ from: '2026-02-05', to: '2026-02-20', sort: 'duration', order: 'desc' }),
    `FROM breaks WHERE work_date BETWEEN '2026-02-05' AND '2026-02-20'
     ORDER BY ended_at - started_at DESC, work_date DESC, started_at DESC, id DESC`,
  ],
  [
    'breaks of a range by employee',
    breaks({ from: '2026-02-05', to: '2026-02-20', sort: 'employee' }),
    `FROM breaks WHERE work_date BETWEEN '2026-02-05' AND '2026-02-20'
     ORDER BY ${NAME_OF('breaks')}, work_date DESC, started_at DESC, id DESC`,
  ],
  ['leaves', leaves(), `FROM leaves ORDER BY status = 'Pending' DESC, applied_on DESC, id DESC`],
  [
    'leaves, latest application first',
    leaves({ sort: 'appliedOn' }),
    'FROM leaves ORDER BY applied_on DESC, id DESC',
  ],
  [
    'leaves, oldest application first',
    leaves({ order: 'asc' }),
    'FROM leaves ORDER BY applied_on, id DESC',
  ],
  [
    'leaves of a status',
    leaves({ status: 'Pending' }),
    `FROM leaves WHERE status = 'Pending' ORDER BY applied_on DESC, id DESC`,
  ],
  ['corrections', corrections(), `FROM corrections ORDER BY status = 'Pending' DESC, id DESC`],
  [
    'corrections of a status',
    corrections({ status: 'Approved' }),
    `FROM corrections WHERE status = 'Approved' ORDER BY id DESC`,
  ],
  [
    'corrections by date',
    corrections({ sort: 'date', order: 'desc' }),
    'FROM corrections ORDER BY work_date DESC, id DESC',
  ],
  [
    'corrections by employee',
    corrections({ sort: 'employee' }),
    `FROM corrections ORDER BY ${NAME_OF('corrections')}, id DESC`,
  ],
  ['employees', employees(), 'FROM employees ORDER BY id'],
  [
    'employees, the last id first',
    employees({ sort: 'id', order: 'desc' }),
    'FROM employees ORDER BY id DESC',
  ],
  [
    'employees by name',
    employees({ sort: 'name' }),
    `FROM employees ORDER BY search_text COLLATE "C", id`,
  ],
  [
    'employees by department, backwards',
    employees({ sort: 'department', order: 'desc' }),
    'FROM employees ORDER BY lower(department) DESC NULLS LAST, id',
  ],
  [
    'inactive employees by designation',
    employees({ isActive: false, sort: 'designation' }),
    'FROM employees WHERE is_active IS NOT TRUE ORDER BY lower(designation) NULLS LAST, id',
  ],
  [
    'inactive employees',
    employees({ isActive: false }),
    'FROM employees WHERE is_active IS NOT TRUE ORDER BY id',
  ],
  ['attendance', attendance({ month: '2026-03' }), `FROM employees WHERE ${IN_GRID} ORDER BY id`],
  [
    'attendance of active employees',
    attendance({ month: '2026-03', isActive: true }),
    `FROM employees WHERE is_active AND ${IN_GRID} ORDER BY id`,
  ],
])('the pages of %s are the whole list in its order', async (_title, read, from) => {
  const { rows } = await api.database.withClient((client) => client.query(`SELECT id ${from}`));
  const expected = rows.map(({ id }) => id);
  expect(expected.length).toBeGreaterThan(10);
  const found: number[] = [];
  for (let page = 0; page <= expected.length / 10 + 1; page += 1) {
    const { total, ids } = await read(page);
    expect(total).toBe(expected.length);
    found.push(...ids);
  }
  expect(found).toEqual(expected);
});

test('a filtered list has every page, also beyond the rows that it counts', async () => {
  await api.database.withClient((client) =>
    client.query(
      `INSERT INTO audit (id, at, action) SELECT n, now(), 'x' FROM generate_series(1, 1030) AS n`,
    ),
  );
  const at = async (page: number) => (await api.call(listAudit, { query: { page }, token })).body;
  const idsAt = async (page: number) => (await at(page)).data.map(({ id }) => id);
  expect(await at(0)).toMatchObject({ total: 1000, isTotalExact: false });
  expect(await idsAt(0)).toEqual([1030, 1029, 1028, 1027, 1026, 1025, 1024, 1023, 1022, 1021]);
  expect(await idsAt(102)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  expect(await idsAt(103)).toEqual([]);
});

import {
  createExport,
  EXPORTED_LISTS,
  type ExportedListName,
  listAttendance,
  listOvertime,
} from '@rollcall/shared/contract';
import { addDays, lastOfMonth } from '@rollcall/shared/domain';
import { storeDaysKind } from '../attendance/store/job.ts';
import { sql } from '../core/db/drizzle.ts';
import { departments } from '../core/db/tables/company.ts';
import { download, findExport, linesOf, runExports } from '../testing/exports.ts';
import { runJob } from '../testing/run-job.ts';
import { NOON, startTestApi, type TestApi } from '../testing/test-api.ts';
import { LISTS } from './lists.ts';

let api: TestApi;
let token: string;
beforeAll(async () => {
  api = await startTestApi();
  await api.database.db.insert(departments).values({ name: 'Sales' });
  const admin = { role: 'ADMIN', firstName: 'Ada', lastName: 'Boss', employeeCode: 'A-1' } as const;
  const signedIn = await api.signedIn({ ...admin, joiningDate: '2026-03-05' });
  token = signedIn.token;
  const ana = await api.fixtures.employee({
    firstName: 'Ana',
    lastName: 'Lee',
    employeeCode: 'E-1',
    email: 'ana@example.test',
    department: 'Sales',
    joiningDate: '2026-03-01',
  });
  const log = await api.fixtures.log(ana, '2026-03-09 09:00:00', '2026-03-09 19:00:00');
  await api.fixtures.break(ana, log, '2026-03-09 12:00:00', '2026-03-09 12:30:00');
  const { db } = api.database;
  await db.execute(sql`INSERT INTO leaves (employee_id, type, start_date, end_date, status, applied_on, reason)
    VALUES (${ana}, 'Annual', '2026-03-16', '2026-03-18', 'Pending', '2026-03-02', 'Trip')`);
  await db.execute(sql`INSERT INTO corrections (employee_id, punch_in, punch_out, zone, work_date, reason,
    requested_at) VALUES (${ana}, '2026-03-06 09:00-06', '2026-03-06 17:00-06', 'UTC-06:00', '2026-03-06',
    'Forgot', '2026-03-09 12:00-06')`);
  await db.execute(sql`INSERT INTO audit (at, action, note, employee_id, employee_code, after)
    VALUES ('2026-03-09 12:00-06', 'employee.update', 'On the server', ${ana}, 'E-1', '{"phone":"1"}')`);
});
afterAll(() => api.stop());

const linesFor = async (list: ExportedListName, filter: Readonly<Record<string, string>> = {}) =>
  linesOf(await download(api, token, { list, filter }));

test('every list has a title, and columns with different keys and titles', () => {
  for (const name of EXPORTED_LISTS) {
    const { title, columns } = LISTS[name];
    expect(title.length).toBeLessThanOrEqual(31);
    expect(new Set(columns.map(({ key }) => key)).size).toBe(columns.length);
    expect(new Set(columns.map((column) => column.title)).size).toBe(columns.length);
  }
});

test.each<[ExportedListName, Readonly<Record<string, string>>, string]>([
  ['employees', { searchTerm: 'lee' }, 'E-1,Ana,,Lee,ana@example.test,,Sales,,2026-03-01,,Invited'],
  [
    'time-logs',
    { department: 'Sales', from: '2026-03-09', to: '2026-03-09' },
    'E-1,Ana Lee,Sales,2026-03-09,2026-03-09 09:00:00,2026-03-09 19:00:00,UTC-06:00,0.5,0:30,9.5,9:30,Present',
  ],
  [
    'breaks',
    { isOpen: 'false', search: 'lee', from: '2026-03-09' },
    'E-1,Ana Lee,Sales,2026-03-09,2026-03-09 12:00:00,2026-03-09 12:30:00,UTC-06:00,0.5,0:30,Lunch',
  ],
  [
    'leaves',
    { status: 'Pending' },
    'E-1,Ana Lee,Sales,Annual,2026-03-16,2026-03-18,3,Pending,Trip,2026-03-02,,,',
  ],
  [
    'corrections',
    {},
    'E-1,Ana Lee,2026-03-06,,,2026-03-06 09:00:00,2026-03-06 17:00:00,UTC-06:00,8,8:00,Forgot,2026-03-09 12:00:00,Pending,,,',
  ],
  ['board', { search: 'lee' }, 'E-1,Ana Lee,Sales,Missing,,09:00–17:30,,,,UTC-06:00'],
  [
    'roster',
    { department: 'Sales', from: '2026-02-28', to: '2026-03-01' },
    'E-1,Ana Lee,Sales,2026-03-01,Day off,,,,,,,,',
  ],
  [
    'audit',
    { subject: 'employee' },
    `2026-03-09 12:00:00,,,employee.update,E-1,Ana Lee,,"{""phone"":""1""}",On the server`,
  ],
])('a row of %s', async (list, filter, expected) => {
  expect((await linesFor(list, filter)).slice(1)).toEqual([expected]);
});

test.each<[ExportedListName, Readonly<Record<string, string>>]>([
  ['employees', { department: 'Nowhere' }],
  ['time-logs', { from: '2027-01-01' }],
  ['month-days', { month: '2026-03', search: 'nothing' }],
  ['month-employees', { month: '2026-03', search: 'nothing' }],
  ['breaks', { isOpen: 'true' }],
  ['leaves', { type: 'Sick' }],
  ['corrections', { status: 'Rejected' }],
  ['overtime', { bucket: 'night' }],
  ['audit', { to: '2026-01-01' }],
])('of %s, a filter that matches nothing leaves the header', async (list, filter) => {
  expect(await linesFor(list, filter)).toHaveLength(1);
});

test('the month has the figures of the page, by day and by employee', async () => {
  const query = { month: '2026-03' };
  const { data: people } = (await api.call(listAttendance, { query, token })).body;
  const [header, ...days] = await linesFor('month-days', query);
  expect(header).toBe(
    'Employee code,Employee,Department,Date,Status,Holiday,Expected (hours),Expected (h:mm),Worked (hours),Worked (h:mm),' +
      'Break (hours),Break (h:mm),Late (hours),Late (h:mm),Missing punch-out,Zone',
  );
  expect(days).toHaveLength(2 * 31);
  expect(days.map((line) => line.split(',')[3])).toEqual(
    people.flatMap(() => Array.from({ length: 31 }, (_, at) => addDays('2026-03-01', at))),
  );
  expect(lastOfMonth('2026-03-01')).toBe('2026-03-31');
  const minutes = (cell = '') => {
    const [, sign, hours, rest] = /^'?(-?)(\d+):(\d\d)$/.exec(cell) ?? [];
    return (sign ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(rest ?? 0)) || 0;
  };
  const [, ...rows] = await linesFor('month-employees', query);
  for (const [at, person] of people.entries()) {
    const own = days
      .map((line) => line.split(','))
      .filter(([code]) => code === person.employeeCode);
    const sum = (column: number) => own.reduce((total, cells) => total + minutes(cells[column]), 0);
    expect([sum(7), sum(9), sum(11)]).toEqual([
      person.sums.expectedMins,
      person.sums.workedMins,
      person.sums.breakMins,
    ]);
    const cells = rows[at]?.split(',') ?? [];
    expect(cells.slice(0, 7)).toEqual([
      person.employeeCode,
      person.employeeName,
      person.department ?? '',
      ...[person.present, person.absent, person.leave, person.sums.lateDays].map(String),
    ]);
    expect([8, 10, 12, 18].map((column) => minutes(cells[column]))).toEqual([
      person.sums.expectedMins,
      person.sums.workedMins,
      person.sums.breakMins,
      person.sums.balanceMins,
    ]);
  }
});

test('overtime is exported as the page shows it, once its days are calculated', async () => {
  const { db } = api.database;
  const query = { from: '2026-02-09', to: '2026-02-09' };
  const body = { list: 'overtime', filter: query, format: 'csv', hasNotes: false } as const;
  const { id } = (await api.call(createExport, { body, token })).body.data;
  const stateAt = async (now: number) => {
    await runExports(api, now);
    return findExport(api, token, id);
  };
  await db.execute(
    sql`INSERT INTO stale_days (scope_key, from_date, to_date) VALUES ('company', '2026-02-01', '2026-02-28')`,
  );
  expect((await stateAt(NOON)).state).toBe('running');
  await runJob(api, storeDaysKind({ zone: 'UTC-06:00' }), NOON);
  await db.execute(sql`INSERT INTO overtime (employee_id, date, bucket, minutes, state, week_start)
    SELECT id, '2026-02-09', 'daily', 75, 'pending', '2026-02-09' FROM employees WHERE employee_code = 'E-1'`);
  expect((await api.call(listOvertime, { query, token })).body.data).toHaveLength(1);
  const { url } = await stateAt(NOON + 1000);
  expect((await linesOf(await fetch(new URL(url ?? '', api.base)))).slice(1)).toEqual([
    'E-1,Ana Lee,Sales,2026-02-09,Daily,1.25,1:15,Pending,,,',
  ]);
});

test('a list of several slices is exported once, in order', async () => {
  const { db } = api.database;
  await db.execute(sql`INSERT INTO time_logs (employee_id, punch_in, punch_out, state, work_date, zone)
    SELECT e.id, at, at + interval '10 minutes', 'closed', at::date, 'UTC'
    FROM employees e, generate_series('2024-01-01 00:00+00'::timestamptz, '2024-01-01 23:00+00', '2 hours') AS hour,
      LATERAL (SELECT hour + d * interval '1 day' AS at FROM generate_series(0, 49) AS d) AS days`);
  const filter = { from: '2024-01-01', to: '2024-12-31' };
  const response = await download(api, token, {
    list: 'time-logs',
    filter,
    columns: ['employeeCode', 'date', 'punchIn'],
  });
  const [, ...lines] = await linesOf(response);
  expect(lines).toHaveLength(2 * 12 * 50);
  expect(new Set(lines).size).toBe(lines.length);
  const times = lines.map((line) => line.split(',')[2]);
  expect(times).toEqual(times.toSorted());
});

test.each(EXPORTED_LISTS)(
  'an export of %s has its own order: sort and page are no filter',
  (list) => {
    const { shape } = LISTS[list].filter as unknown as { shape: object };
    expect(Object.keys(shape)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(sort|order|page|pageSize)$/)]),
    );
  },
);

test('the board has the filter of the state, and the roster its drafts and shifts', async () => {
  expect((await linesFor('board', { state: 'due' })).slice(1)).toEqual([]);
  expect(await linesFor('roster', { from: '2026-03-09', to: '2026-03-09' })).toContain(
    'E-1,Ana Lee,Sales,2026-03-09,Shifts,09:00–17:30,09:00–17:30,,,,,,',
  );
});

test('a roster of too many days is refused', async () => {
  const filter = { from: '2026-01-01', to: '2026-12-31' };
  const { status } = await api.call(createExport, {
    body: { list: 'roster', filter, format: 'csv' },
    token,
  });
  expect(status).toBe(422);
});

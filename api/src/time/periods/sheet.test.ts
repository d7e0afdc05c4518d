import * as contract from '@rollcall/shared/contract';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';

// The sheet of February 2026: page, employees and days have the same sums (docs/working-time.md#closed-periods).

const FEBRUARY = { from: '2026-02-01', to: '2026-02-28' };
const DANGEROUS = ['=1+1', '+1', '-1', '@SUM(A1)', '\tx', 'Ann "The" Ek, Jr.'];

let api: TestApi;
let admin: { id: number; token: string };
let people: { id: number; code: string }[];
let periodId: number;
beforeAll(async () => {
  api = await startTestApi();
  admin = await api.signedIn({ role: 'ADMIN', firstName: 'Ada', lastName: 'Admin' });
  const ids = [];
  for (const lastName of DANGEROUS) ids.push(await api.fixtures.employee({ lastName }));
  await run(`UPDATE employees SET first_name = '' WHERE role <> 'ADMIN'`);
  const rows = await run(`SELECT id, employee_code AS code FROM employees WHERE id IN (${ids})`);
  people = rows.map(({ id, code }) => ({ id: Number(id), code: String(code) }));
  for (const [index, { id }] of people.entries()) {
    const out = `2026-02-1${index} 1${index}:0${index}:00`;
    await api.fixtures.log(id, `2026-02-1${index} 08:00:00`, out);
  }
  await run(`INSERT INTO time_adjustments (employee_id, for_date, posted_date, kind, minutes, reason, created_at)
      VALUES (${ids[0]}, '2026-02-10', '2026-02-11', 'manual', -25, 'Fair', now()),
        (${ids[1]}, '2026-01-10', '2026-02-12', 'manual', 40, 'January', now()),
        (${ids[1]}, '2026-02-12', '2026-03-02', 'manual', 7, 'Late', now()),
        (${ids[2]}, '2026-02-12', '2026-01-30', 'manual', 8, 'Early', now())`);
  await run(`INSERT INTO time_policies (name, scope_kind, overtime_daily_after_min)
    VALUES ('Short days', 'company', 400)`);
  await run(`INSERT INTO overtime (employee_id, week_start, date, bucket, minutes, state)
    VALUES (${ids[5]}, '2026-02-09', '2026-02-15', 'daily', 25, 'approved')`);
  const { body } = await api.call(contract.closePeriod, {
    body: { ...FEBRUARY, acceptsUnsettled: true },
    token: admin.token,
  });
  periodId = body.data.id;
});
afterAll(() => api.stop());

const run = (sql: string): Promise<Record<string, unknown>[]> =>
  api.database.withClient(async (client) => (await client.query(sql)).rows);

async function download(level: string, id = periodId) {
  const response = await fetch(`${api.base}/admin/periods/${id}/sheet.csv?level=${level}`, {
    headers: { authorization: `Bearer ${admin.token}` },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, text: bytes.toString('utf8') };
}

/** Rows of cells, read as RFC 4180 says, by another reading than that of the library. */
function parse(csv: string): string[][] {
  const rows: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') rows.push([]);
    if (end === '') break;
  }
  return rows.filter((row) => row.length > 1);
}

async function table(level: string): Promise<Record<string, string>[]> {
  const [heading = [], ...rows] = parse((await download(level)).text);
  return rows.map((row) => Object.fromEntries(heading.map((name, at) => [name, row[at] ?? ''])));
}

const MINUTES = [
  'Expected',
  'Worked',
  'Break',
  'Adjustments',
  'Balance',
  'Late',
  'Approved overtime',
];
const total = (rows: readonly Record<string, string>[], column: string) =>
  rows.reduce((sum, row) => sum + Number(row[column]), 0);

test.each([
  ['employees', 'rollcall-2026-02-company.csv'],
  ['days', 'rollcall-2026-02-company-days.csv'],
])('the sheet of %s is CSV in UTF-8 with a byte order mark, named %s', async (level, name) => {
  const { headers, text } = await download(level);
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  expect(text.startsWith('\uFEFFEmployee code,Employee,')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
});

test('days, employees and the totals of the page have the same sums, those of the closed days', async () => {
  const [days, employees] = [await table('days'), await table('employees')];
  expect(days).toHaveLength(7 * 28);
  const [stored] = await run(`SELECT
    sum((figures ->> 'expectedMin')::int) AS "Expected", sum((figures ->> 'workedMin')::int) AS "Worked",
    sum((figures ->> 'breakMin')::int) AS "Break", sum((figures ->> 'adjustmentMin')::int) AS "Adjustments",
    sum((figures ->> 'workedMin')::int - (figures ->> 'expectedMin')::int + (figures ->> 'adjustmentMin')::int) AS "Balance",
    sum((figures ->> 'lateMin')::int) AS "Late", sum((figures ->> 'overtimeMin')::int) AS "Approved overtime"
    FROM period_days WHERE period_id = ${periodId}`);
  const page = await api.call(contract.getPeriod, { params: { id: periodId }, token: admin.token });
  const { sums, overtimeMins, absent } = page.body.totals;
  const shown = [sums.expectedMins, sums.workedMins, sums.breakMins, sums.adjustmentMins].concat([
    sums.balanceMins,
    sums.lateMins,
    overtimeMins,
  ]);
  for (const [at, name] of MINUTES.entries()) {
    const sum = Number(stored?.[name]);
    expect([
      name,
      total(days, `${name} (minutes)`),
      total(employees, `${name} (minutes)`),
      shown[at],
    ]).toEqual([name, sum, sum, sum]);
  }
  expect([sums.adjustmentMins, overtimeMins, page.body.totals.overtime.daily]).toEqual([
    15, 25, 25,
  ]);
  expect(total(days, 'Approved daily overtime (minutes)')).toBe(25);
  expect(total(employees, 'Days absent')).toBe(absent);
  expect(days.filter(({ Status }) => Status === 'Absent')).toHaveLength(absent);
});

test('an employee of the sheet is the sum of their days, in minutes and in hours', async () => {
  const days = await table('days');
  for (const employee of await table('employees')) {
    const own = days.filter((day) => day['Employee code'] === employee['Employee code']);
    for (const name of MINUTES) {
      expect(total(own, `${name} (minutes)`)).toBe(Number(employee[`${name} (minutes)`]));
    }
    const worked = Number(employee['Worked (minutes)']);
    expect(Math.abs(Number(employee['Worked (hours)']) - worked / 60)).toBeLessThan(0.005001);
  }
});

test('a name is never a formula, and a negative number stays a number', async () => {
  const employees = await table('employees');
  const names = employees.map(({ Employee }) => Employee);
  expect(names).toEqual(expect.arrayContaining(["'=1+1", "'+1", "'-1", "'@sum(a1)"]));
  expect(names).toContain('Ann "The" Ek, Jr.');
  expect(employees[1]?.['Balance (minutes)']).toMatch(/^-\d+$/);
});

test('the days of an employee are those of the sheet', async () => {
  const [{ code } = { code: '' }] = people;
  const { body } = await api.call(contract.listPeriodDays, {
    params: { id: periodId },
    query: { employeeCode: code },
    token: admin.token,
  });
  const own = (await table('days')).filter((day) => day['Employee code'] === code);
  expect(body.data.map((day) => [day.date, day.status ?? '', day.balanceMins])).toEqual(
    own.map((day) => [day.Date, day.Status, Number(day['Balance (minutes)'])]),
  );
});

test('adjustments of a period are those in its figures; those about its days count elsewhere', async () => {
  const reasons = async (query: { postedIn?: number; about?: number }) =>
    (
      await api.callUnchecked(contract.listAdjustments, { query, token: admin.token })
    ).body.data.map(({ reason }: { reason: string }) => reason);
  expect(await reasons({ postedIn: periodId })).toEqual(['January', 'Fair']);
  expect(await reasons({ about: periodId })).toEqual(['Late', 'Early']);
  expect(await reasons({ postedIn: 4711 })).toEqual([]);
});

test('a preview names who and when, of each kind the earliest first', async () => {
  const [open, missing] = [await api.fixtures.employee(), await api.fixtures.employee()];
  const later = await api.fixtures.employee();
  const [, , away] = people;
  await api.fixtures.log(later, '2026-01-21 09:00:00', 'missing-out');
  await api.fixtures.log(missing, '2026-01-21 09:00:00', 'missing-out');
  await api.fixtures.log(missing, '2026-01-20 09:00:00', 'missing-out');
  await api.fixtures.log(open, '2026-01-19 09:00:00');
  await api.fixtures.leave(away?.id ?? 0, '2025-12-30', '2026-01-02', 'Pending');
  const { body } = await api.call(contract.previewPeriod, {
    query: { from: '2026-01-01', to: '2026-01-31' },
    token: admin.token,
  });
  expect(
    body.data.unsettled.map(({ kind, employeeId, from, to }) => [kind, employeeId, from, to]),
  ).toEqual([
    ['open-log', open, '2026-01-19', '2026-01-19'],
    ['missing-out', missing, '2026-01-20', '2026-01-20'],
    ['missing-out', missing, '2026-01-21', '2026-01-21'],
    ['missing-out', later, '2026-01-21', '2026-01-21'],
    ['leave', away?.id, '2025-12-30', '2026-01-02'],
  ]);
  expect(body.data.unsettled.at(-1)?.employeeName).toBe('-1');
});

test('there is no sheet of a period that does not exist', async () => {
  expect((await download('days', 4711)).status).toBe(404);
  expect((await download('weeks')).status).toBe(400);
});

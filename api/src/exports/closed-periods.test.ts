import {
  closePeriod,
  createExport,
  getPeriod,
  listAudit,
  listPeriodDays,
  type PeriodBody,
  reopenPeriod,
} from '@rollcall/shared/contract';
import { sql } from '../core/db/drizzle.ts';
import { departments } from '../core/db/tables/company.ts';
import { download, findExport, linesOf } from '../testing/exports.ts';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

// The files of a closed period have the figures of its page (docs/working-time.md#closed-periods).

let api: TestApi;
let token: string;
let period: PeriodBody;
beforeAll(async () => {
  api = await startTestApi();
  const { db } = api.database;
  const [sales = { id: 0 }] = await db
    .insert(departments)
    .values({ name: 'Sales' })
    .returning({ id: departments.id });
  token = (await api.signedIn({ role: 'ADMIN', firstName: 'Ada', employeeCode: 'A-1' })).token;
  const person = { department: 'Sales', joiningDate: '2026-01-01' };
  const ana = await api.fixtures.employee({ ...person, employeeCode: 'E-1', firstName: 'Ana' });
  // More than one slice.
  for (let at = 2; at <= 43; at += 1) {
    await api.fixtures.employee({ ...person, employeeCode: `E-${at}`, firstName: `Bo ${at}` });
  }
  await api.fixtures.log(ana, '2026-02-10 09:00:00', '2026-02-10 18:20:00');
  await db.execute(sql`INSERT INTO time_policies (name, scope_kind, overtime_daily_after_min)
    VALUES ('Short days', 'company', 400)`);
  await db.execute(sql`INSERT INTO overtime (employee_id, week_start, date, bucket, minutes, state)
    VALUES (${ana}, '2026-02-09', '2026-02-10', 'daily', 25, 'approved')`);
  await db.execute(sql`INSERT INTO time_adjustments (employee_id, for_date, posted_date, kind, minutes, reason, created_at)
    VALUES (${ana}, '2026-02-10', '2026-02-11', 'manual', -25, 'Fair', now())`);
  const range = { from: '2026-02-01', to: '2026-02-28', scope: `department:${sales.id}` };
  const body = { ...range, acceptsUnsettled: true };
  period = (await api.call(closePeriod, { body, token })).body.data;
  await db.execute(sql`DELETE FROM employees WHERE employee_code = 'E-2'`);
});
afterAll(() => api.stop());

const filter = () => ({ period: String(period.id) });

type Row = Readonly<Record<string, string>>;

async function rowsOf(list: 'period-days' | 'period-employees'): Promise<Row[]> {
  const [header = '', ...lines] = await linesOf(
    await download(api, token, { list, filter: filter() }),
  );
  const names = header.replace('\uFEFF', '').split(',');
  return lines.map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
  });
}

/** Whole minutes of a cell with hours and minutes; a negative one is text, which begins with an apostrophe. */
function minutes(cell = ''): number {
  const [, sign, hours, rest] = /^'?(-?)(\d+):(\d\d)$/.exec(cell) ?? [];
  return (sign ? -1 : 1) * (Number(hours) * 60 + Number(rest)) || 0;
}

const FIGURES = [
  'Expected',
  'Worked',
  'Break',
  'Adjustments',
  'Balance',
  'Late',
  'Approved overtime',
  'Approved daily overtime',
] as const;

const figuresOf = (row: Row = {}) => FIGURES.map((name) => minutes(row[`${name} (h:mm)`]));

test('by employee: the figures of the page in its order, also of a deleted employee', async () => {
  const { body } = await api.call(getPeriod, {
    params: { id: period.id },
    query: { pageSize: 500 },
    token,
  });
  const rows = await rowsOf('period-employees');
  expect(rows).toHaveLength(43);
  expect(rows.map((row) => row['Employee code'])).toEqual(
    body.data.map(({ employeeCode }) => employeeCode),
  );
  const byCode = new Map(rows.map((row) => [row['Employee code'], row]));
  for (const { employeeCode, employeeName, sums, ...shown } of body.data) {
    const row = byCode.get(employeeCode);
    expect(row).toMatchObject({
      Employee: employeeName ?? '',
      From: '2026-02-01',
      To: '2026-02-28',
      'Days present': String(shown.present),
      'Half-days': String(shown.halfDays),
      'Days absent': String(shown.absent),
      'Days on leave': String(shown.leave),
      'Days late': String(sums.lateDays),
    });
    expect(figuresOf(row)).toEqual([
      sums.expectedMins,
      sums.workedMins,
      sums.breakMins,
      sums.adjustmentMins,
      sums.balanceMins,
      sums.lateMins,
      shown.overtimeMins,
      shown.overtime.daily,
    ]);
  }
  expect(byCode.get('E-2')?.Employee).toBe('');
  expect(figuresOf(byCode.get('E-1')).slice(1, 4)).toEqual([560, 0, -25]);
});

test('by day: the days of each employee, whose sums are those of the employee', async () => {
  const days = await rowsOf('period-days');
  expect(days).toHaveLength(43 * 28);
  const { body } = await api.call(listPeriodDays, {
    params: { id: period.id },
    query: { employeeCode: 'E-1' },
    token,
  });
  const own = days.filter((row) => row['Employee code'] === 'E-1');
  expect(own.map((row) => [row.Date, row.Status, ...figuresOf(row)])).toEqual(
    body.data.map((day) => [
      day.date,
      day.status ?? '',
      day.expectedMins,
      day.workedMins,
      day.breakMins,
      day.adjustmentMins,
      day.balanceMins,
      day.lateMins,
      day.overtimeMins,
      day.overtime.daily,
    ]),
  );
  for (const employee of await rowsOf('period-employees')) {
    const code = employee['Employee code'];
    const rows = days.filter((row) => row['Employee code'] === code).map(figuresOf);
    expect([
      code,
      ...FIGURES.map((_, at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0)),
    ]).toEqual([code, ...figuresOf(employee)]);
  }
});

test('file and audit say what the period is, and the file whether it was reopened', async () => {
  const request = { list: 'period-employees', filter: filter(), hasNotes: true } as const;
  const response = await download(api, token, request);
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="period-employees-2026-02.csv"',
  );
  const notes = (await linesOf(response)).slice(-6);
  expect(notes.slice(0, 3)).toEqual([
    'List,Closed period by employee',
    'Month,February 2026',
    'Department,Sales',
  ]);
  const audited = await api.call(listAudit, { query: { subject: 'export' }, token });
  expect(audited.body.data[0]?.after).toMatchObject({
    filter: { ...filter(), month: '2026-02', department: 'Sales' },
    rows: 43,
  });
  const reason = 'A log is missing';
  await api.call(reopenPeriod, { params: { id: period.id }, body: { reason }, token });
  expect(await linesOf(await download(api, token, request))).toContain(
    'State,"Reopened, no longer valid"',
  );
});

test('a period that does not exist is refused, and other days than its own', async () => {
  const create = (sent: Readonly<Record<string, string>>) =>
    api.callUnchecked(createExport, {
      body: { list: 'period-days', filter: sent, format: 'csv' },
      token,
    });
  expect(await create({ period: '4711' })).toMatchObject({
    status: 404,
    body: { message: 'There is no such period.' },
  });
  const field = async (sent: Readonly<Record<string, string>>) =>
    (await create(sent)).body.fields?.[0]?.field;
  expect(await field({})).toBe('filter.period');
  expect(await field({ ...filter(), month: '2026-03' })).toBe('filter.month');
});

test('a range that is no month names the file by its days', async () => {
  const body = { from: '2026-01-05', to: '2026-01-11', scope: 'company', acceptsUnsettled: true };
  const { id } = (await api.call(closePeriod, { body, token })).body.data;
  const { body: created } = await api.call(createExport, {
    body: { list: 'period-days', filter: { period: String(id) }, format: 'xlsx' },
    token,
  });
  expect((await findExport(api, token, created.data.id)).fileName).toBe(
    'period-days-2026-01-05-to-2026-01-11.xlsx',
  );
});

import type { PgTable } from 'drizzle-orm/pg-core';
import { startTestApi, type TestApi } from '../../testing/test-api.ts';
import { getTableColumns, sql } from './drizzle.ts';
import { jsonRows, selectOnce } from './json-rows.ts';
import { employeeTerms } from './tables/employee-terms.ts';
import { employees } from './tables/employees.ts';
import { events } from './tables/events.ts';
import { assignments, shifts } from './tables/plans.ts';
import { timeLogs } from './tables/time-logs.ts';
import { payRules, timePolicies } from './tables/time-policies.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  const { db } = api.database;
  const id = await api.fixtures.employee({ department: 'HR', dob: '1990-02-28' });
  await api.fixtures.log(id, '2026-03-09 09:00:00', '2026-03-09 17:00:00');
  await api.fixtures.log(id, '2026-03-10 09:00:00');
  await api.fixtures.ownZone(id, 'Asia/Kathmandu', '2026-03-01');
  const valid = { from: '2026-01-01', until: null };
  const breakRules = [{ afterMin: 360, minutes: 30, isPaid: false }];
  const night = { nightFrom: '22:00', nightTo: '06:00' };
  const [{ id: policyId } = { id: 0 }] = await db
    .insert(timePolicies)
    .values({ name: 'Night', scopeKind: 'company', valid, breakRules, ...night })
    .returning({ id: timePolicies.id });
  await db.insert(payRules).values({ policyId, bucket: 'daily', multiplier: 1.25 });
  const details = { timeLogId: 7, text: 'ß "quoted"' };
  await db
    .insert(events)
    .values({ kind: 'punch-in', employeeId: id, happenedAt: new Date(), details });
});
afterAll(() => api.stop());

test.each<[string, PgTable]>([
  ['texts, dates, null and truth values', employees],
  ['instants', timeLogs],
  ['ranges of dates', assignments],
  ['ranges with an end', employeeTerms],
  ['times of day', shifts],
  ['JSON', timePolicies],
  ['fractions', payRules],
  ['transaction ids', events],
])('rows as one value of a query are those of the table: %s', async (_, table) => {
  const { db } = api.database;
  const columns = getTableColumns(table);
  const rows = await db.select().from(table);
  const [found] = await selectOnce(db, { rows: jsonRows(columns, sql`FROM ${table}`) });
  expect(rows.length).toBeGreaterThan(0);
  expect(found?.rows).toEqual(rows);
});

test('rows are in their order; none are an empty list', async () => {
  const { db } = api.database;
  const columns = { workDate: timeLogs.workDate };
  const from = sql`FROM ${timeLogs}`;
  const [found] = await selectOnce(db, {
    rows: jsonRows(columns, from, sql`ORDER BY ${timeLogs.workDate} DESC`),
    none: jsonRows(columns, sql`${from} WHERE false`),
  });
  expect(found).toEqual({
    rows: [{ workDate: '2026-03-10' }, { workDate: '2026-03-09' }],
    none: [],
  });
});

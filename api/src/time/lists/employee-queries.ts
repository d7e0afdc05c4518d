import type { SQL } from 'drizzle-orm';
import type { Given } from '../../core/db/built-once.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, desc, eq, sql } from '../../core/db/drizzle.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';
import {
  type ListQuery,
  onPage,
  type PageQuery,
  pageReader,
  wholePage,
  withPage,
} from '../../core/lists/read-page.ts';
import { toLimitOffset } from '../../core/page.ts';
import { type DateRange, LOG_WITH_BREAKS, within } from '../log/find-logs.ts';

/** A page of an employee's logs in a range, the latest first, and their total. */
export async function findEmployeeTimeLogPage(
  db: Db,
  employeeId: number,
  range: DateRange,
  page: number,
) {
  return readLogs(db, {}, { employeeId, ...range }, page);
}

/** The same, and the employee's open log, of any date, with one statement. */
export async function findOwnTimeLogPage(
  db: Db,
  employeeId: number,
  range: DateRange,
  page: number,
) {
  const { rows, total } = await readOwnLogs(db, {}, { employeeId, ...range }, page);
  const { limit, offset } = toLimitOffset(page);
  const count = Math.max(0, Math.min(total - offset, limit));
  return { rows: rows.slice(0, count), total, open: rows[count] };
}

type Values = DateRange & { readonly employeeId: number };

const readLogs = pageReader((db, _fixed: object, given: Given<Values>) =>
  pageRows(db, wholePage(queryOf(db, given))),
);

const readOwnLogs = pageReader((db, _fixed: object, given: Given<Values>) => {
  const { ids, ...page } = wholePage(queryOf(db, given));
  const isOpen = and(
    eq(timeLogs.employeeId, given.employeeId),
    eq(timeLogs.state, 'open'),
    within({}),
  );
  const openIds = sql`ARRAY(SELECT ${timeLogs.id} FROM ${timeLogs} WHERE ${isOpen})`;
  return pageRows(db, { ...page, ids: sql`${ids} || ${openIds}` });
});

function queryOf(db: Db, { employeeId, ...range }: Given<Values>): ListQuery {
  return {
    select: (condition?: SQL) =>
      db
        .select({ id: timeLogs.id })
        .from(timeLogs)
        .where(and(eq(timeLogs.employeeId, employeeId), within(range), condition)),
    id: timeLogs.id,
    orderBy: [desc(timeLogs.punchIn), desc(timeLogs.id)],
  };
}

const pageRows = <Count>(db: Db, page: PageQuery<Count>) => ({
  page,
  rows: db
    .select(withPage(LOG_WITH_BREAKS))
    .from(timeLogs)
    .innerJoin(...onPage(page, timeLogs.id)),
});

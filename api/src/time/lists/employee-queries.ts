import type { SQL } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { and, desc, eq, sql } from '../../core/db/drizzle.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';
import {
  isOnPage,
  type ListQuery,
  pageSource,
  readPage,
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
  const found = wholePage(queryOf(db, employeeId, range), page);
  return readPage(db, found, selectPage(db, found));
}

/** The same, and the employee's open log, of any date, with one statement. */
export async function findOwnTimeLogPage(
  db: Db,
  employeeId: number,
  range: DateRange,
  page: number,
) {
  const { ids, ...found } = wholePage(queryOf(db, employeeId, range), page);
  const isOpen = and(eq(timeLogs.employeeId, employeeId), eq(timeLogs.state, 'open'), within({}));
  const openIds = sql`ARRAY(SELECT ${timeLogs.id} FROM ${timeLogs} WHERE ${isOpen})`;
  const both = { ...found, ids: sql`${ids} || ${openIds}` };
  const { rows, total } = await readPage(db, both, selectPage(db, both));
  const { limit, offset } = toLimitOffset(page);
  const onPage = Math.max(0, Math.min(total - offset, limit));
  return { rows: rows.slice(0, onPage), total, open: rows[onPage] };
}

function queryOf(db: Db, employeeId: number, range: DateRange): ListQuery {
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

const selectPage = (db: Db, page: Parameters<typeof pageSource>[0]) =>
  db
    .select(withPage(LOG_WITH_BREAKS))
    .from(timeLogs)
    .innerJoin(pageSource(page), isOnPage(timeLogs.id));

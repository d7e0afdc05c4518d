import type { Db } from '../../core/db/connection.ts';
import { alias, and, asc, eq, inArray, sql } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';
import { LOG_WITH_BREAKS } from './find-logs.ts';

const enterer = alias(employees, 'enterer');
const deleter = alias(employees, 'deleter');

export type LogVersion = Awaited<ReturnType<typeof findVersionsOfDay>>[number];

/** Every log of a work date with its breaks, superseded ones too, in the order of their punch-ins. */
export async function findVersionsOfDay(db: Db, employeeId: number, date: string) {
  return selectVersions(db)
    .where(and(eq(timeLogs.employeeId, employeeId), eq(timeLogs.workDate, date)))
    .orderBy(asc(timeLogs.punchIn), asc(timeLogs.id));
}

/** Every version of the log that `id` is a version of, oldest first; empty when there is no such log. */
export async function findVersions(db: Db, id: number): Promise<LogVersion[]> {
  const ids = await findVersionIds(db, id);
  if (ids.length === 0) return [];
  return selectVersions(db).where(inArray(timeLogs.id, ids)).orderBy(asc(timeLogs.id));
}

/** Id of the version that counts; null when the log is deleted, undefined when there is none. */
export async function findCurrentId(db: Db, id: number): Promise<number | null | undefined> {
  const newest = (await findVersionIds(db, id)).at(-1);
  if (newest === undefined) return undefined;
  const [row] = await db
    .select({ isSuperseded: timeLogs.isSuperseded })
    .from(timeLogs)
    .where(eq(timeLogs.id, newest));
  return row?.isSuperseded ? null : newest;
}

async function findVersionIds(db: Db, id: number): Promise<number[]> {
  const { rows } = await db.execute<{ id: unknown }>(sql`
    WITH RECURSIVE older AS (
      SELECT id, supersedes FROM time_logs WHERE id = ${id}
      UNION ALL SELECT t.id, t.supersedes FROM time_logs t JOIN older o ON t.id = o.supersedes
    ), newer AS (
      SELECT id FROM time_logs WHERE id = ${id}
      UNION ALL SELECT t.id FROM time_logs t JOIN newer n ON t.supersedes = n.id
    )
    SELECT id FROM older UNION SELECT id FROM newer ORDER BY id`);
  return rows.map((row) => Number(row.id));
}

function selectVersions(db: Db) {
  return db
    .select({
      ...LOG_WITH_BREAKS,
      source: timeLogs.source,
      reason: timeLogs.reason,
      isSuperseded: timeLogs.isSuperseded,
      supersedes: timeLogs.supersedes,
      createdAt: timeLogs.createdAt,
      deletedAt: timeLogs.deletedAt,
      deletionReason: timeLogs.deletionReason,
      enteredBy: {
        firstName: enterer.firstName,
        middleName: enterer.middleName,
        lastName: enterer.lastName,
      },
      deletedBy: {
        firstName: deleter.firstName,
        middleName: deleter.middleName,
        lastName: deleter.lastName,
      },
    })
    .from(timeLogs)
    .leftJoin(enterer, eq(enterer.id, timeLogs.enteredBy))
    .leftJoin(deleter, eq(deleter.id, timeLogs.deletedBy));
}

import type { AUDIT_SORTS, AuditSubject } from '@rollcall/shared/contract';
import type { Db } from '../../core/db/connection.ts';
import { alias, and, asc, desc, eq, gt, gte, inArray, lt, or, sql } from '../../core/db/drizzle.ts';
import { audit } from '../../core/db/tables/audit.ts';
import { employees } from '../../core/db/tables/employees.ts';
import type { Sorting } from '../../core/lists/order.ts';
import {
  filteredPage,
  isOnPage,
  type ListQuery,
  pageSource,
  readPage,
  withPage,
} from '../../core/lists/read-page.ts';
import { matching } from '../../employees/filter.ts';

/** Which audit rows to find. */
export interface AuditFilter {
  /** Words of the name, code or address of the employee, or of who made the change. */
  readonly search?: string | undefined;
  readonly employeeId?: number | undefined;
  readonly subject?: AuditSubject | undefined;
  readonly from?: Date | undefined;
  /** The first instant after the range. */
  readonly until?: Date | undefined;
}

const actor = alias(employees, 'actor');

const ROW = {
  id: audit.id,
  at: audit.at,
  actorCode: audit.actorCode,
  action: audit.action,
  employeeId: audit.employeeId,
  employeeCode: audit.employeeCode,
  before: audit.before,
  after: audit.after,
  note: audit.note,
  employee: {
    firstName: employees.firstName,
    middleName: employees.middleName,
    lastName: employees.lastName,
  },
  actor: {
    firstName: actor.firstName,
    middleName: actor.middleName,
    lastName: actor.lastName,
  },
};

/** One page of audit rows, newest first unless they are sorted, and their total, counted up to the limit of lists. */
export async function findAuditPage(
  db: Db,
  filter: AuditFilter,
  { sort, order = 'asc' }: Sorting<(typeof AUDIT_SORTS)[number]>,
  page: number,
) {
  const conditions = conditionsOf(db, filter);
  const query: ListQuery = {
    select: (condition) =>
      db
        .select({ id: audit.id })
        .from(audit)
        .where(and(...conditions, condition)),
    id: audit.id,
    // In the order of the changes, and so of their instants.
    orderBy: [sort && order === 'asc' ? asc(audit.id) : desc(audit.id)],
  };
  const found = filteredPage(query, page);
  const rows = selectAudit(db, withPage(ROW)).innerJoin(pageSource(found), isOnPage(audit.id));
  return readPage(db, found, rows);
}

/** The next audit rows after an id, the oldest first. */
export async function findAuditAfter(
  db: Db,
  filter: AuditFilter,
  after: number,
  limit: number,
): Promise<AuditRow[]> {
  return selectAudit(db)
    .where(and(...conditionsOf(db, filter), gt(audit.id, after)))
    .orderBy(asc(audit.id))
    .limit(limit);
}

export type AuditRow = Awaited<ReturnType<typeof selectAudit>>[number];

function selectAudit(db: Db, fields = ROW) {
  return db
    .select(fields)
    .from(audit)
    .leftJoin(employees, eq(employees.id, audit.employeeId))
    .leftJoin(actor, eq(actor.id, audit.actorId));
}

function conditionsOf(db: Db, { search, employeeId, subject, from, until }: AuditFilter) {
  const found = matching({ search });
  const people = db.select({ id: employees.id }).from(employees).where(found);
  return [
    found &&
      or(
        inArray(audit.employeeId, people),
        inArray(audit.actorId, people),
        // All that is left of someone who has been deleted.
        eq(audit.employeeCode, search?.trim() ?? ''),
        eq(audit.actorCode, search?.trim() ?? ''),
      ),
    employeeId === undefined ? undefined : eq(audit.employeeId, employeeId),
    subject && sql`split_part(${audit.action}, '.', 1) = ${subject}`,
    from && gte(audit.at, from),
    until && lt(audit.at, until),
  ];
}

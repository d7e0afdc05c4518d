import type { AUDIT_SORTS, AuditSubject } from '@rollcall/shared/contract';
import type { Given } from '../../core/db/built-once.ts';
import type { Db } from '../../core/db/connection.ts';
import { alias, and, asc, desc, eq, gt, gte, inArray, lt, or, sql } from '../../core/db/drizzle.ts';
import { audit } from '../../core/db/tables/audit.ts';
import { employees } from '../../core/db/tables/employees.ts';
import type { Sorting } from '../../core/lists/order.ts';
import {
  filteredPage,
  type ListQuery,
  onPage,
  pageReader,
  withPage,
} from '../../core/lists/read-page.ts';
import { type FilterOrGiven, matching, toPatterns } from '../../employees/filter.ts';

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
  // In the order of the changes, and so of their instants.
  const fixed = { isOldestFirst: sort !== undefined && order === 'asc' };
  return readAudit(db, fixed, toValues(filter), page);
}

type Values = ReturnType<typeof toValues>;

/** What the conditions of a filter compare with. */
function toValues({ search = '', employeeId, subject, from, until }: AuditFilter) {
  const patterns = toPatterns(search);
  return {
    search: patterns,
    // All that is left of someone who has been deleted.
    code: patterns.length > 0 ? search.trim() : undefined,
    employeeId,
    subject,
    from,
    until,
  };
}

const readAudit = pageReader(
  (db, { isOldestFirst }: { readonly isOldestFirst: boolean }, given: Given<Values>) => {
    const conditions = conditionsOf(db, given);
    const query: ListQuery = {
      select: (condition) =>
        db
          .select({ id: audit.id })
          .from(audit)
          .where(and(...conditions, condition)),
      id: audit.id,
      orderBy: [isOldestFirst ? asc(audit.id) : desc(audit.id)],
    };
    const page = filteredPage(query);
    const rows = selectAudit(db, withPage(ROW)).innerJoin(...onPage(page, audit.id));
    return { page, rows };
  },
);

/** The next audit rows after an id, the oldest first. */
export async function findAuditAfter(
  db: Db,
  filter: AuditFilter,
  after: number,
  limit: number,
): Promise<AuditRow[]> {
  return selectAudit(db)
    .where(and(...conditionsOf(db, toValues(filter)), gt(audit.id, after)))
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

function conditionsOf(
  db: Db,
  { search, code, employeeId, subject, from, until }: FilterOrGiven<Values>,
) {
  const found = matching({ search });
  const people = db.select({ id: employees.id }).from(employees).where(found);
  return [
    code === undefined
      ? undefined
      : or(
          inArray(audit.employeeId, people),
          inArray(audit.actorId, people),
          eq(audit.employeeCode, code),
          eq(audit.actorCode, code),
        ),
    employeeId === undefined ? undefined : eq(audit.employeeId, employeeId),
    subject && sql`split_part(${audit.action}, '.', 1) = ${subject}`,
    from && gte(audit.at, from),
    until && lt(audit.at, until),
  ];
}

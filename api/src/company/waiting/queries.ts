import type { Db } from '../../core/db/connection.ts';
import { and, asc, eq, gte, isNull, lte, not } from '../../core/db/drizzle.ts';
import { corrections } from '../../core/db/tables/corrections.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { leaves } from '../../core/db/tables/leaves.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';

/** How many of each kind are shown. */
export const SHOWN = 3;

const PERSON = {
  employeeId: employees.id,
  firstName: employees.firstName,
  middleName: employees.middleName,
  lastName: employees.lastName,
};

/** The accounts that have waited longest for a decision. */
export const findRegistrations = (db: Db) =>
  db
    .select({ ...PERSON, createdAt: employees.createdAt })
    .from(employees)
    .where(isNull(employees.isActive))
    .orderBy(asc(employees.createdAt), asc(employees.id))
    .limit(SHOWN);

/** The corrections that have waited longest. */
export const findCorrections = (db: Db) =>
  db
    .select({
      ...PERSON,
      id: corrections.id,
      requestedAt: corrections.requestedAt,
      workDate: corrections.workDate,
      punchIn: corrections.punchIn,
      punchOut: corrections.punchOut,
      zone: corrections.zone,
      reason: corrections.reason,
    })
    .from(corrections)
    .innerJoin(employees, eq(employees.id, corrections.employeeId))
    .where(eq(corrections.status, 'Pending'))
    .orderBy(asc(corrections.id))
    .limit(SHOWN);

/** The leaves that have waited longest. */
export const findLeaves = (db: Db) =>
  db
    .select({
      ...PERSON,
      id: leaves.id,
      appliedOn: leaves.appliedOn,
      type: leaves.type,
      startDate: leaves.startDate,
      endDate: leaves.endDate,
      reason: leaves.reason,
    })
    .from(leaves)
    .innerJoin(employees, eq(employees.id, leaves.employeeId))
    .where(eq(leaves.status, 'Pending'))
    .orderBy(asc(leaves.appliedOn), asc(leaves.id))
    .limit(SHOWN);

/** The oldest logs without their punch-out between two work dates, both included. */
export const findMissingOuts = (db: Db, { from, to }: { readonly from: string; to: string }) =>
  db
    .select({
      ...PERSON,
      id: timeLogs.id,
      workDate: timeLogs.workDate,
      punchIn: timeLogs.punchIn,
      zone: timeLogs.zone,
    })
    .from(timeLogs)
    .innerJoin(employees, eq(employees.id, timeLogs.employeeId))
    .where(
      and(
        eq(timeLogs.state, 'missing-out'),
        not(timeLogs.isSuperseded),
        gte(timeLogs.workDate, from),
        lte(timeLogs.workDate, to),
      ),
    )
    .orderBy(asc(timeLogs.workDate), asc(timeLogs.id))
    .limit(SHOWN);

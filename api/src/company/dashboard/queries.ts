import { and, between, count, countDistinct, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../core/db/connection.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { leaves } from '../../core/db/tables/leaves.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';

/** Counts over the employees, in one pass. */
export async function countEmployees(db: Db) {
  const [row] = await db
    .select({
      all: count(),
      admins: countWhere(eq(employees.role, 'ADMIN')),
      active: countWhere(eq(employees.isActive, true)),
      verified: countWhere(eq(employees.verificationStatus, 'VERIFIED')),
    })
    .from(employees);
  return row ?? { all: 0, admins: 0, active: 0, verified: 0 };
}

/** Employees whose approved leave includes a date. */
export async function countOnLeave(db: Db, date: string): Promise<number> {
  const [row] = await db
    .select({ counted: countDistinct(leaves.employeeId) })
    .from(leaves)
    .where(
      and(eq(leaves.status, 'Approved'), lte(leaves.startDate, date), gte(leaves.endDate, date)),
    );
  return row?.counted ?? 0;
}

/** Employees who punched in on a work date. */
export async function countPunchedIn(db: Db, date: string): Promise<number> {
  const [row] = await db
    .select({ counted: countDistinct(timeLogs.employeeId) })
    .from(timeLogs)
    .where(and(eq(timeLogs.workDate, date), eq(timeLogs.isSuperseded, false)));
  return row?.counted ?? 0;
}

/** Logs missing their punch-out, within a range of work dates. */
export async function countMissingPunchOuts(db: Db, from: string, to: string): Promise<number> {
  const [row] = await db
    .select({ logs: count() })
    .from(timeLogs)
    .where(
      and(
        eq(timeLogs.state, 'missing-out'),
        eq(timeLogs.isSuperseded, false),
        between(timeLogs.workDate, from, to),
      ),
    );
  return row?.logs ?? 0;
}

function countWhere(condition: SQL) {
  return sql`count(*) FILTER (WHERE ${condition})`.mapWith(Number);
}

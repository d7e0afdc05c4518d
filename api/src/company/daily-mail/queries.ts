import type { Db } from '../../core/db/connection.ts';
import { and, eq, inArray, isNull, lt, or } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';

/** Marks a date as done for up to `limit` administrators for whom it is not, and returns them. */
export async function claimAdministrators(db: Db, date: string, limit: number) {
  const due = db
    .select({ id: employees.id })
    .from(employees)
    .where(
      and(
        eq(employees.role, 'ADMIN'),
        eq(employees.isActive, true),
        eq(employees.dailyMail, true),
        or(isNull(employees.dailyMailOn), lt(employees.dailyMailOn, date)),
      ),
    )
    .orderBy(employees.id)
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(employees)
    .set({ dailyMailOn: date })
    .where(inArray(employees.id, due))
    .returning({ id: employees.id, firstName: employees.firstName, email: employees.email });
}

import type { SQL } from 'drizzle-orm';
import { type Db } from '../core/db/connection.ts';
import { and, eq, isNotNull, ne } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';

/** The name of the administrator whom the first start creates. */
export const FIRST_ADMINISTRATOR = { firstName: 'Rollcall', lastName: 'Admin' } as const;

/**
 * SQL condition: an active administrator with a password. An administrator without one cannot sign in and does
 * not count: a newly invited one, or one of the demo company once a real administrator exists.
 */
export function canAdminister(): SQL | undefined {
  return and(
    eq(employees.role, 'ADMIN'),
    eq(employees.isActive, true),
    isNotNull(employees.passwordHash),
  );
}

/** Whether no administrator but this one can sign in. */
export async function isOnlyAdministrator(db: Db, id: number): Promise<boolean> {
  const others = await db
    .select({ id: employees.id })
    .from(employees)
    .where(and(canAdminister(), ne(employees.id, id)))
    .limit(1);
  return others.length === 0;
}

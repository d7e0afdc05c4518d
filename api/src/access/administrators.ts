import type { SQL } from 'drizzle-orm';
import { builtOnce } from '../core/db/built-once.ts';
import { type Db } from '../core/db/connection.ts';
import { and, eq, isNotNull, ne, sql } from '../core/db/drizzle.ts';
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
  return (await findOthers(db, { id })).length === 0;
}

const findOthers = builtOnce((db) =>
  db
    .select({ id: employees.id })
    .from(employees)
    .where(and(canAdminister(), ne(employees.id, sql.placeholder('id'))))
    .limit(1),
);

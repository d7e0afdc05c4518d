import type { SQL } from 'drizzle-orm';
import { type Db } from '../core/db/connection.ts';
import { and, count, eq, isNotNull } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';

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

/** Counts the administrators who can sign in. */
export async function countActiveAdministrators(db: Db): Promise<number> {
  const [counted] = await db.select({ rows: count() }).from(employees).where(canAdminister());
  return counted?.rows ?? 0;
}

import { and, count, eq, isNotNull, type SQL } from 'drizzle-orm';
import { type Db } from '../core/db/connection.ts';
import { employees } from '../core/db/tables/employees.ts';

/**
 * Condition: an administrator who can sign in. One who has no password, as those of the demo beside a real
 * administrator or somebody invited a minute ago, could administer nothing, so that nobody may rely on them.
 */
export function canAdminister(): SQL | undefined {
  return and(
    eq(employees.role, 'ADMIN'),
    eq(employees.isActive, true),
    isNotNull(employees.passwordHash),
  );
}

/** How many administrators can sign in. */
export async function countActiveAdministrators(db: Db): Promise<number> {
  const [counted] = await db.select({ rows: count() }).from(employees).where(canAdminister());
  return counted?.rows ?? 0;
}

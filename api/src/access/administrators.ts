import { and, eq, isNotNull, type SQL } from 'drizzle-orm';
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

import type { Db } from '../core/db/connection.ts';
import { asc, eq } from '../core/db/drizzle.ts';
import { departments } from '../core/db/tables/company.ts';
import { ApiError } from '../core/errors/api-error.ts';

/**
 * Refuses a department that does not exist or is not active. It stays as it is until the transaction ends.
 * @throws ApiError `invalid`.
 */
export async function checkDepartment(tx: Db, name: string | null | undefined): Promise<void> {
  if (name === null || name === undefined) return;
  const active = await tx
    .select({ name: departments.name })
    .from(departments)
    .where(eq(departments.isActive, true))
    .orderBy(asc(departments.id))
    .for('key share');
  if (active.some((department) => department.name === name)) return;
  const names = active.map((department) => department.name).join(', ');
  const message = `Department must be one of ${names}`;
  throw new ApiError('invalid', message, { fields: [{ field: 'department', message }] });
}

import { listStaleDays } from '../../attendance/store/store-waiting.ts';
import type { Db } from '../../core/db/connection.ts';
import { eq, inArray } from '../../core/db/drizzle.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { periods } from '../../core/db/tables/periods.ts';
import { fullName } from '../../employees/full-name.ts';

/** Ids and names of employees by their codes; a deleted one is left out. */
export async function findPeopleByCode(db: Db, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, { id: number; name: string }>();
  const rows = await db
    .select({
      id: employees.id,
      code: employees.employeeCode,
      firstName: employees.firstName,
      middleName: employees.middleName,
      lastName: employees.lastName,
    })
    .from(employees)
    .where(inArray(employees.employeeCode, [...codes]));
  return new Map(rows.map((row) => [row.code, { id: row.id, name: fullName(row) }]));
}

/** Opens a period. Rules that changed while it was closed count for its days now, so these are calculated and stored again. */
export async function saveReopening(
  tx: Db,
  period: { readonly id: number; readonly fromDate: string; readonly toDate: string },
  { by, at, reason }: { readonly by: number; readonly at: Date; readonly reason: string },
): Promise<void> {
  const { id, fromDate, toDate } = period;
  await tx
    .update(periods)
    .set({ reopenedBy: by, reopenedAt: at, reopenReason: reason })
    .where(eq(periods.id, id));
  // Of the whole company: some of its people may have left its department since.
  await listStaleDays(tx, { from: fromDate, to: toDate });
}

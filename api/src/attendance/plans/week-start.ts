import type { Db } from '../../core/db/connection.ts';
import { company } from '../../core/db/tables/company.ts';

/** The first day of the company's week: 0 for Sunday to 6 for Saturday. */
export async function readWeekStart(db: Db): Promise<number> {
  const [row] = await db.select({ weekStart: company.weekStart }).from(company);
  return row?.weekStart ?? 1;
}

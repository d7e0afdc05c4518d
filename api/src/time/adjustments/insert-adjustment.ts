import type { Db } from '../../core/db/connection.ts';
import { timeAdjustments } from '../../core/db/tables/periods.ts';

/** Inserts an adjustment; returns its id. */
export async function insertAdjustment(
  tx: Db,
  values: typeof timeAdjustments.$inferInsert,
): Promise<number> {
  const [row] = await tx
    .insert(timeAdjustments)
    .values(values)
    .returning({ id: timeAdjustments.id });
  if (!row) throw new Error('the database returned no id');
  return row.id;
}

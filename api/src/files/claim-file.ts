import type { Db } from '../core/db/connection.ts';
import { and, eq, isNull, or } from '../core/db/drizzle.ts';
import { files } from '../core/db/tables/files.ts';

/** Makes an employee the owner of a file; false when another employee owns it or there is no such file. */
export async function claimFile(tx: Db, id: string, employeeId: number): Promise<boolean> {
  const claimed = await tx
    .update(files)
    .set({ employeeId })
    .where(
      and(
        eq(files.id, id),
        isNull(files.deletionMarkedAt),
        or(isNull(files.employeeId), eq(files.employeeId, employeeId)),
      ),
    )
    .returning({ id: files.id });
  return claimed.length > 0;
}

import type { Db } from '../../core/db/connection.ts';
import { deleteSlice } from '../../core/db/delete-slice.ts';
import { and, eq, lt } from '../../core/db/drizzle.ts';
import { oneTimeCodes, oneTimeLinks } from '../../core/db/tables/recovery.ts';

/** Revokes every code and link that could set an account's password. */
export async function revokeCodesAndLinks(tx: Db, employeeId: number): Promise<void> {
  await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.employeeId, employeeId));
  await tx
    .delete(oneTimeLinks)
    .where(and(eq(oneTimeLinks.employeeId, employeeId), eq(oneTimeLinks.purpose, 'password')));
}

/** Deletes expired codes and links. */
export async function purgeExpiredCodesAndLinks(db: Db, now: Date): Promise<boolean> {
  const hasMoreCodes = await deleteSlice(db, oneTimeCodes, lt(oneTimeCodes.expiresAt, now));
  const hasMoreLinks = await deleteSlice(db, oneTimeLinks, lt(oneTimeLinks.expiresAt, now));
  return hasMoreCodes || hasMoreLinks;
}

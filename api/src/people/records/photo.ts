import type { EmployeeUpdate } from '@rollcall/shared/contract';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/connection.ts';
import { markIfUnused } from '../../files/claim.ts';
import { toStored } from '../../files/location.ts';
import { claimUrl } from '../../files/service.ts';
import type { EmployeeRecord } from './record.ts';

/**
 * The photo that a change asks for. It has two names (spec §3), and a record that is sent back as it was read
 * has both: the one that differs from what is stored is meant.
 */
export function wantedPhoto(
  record: EmployeeRecord,
  { avatarUrl, profilePhotoUrl }: EmployeeUpdate,
  { publicUrl }: Context,
): string | null {
  const given = [avatarUrl, profilePhotoUrl]
    .filter((url) => url !== undefined)
    .map((url) => url && toStored(url, publicUrl));
  const changed = given.filter((url) => url !== record.avatarUrl);
  return changed.length > 0 ? (changed[0] ?? null) : record.avatarUrl;
}

/** Makes a new photo's file the employee's, and marks that of the old one for deletion; to be called once it is saved. */
export async function exchangePhoto(
  tx: Db,
  context: Context,
  { id: employeeId, avatarUrl: old }: EmployeeRecord,
  url: string | null,
): Promise<void> {
  if (url) await claimUrl(tx, context, { url, employeeId, field: 'avatarUrl' });
  await markIfUnused(tx, old, new Date(context.clock()));
}

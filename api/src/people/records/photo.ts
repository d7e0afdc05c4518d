import type { EmployeeUpdate } from '@rollcall/shared/contract';
import type { Command } from '../../commands/command.ts';
import { toStoredUrl } from '../../files/file-url.ts';
import { markForDeletionIfUnused } from '../../files/mark-for-deletion.ts';
import { claimUrl } from '../../files/service.ts';
import type { EmployeeRecord } from './record.ts';

/**
 * The photo that an update requests. It has two field names (spec §3), and a record that is sent back as it was
 * read has both: the field that differs from the stored value wins.
 */
export function requestedPhoto(
  record: EmployeeRecord,
  { avatarUrl, profilePhotoUrl }: EmployeeUpdate,
  { publicUrl }: Command,
): string | null {
  const input = [avatarUrl, profilePhotoUrl]
    .filter((url) => url !== undefined)
    .map((url) => url && toStoredUrl(url, publicUrl));
  const changed = input.filter((url) => url !== record.avatarUrl);
  return changed.length > 0 ? (changed[0] ?? null) : record.avatarUrl;
}

/**
 * Claims the new photo's file for the employee and marks the old one for deletion; call it after saving the
 * record.
 */
export async function replacePhoto(
  command: Command,
  { id: employeeId, avatarUrl: old }: EmployeeRecord,
  url: string | null,
): Promise<void> {
  const { tx, now } = command;
  if (url) await claimUrl(tx, command, { url, employeeId, field: 'avatarUrl' });
  await markForDeletionIfUnused(tx, old, new Date(now));
}

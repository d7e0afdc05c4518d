import type { Command } from '../../commands/command.ts';
import type { EmployeeRecord } from '../../people/records/record.ts';
import { updateEmployee } from '../../people/records/update.ts';

/**
 * Replaces the photo of the locked employee, or removes it with null. It has a call of its own and no version: it
 * overwrites nothing but the photo.
 */
export async function setPhoto(
  command: Command,
  record: EmployeeRecord,
  avatarUrl: string | null,
): Promise<void> {
  const { version } = record;
  await updateEmployee(command, record, { avatarUrl, profilePhotoUrl: avatarUrl, version });
}

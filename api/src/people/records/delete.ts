import type { Command } from '../../commands/command.ts';
import { deleteResponsesAbout } from '../../commands/idempotency.ts';
import { clearAuditValues, writeAudit } from '../../commands/write-audit.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { markFilesForDeletion } from '../../files/mark-for-deletion.ts';
import { type EmployeeRecord, removeEmployee } from './record.ts';

/**
 * Deletes all data of an employee, including files. The audit keeps only the code.
 * @throws ApiError `conflict` for an active employee.
 */
export async function deleteEmployee(
  { tx, caller, now }: Command,
  record: EmployeeRecord,
): Promise<void> {
  // This also protects the last active administrator.
  if (record.isActive) {
    throw new ApiError('conflict', 'An active employee cannot be deleted. Deactivate them first.');
  }
  const { id, employeeCode: code } = record;
  await clearAuditValues(tx, id);
  await deleteResponsesAbout(tx, { id, code });
  await writeAudit(tx, caller, now, { action: 'employee.delete', employee: { id, code } });
  await markFilesForDeletion(tx, id, new Date(now));
  await removeEmployee(tx, id);
}

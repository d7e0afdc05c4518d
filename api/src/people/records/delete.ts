import type { Caller } from '../../access/caller.ts';
import { deleteNotificationsAbout } from '../../commands/notify.ts';
import { clearAuditValues, writeAudit } from '../../commands/write-audit.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { noSuchEmployee } from '../../employees/existence.ts';
import { markFilesForDeletion } from '../../files/mark-for-deletion.ts';
import { purgeMarkedFiles } from '../../files/service.ts';
import { lockRecord, removeEmployee } from './record.ts';

/**
 * Deletes all data of an employee, including files. The audit keeps only the code.
 * @throws ApiError `not_found`, `conflict` for an active employee.
 */
export async function deleteEmployee(context: Context, caller: Caller, id: number): Promise<void> {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const record = await lockRecord(tx, id);
    if (!record) throw noSuchEmployee();
    // This also protects the last active administrator.
    if (record.isActive) {
      throw new ApiError(
        'conflict',
        'An active employee cannot be deleted. Deactivate them first.',
      );
    }
    await clearAuditValues(tx, id);
    await deleteNotificationsAbout(tx, id);
    const employee = { id, code: record.employeeCode };
    await writeAudit(tx, caller, now, { action: 'employee.delete', employee });
    await markFilesForDeletion(tx, id, new Date(now));
    await removeEmployee(tx, id);
  });
  context.background.run(() => purgeMarkedFiles(context));
}

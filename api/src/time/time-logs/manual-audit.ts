import type { Change } from '../../commands/change.ts';
import { lockEmployee } from '../../commands/lock-employee.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { LogWithBreaks } from './find-logs.ts';
import { presentTimeLog } from './present.ts';

/**
 * Audits a manual punch: one for another employee, or with a stated time (design §9). Returns the log `after`.
 */
export async function auditManualLog(
  { tx, caller, now }: Change,
  action: string,
  at: number,
  before: LogWithBreaks | null,
  after: LogWithBreaks,
  note?: string,
): Promise<LogWithBreaks> {
  const { employeeId } = after;
  if (employeeId === caller.id && at === now) return after;
  const employee = await lockEmployee(tx, employeeId);
  await writeAudit(tx, caller, now, {
    action,
    ...(employee && { employee: { id: employeeId, code: employee.employeeCode } }),
    ...(before && { before: presentTimeLog(before) }),
    after: presentTimeLog(after),
    ...(note && { note }),
  });
  return after;
}

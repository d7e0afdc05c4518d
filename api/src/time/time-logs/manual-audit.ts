import type { Change } from '../../commands/change.ts';
import { lockEmployee } from '../../commands/lock-employee.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { LogWithBreaks } from './find-logs.ts';
import { presentTimeLog } from './present.ts';

/**
 * Remembers a punch that was no plain punch: one for somebody else, or at another time than its own (design
 * §9). Answers the log as it is now.
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
  const person = await lockEmployee(tx, employeeId);
  await writeAudit(tx, caller, now, {
    action,
    ...(person && { employee: { id: employeeId, code: person.employeeCode } }),
    ...(before && { before: presentTimeLog(before) }),
    after: presentTimeLog(after),
    ...(note && { note }),
  });
  return after;
}

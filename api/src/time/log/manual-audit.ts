import type { Command } from '../../commands/command.ts';
import type { LockedEmployee } from '../../commands/lock-employee.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { LogWithBreaks } from './find-logs.ts';
import { presentTimeLog } from './present.ts';

interface ManualChange {
  readonly action: string;
  /** The punch, epoch milliseconds. */
  readonly at: number;
  readonly before: LogWithBreaks | null;
  readonly after: LogWithBreaks;
  readonly note?: string;
}

/**
 * Audits a manual punch: one for another employee, or with a stated time (design §9). Returns the log `after`.
 */
export async function auditManualLog(
  { tx, caller, now }: Command,
  { id, employeeCode: code }: LockedEmployee,
  { action, at, before, after, note }: ManualChange,
): Promise<LogWithBreaks> {
  if (id === caller.id && at === now) return after;
  await writeAudit(tx, caller, now, {
    action,
    employee: { id, code },
    ...(before && { before: presentTimeLog(before) }),
    after: presentTimeLog(after),
    ...(note && { note }),
  });
  return after;
}

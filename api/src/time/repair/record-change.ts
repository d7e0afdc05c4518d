import type { Command } from '../../commands/command.ts';
import type { LockedEmployee } from '../../commands/lock-employee.ts';
import { recordEvent } from '../../commands/record-event.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { LogWithBreaks } from '../log/find-logs.ts';
import { presentTimeLog } from '../log/present.ts';

interface Change {
  readonly action: 'changed' | 'closed' | 'deleted' | 'restored';
  /** Null when a deleted log was restored. */
  readonly before: LogWithBreaks | null;
  /** Null when it was deleted. */
  readonly after: LogWithBreaks | null;
  readonly reason: string;
}

const AUDIT_ACTIONS = {
  changed: 'time-log.change',
  closed: 'time-log.close',
  deleted: 'time-log.delete',
  restored: 'time-log.undo',
} as const;

/** Writes the audit row and the event of a change to another employee's log (design §9). */
export async function recordChange(
  command: Command,
  { id, employeeCode: code }: LockedEmployee,
  { action, before, after, reason }: Change,
): Promise<void> {
  const { tx, caller, now } = command;
  await writeAudit(tx, caller, now, {
    action: AUDIT_ACTIONS[action],
    employee: { id, code },
    ...(before && { before: presentTimeLog(before) }),
    ...(after && { after: presentTimeLog(after) }),
    note: reason,
  });
  const log = after ?? before;
  await recordEvent(command, {
    // The kind of a log that was entered is that of every change, too; `change` says which.
    kind: 'log-entered',
    employeeId: id,
    details: { timeLogId: log?.id, workDate: log?.workDate, change: action },
  });
}

import { formatDate } from '@rollcall/shared/domain';
import { leftMail } from '../../access/one-time/mails.ts';
import { revokeSessions } from '../../access/sessions.ts';
import type { Command } from '../../commands/command.ts';
import {
  leaveRequestKey,
  notifyAdministrators,
  settleNotifications,
} from '../../commands/notify.ts';
import { recordEvent } from '../../commands/record-event.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import { enqueueMail } from '../../core/mail/enqueue.ts';
import { fullName } from '../../employees/full-name.ts';
import { departureKey } from '../departures/undo.ts';
import { type EmployeeRecord, saveEmployee } from '../records/record.ts';
import { deleteLeavesAfter, findUnfinishedLogs, insertDeparture } from './queries.ts';

/**
 * Ends the account of an employee whose exit date is over: sessions end, pending leaves after it are withdrawn, and
 * administrators learn which logs lack a punch-out. Until they have punched out, the account stays.
 */
export async function leave(
  command: Command<null>,
  record: EmployeeRecord,
  exitDate: string,
): Promise<void> {
  const { tx, caller, now } = command;
  const { id, employeeCode: code } = record;
  const logs = await findUnfinishedLogs(tx, id);
  if (logs.some(({ state }) => state === 'open')) return;
  await saveEmployee(command, id, { isActive: false });
  const leftAt = new Date(now);
  await revokeSessions(tx, id, leftAt);
  const leaves = await deleteLeavesAfter(tx, id, exitDate);
  for (const withdrawn of leaves) await settleNotifications(command, leaveRequestKey(withdrawn.id));
  await insertDeparture(tx, { employeeId: id, leftAt, leaves });
  await writeAudit(tx, caller, now, {
    action: 'employee.leave',
    employee: { id, code },
    before: { isActive: true },
    after: { isActive: false, withdrawnLeaves: leaves.length },
    note: `The exit date ${exitDate} is over`,
  });
  await recordEvent(command, { kind: 'left', employeeId: id });
  await enqueueMail(tx, now, command, { to: record, content: leftMail(formatDate(exitDate)) });
  const dates = logs.map(({ workDate }) => formatDate(workDate));
  await notifyAdministrators(command, id, {
    kind: 'left',
    text: summary(fullName(record), { exitDate, leaves: leaves.length, dates }),
    link:
      dates.length > 0
        ? `/time/logs?${new URLSearchParams({ search: code, state: 'missing-out' })}`
        : `/employees?dialog=edit&employee=${id}`,
    groupKey: departureKey(id),
  });
}

function summary(
  name: string,
  facts: {
    readonly exitDate: string;
    readonly leaves: number;
    readonly dates: readonly string[];
  },
): string {
  const { exitDate, leaves, dates } = facts;
  return [
    `${name}'s last day was ${formatDate(exitDate)}: the account is deactivated`,
    ...(leaves > 0
      ? [`${leaves === 1 ? '1 leave request' : `${leaves} leave requests`} withdrawn`]
      : []),
    ...(dates.length > 0 ? [`Without punch-out: ${dates.join(', ')}`] : []),
  ].join('. ');
}

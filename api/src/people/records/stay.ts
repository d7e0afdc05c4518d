import { today } from '@rollcall/shared/domain';
import { accountStatusMail } from '../../access/one-time/mails.ts';
import type { Command } from '../../commands/command.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import { enqueueMail } from '../../core/mail/enqueue.ts';
import { undoDeparture } from '../departures/undo.ts';
import { type EmployeeRecord, saveEmployee } from './record.ts';

/**
 * Lets an employee in again once the exit date has been removed or moved to a day that is not over, or once the account no
 * longer ends with it.
 * @param record as it has just been saved.
 */
export async function stayAfterAll(
  command: Command,
  record: EmployeeRecord,
): Promise<EmployeeRecord> {
  const { tx, caller, now, zone } = command;
  const { id, employeeCode: code, exitDate, deactivateOnExit } = record;
  if (deactivateOnExit && exitDate !== null && exitDate < today(now, zone)) return record;
  if (!(await undoDeparture(command, id)) || record.isActive) return record;
  const saved = await saveEmployee(command, id, { isActive: true });
  await writeAudit(tx, caller, now, {
    action: 'employee.activate',
    employee: { id, code },
    before: { isActive: false },
    after: { isActive: true },
    note: 'The exit date has changed',
  });
  await enqueueMail(tx, now, command, { to: saved, content: accountStatusMail(true) });
  return saved;
}

import { accountStatusMail } from '../../access/one-time/mails.ts';
import type { Command } from '../../commands/command.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import { enqueueMail } from '../../core/mail/enqueue.ts';
import { isOver } from '../departures/is-over.ts';
import { undoDeparture } from '../departures/undo.ts';
import { mailInvitation } from './invitation.ts';
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
  const { tx, caller, now } = command;
  const { id, employeeCode: code, exitDate, deactivateOnExit } = record;
  if (deactivateOnExit && exitDate !== null && (await isOver(command, id, exitDate))) return record;
  if (!(await undoDeparture(command, record)) || record.isActive) return record;
  const saved = await saveEmployee(command, id, { isActive: true });
  await writeAudit(tx, caller, now, {
    action: 'employee.activate',
    employee: { id, code },
    before: { isActive: false },
    after: { isActive: true },
    note: 'The exit date has changed',
  });
  // Only an invitation leads into an account without a password.
  if (saved.isInvited) await mailInvitation(command, saved);
  else await enqueueMail(tx, now, command, { to: saved, content: accountStatusMail(true) });
  return saved;
}

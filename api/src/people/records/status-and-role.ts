import type { Role } from '@rollcall/shared/contract';
import { today } from '@rollcall/shared/domain';
import {
  accountStatusMail,
  registrationRefusedMail,
  roleMail,
} from '../../access/one-time/mails.ts';
import { revokeSessions } from '../../access/sessions.ts';
import { type Command, silentUndoMs } from '../../commands/command.ts';
import { registrationKey, settleNotifications } from '../../commands/notify.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import type { MailContent } from '../../core/mail/content.ts';
import { enqueueMail, withdrawMail } from '../../core/mail/enqueue.ts';
import { undoDeparture } from '../departures/undo.ts';
import { mailInvitation, withdrawInvitation } from './invitation.ts';
import {
  type EmployeeRecord,
  lockOtherAdministrators,
  lockRecord,
  saveEmployee,
} from './record.ts';

/**
 * Activates or deactivates the account of an employee. Deactivation revokes their sessions at once. An account that is
 * activated after its exit date no longer ends with it.
 * @throws ApiError `conflict` for the last active administrator, and for the caller's own account: its sessions would end
 * with the change, so that it could not be undone.
 */
export async function setAccountStatus(
  command: Command,
  { record, otherAdministrators }: LockedAccount,
  isActive: boolean,
): Promise<EmployeeRecord> {
  const { tx, caller, now } = command;
  if (!isActive && isActiveAdministrator(record) && otherAdministrators === 0) {
    throw lastAdministrator('deactivated');
  }
  if (!isActive && record.id === caller.id) {
    throw new ApiError('conflict', 'Your own account can only be deactivated by someone else.');
  }
  if (record.isActive === isActive) return record;
  const { id, employeeCode: code } = record;
  const isBack = isActive && (await undoDeparture(command, record));
  const hasLeft = record.exitDate !== null && record.exitDate < today(now, command.zone);
  const stays = isActive && record.deactivateOnExit && (isBack || hasLeft);
  const changes = { isActive, ...(stays && { deactivateOnExit: false }) };
  const saved = await saveEmployee(command, id, changes);
  if (!isActive) await revokeSessions(tx, id, new Date(now));
  await writeAudit(tx, caller, now, {
    action: isActive ? 'employee.activate' : 'employee.deactivate',
    employee: { id, code },
    before: { isActive: record.isActive, ...(stays && { deactivateOnExit: true }) },
    after: changes,
  });
  if (record.isActive === null) await settleNotifications(command, registrationKey(id));
  if (record.isInvited || saved.isInvited) await tellInvited(command, saved);
  else await tellOwnerOfStatus(command, record, isActive);
  return saved;
}

/**
 * Grants or revokes the role ADMIN, effective from the next request.
 * @throws ApiError `conflict` for the last active administrator.
 */
export async function setRole(
  command: Command,
  { record, otherAdministrators }: LockedAccount,
  role: Role,
): Promise<EmployeeRecord> {
  const { tx, caller, now } = command;
  if (role !== 'ADMIN' && isActiveAdministrator(record) && otherAdministrators === 0) {
    throw lastAdministrator('demoted');
  }
  if (record.role === role) return record;
  const { id, employeeCode: code } = record;
  const saved = await saveEmployee(command, id, { role });
  await writeAudit(tx, caller, now, {
    action: 'employee.role',
    employee: { id, code },
    before: { role: record.role },
    after: { role },
  });
  await tellOwner(command, record, 'role', roleMail(role));
  return saved;
}

/** Only an invitation leads into an account without a password: it comes instead of 'You can sign in now'. */
async function tellInvited(command: Command, saved: EmployeeRecord): Promise<void> {
  if (!saved.isActive) {
    if (await withdrawInvitation(command, saved)) return;
    return tellOwner(command, saved, 'status', accountStatusMail(false));
  }
  // The link of an invitation that was sent before still works.
  if (await withdrawMail(command.tx, statusKey(saved))) return;
  await mailInvitation(command, saved, mailTime(command));
}

/**
 * The first decision on an account has nothing to go back to: a change of it is the first decision again, as long as its
 * mail is not sent.
 */
async function tellOwnerOfStatus(
  command: Command,
  record: EmployeeRecord,
  isActive: boolean,
): Promise<void> {
  const content = accountStatusMail(isActive);
  const groupKey = `registration of employee ${record.id}`;
  const isFirst = (await withdrawMail(command.tx, groupKey)) || record.isActive === null;
  if (!isFirst) return tellOwner(command, record, 'status', content);
  await mailOwner(command, record, groupKey, isActive ? content : registrationRefusedMail());
}

/**
 * Mails the owner of an account what has become of it, once it can no longer be undone silently. The opposite change until
 * then withdraws the mail.
 */
async function tellOwner(
  command: Command,
  record: EmployeeRecord,
  about: 'status' | 'role',
  content: MailContent,
): Promise<void> {
  const groupKey = about === 'status' ? statusKey(record) : `account role of employee ${record.id}`;
  if (await withdrawMail(command.tx, groupKey)) return;
  await mailOwner(command, record, groupKey, content);
}

const statusKey = ({ id }: EmployeeRecord) => `account status of employee ${id}`;

/** When a mail about a change is sent: once it can no longer be undone silently. */
const mailTime = (command: Command) => command.now + silentUndoMs(command);

async function mailOwner(
  command: Command,
  record: EmployeeRecord,
  groupKey: string,
  content: MailContent,
): Promise<void> {
  const { tx, now } = command;
  const notBefore = mailTime(command);
  await enqueueMail(tx, now, command, { to: record, content, notBefore, groupKey });
}

/** An employee and the number of other active administrators; all of them stay locked until the transaction ends. */
interface LockedAccount {
  readonly record: EmployeeRecord;
  readonly otherAdministrators: number;
}

/**
 * Locks an employee for a change that must leave at least one active administrator (design §10).
 * @throws ApiError `not_found`.
 */
export async function lockAccount(
  command: Pick<Command, 'tx'>,
  id: number,
): Promise<LockedAccount> {
  // Locks the administrators before the employee, and always in the same order, to prevent deadlocks.
  const otherAdministrators = await lockOtherAdministrators(command.tx, id);
  return { record: await lockRecord(command, id), otherAdministrators };
}

function lastAdministrator(action: string): ApiError {
  return new ApiError('conflict', `The last active administrator cannot be ${action}.`);
}

/** Whether an employee is an active administrator. */
export function isActiveAdministrator({ role, isActive }: EmployeeRecord): boolean {
  return role === 'ADMIN' && isActive === true;
}

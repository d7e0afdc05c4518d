import { checkLeave, today } from '@rollcall/shared/domain';
import type { Command } from '../commands/command.ts';
import { type LockedEmployee, lockEmployee } from '../commands/lock-employee.ts';
import { recordEvent } from '../commands/record-event.ts';
import { ApiError } from '../core/errors/api-error.ts';
import {
  deleteLeave,
  findOverlap,
  findStoredLeave,
  insertLeave,
  type StoredLeave,
} from './change-queries.ts';
import { auditLeave, forgetRequest, formatDays, notifyRequest } from './notifications.ts';
import { mayWithdraw } from './policy.ts';
import { findLeave, type LeaveRow } from './queries.ts';

interface LeaveRequest {
  readonly type: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly reason?: string | null | undefined;
}

/**
 * Requests a leave for an employee: the caller's own, or by an administrator on their behalf (design §8).
 * @throws ApiError `invalid` for invalid dates, `conflict` that names the overlapping leave.
 */
export async function requestLeave(
  command: Command,
  employee: LockedEmployee,
  request: LeaveRequest,
): Promise<LeaveRow> {
  const { tx, caller, now, zone } = command;
  const { id: employeeId } = employee;
  const { type, startDate, endDate, reason } = request;
  const fields = checkLeave({ startDate, endDate }, today(now, zone));
  if (fields.length > 0) {
    throw new ApiError('invalid', fields.map((rule) => rule.message).join('. '), { fields });
  }
  const other = await findOverlap(tx, employeeId, request);
  if (other) throw overlapping(other);
  const id = await insertLeave(tx, {
    employeeId,
    type,
    startDate,
    endDate,
    reason: reason || null,
    appliedOn: today(now, zone),
    requestedBy: caller.id === employeeId ? null : caller.id,
  });
  await recordEvent(command, {
    kind: 'leave-requested',
    employeeId,
    details: { leaveId: id, startDate, endDate },
  });
  await notifyRequest(command, employee, { id, type, startDate, endDate });
  if (caller.id !== employeeId) {
    const after = { id, type, startDate, endDate };
    await auditLeave(command, employee, { action: 'leave.request', after });
  }
  return assertFound(await findLeave(tx, id));
}

/**
 * Withdraws a pending leave (design §15.7).
 * @throws ApiError `conflict` once it is decided.
 */
export async function withdrawLeave(
  command: Command,
  { leave, employee }: LockedLeave,
): Promise<void> {
  const { tx, caller } = command;
  const { id } = leave;
  if (leave.status !== 'Pending') {
    const status = leave.status.toLowerCase();
    throw new ApiError('conflict', `This leave has been ${status} and cannot be withdrawn.`);
  }
  await deleteLeave(tx, id);
  await forgetRequest(command, id);
  const { employeeId, type, startDate, endDate } = leave;
  await recordEvent(command, {
    kind: 'leave-withdrawn',
    employeeId,
    details: { leaveId: id, startDate, endDate },
  });
  if (caller.id !== employeeId) {
    const before = { id, type, startDate, endDate };
    await auditLeave(command, employee, { action: 'leave.withdraw', before });
  }
}

/** A leave and its employee, who stays locked until the transaction ends. */
export interface LockedLeave {
  readonly leave: StoredLeave;
  readonly employee: LockedEmployee;
}

/**
 * Locks the employee of a leave that `isAllowed` accepts.
 * @throws ApiError `not_found`, also for a leave that is not allowed, so that ids reveal nothing.
 */
export async function lockLeave(
  command: Command,
  id: number,
  isAllowed: (leave: StoredLeave) => boolean = () => true,
): Promise<LockedLeave> {
  const unlocked = await findStoredLeave(command.tx, id);
  if (!unlocked || !isAllowed(unlocked)) throw noSuchLeave();
  const employee = await lockEmployee(command, unlocked.employeeId);
  const leave = await findStoredLeave(command.tx, id);
  if (!leave) throw noSuchLeave();
  return { leave, employee };
}

/**
 * Locks a leave that the caller may withdraw.
 * @throws ApiError `not_found`, also for another employee's leave.
 */
export function lockOwnLeave(command: Command, id: number): Promise<LockedLeave> {
  return lockLeave(command, id, (leave) => mayWithdraw(command.caller, leave));
}

export function assertFound(leave: LeaveRow | undefined): LeaveRow {
  if (!leave) throw new Error('the leave has just been written');
  return leave;
}

function noSuchLeave(): ApiError {
  return new ApiError('not_found', 'There is no such leave.');
}

function overlapping(other: NonNullable<Awaited<ReturnType<typeof findOverlap>>>): ApiError {
  const { startDate, endDate, status } = other;
  const message = `This overlaps the leave ${formatDays({ startDate, endDate })} (${status}).`;
  return new ApiError('conflict', message, { fields: [{ field: 'startDate', message }] });
}

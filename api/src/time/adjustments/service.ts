import type {
  AdjustmentBody,
  CallBody,
  createAdjustment as createCall,
} from '@rollcall/shared/contract';
import { formatDate, formatMinutes, today, toIsoWithOffset } from '@rollcall/shared/domain';
import { findClosedPeriod, findClosedSheet } from '../../attendance/periods/find-closed-period.ts';
import type { Command } from '../../commands/command.ts';
import { type LockedEmployee, lockEmployee } from '../../commands/lock-employee.ts';
import { ownDayLink } from '../../commands/notification-links.ts';
import { notify } from '../../commands/notify.ts';
import { invalid } from '../../commands/read-time.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { closedDays } from '../../core/errors/closed-days.ts';
import { fullName } from '../../employees/full-name.ts';
import { insertAdjustment } from './insert-adjustment.ts';
import {
  type AdjustmentFilter,
  type AdjustmentRow,
  findAdjustment,
  findAdjustmentPage,
  removeAdjustment,
} from './queries.ts';

/** One page of adjustments, the latest first. */
export async function listAdjustmentPage(
  { db, zone }: Context,
  { page, ...filter }: AdjustmentFilter & { readonly page: number },
) {
  const { rows, total } = await findAdjustmentPage(db, filter, page);
  return { rows: rows.map((row) => present(row, zone)), total };
}

/**
 * Adds an adjustment to an employee's balance, and tells them.
 * @throws ApiError `forbidden` for the caller's own, `invalid` for a date in the future, `conflict` when the day on which it is
 * posted is closed.
 */
export async function createAdjustment(
  command: Command,
  employee: LockedEmployee,
  body: CallBody<typeof createCall>,
): Promise<AdjustmentBody> {
  const { tx, caller, now, zone } = command;
  const { forDate, minutes, reason } = body;
  const day = today(now, zone);
  const postedDate = body.postedDate ?? day;
  if (employee.id === caller.id) {
    throw new ApiError('forbidden', 'You cannot adjust your own time. Please ask a colleague.');
  }
  if (forDate > day) throw invalid('forDate', 'The day must not be in the future');
  if (postedDate > day) throw invalid('postedDate', 'The day must not be in the future');
  const { id: employeeId, employeeCode: code } = employee;
  const closed = await findClosedSheet(tx, employeeId, postedDate);
  if (closed) throw closedDays(closed);
  const id = await insertAdjustment(tx, {
    employeeId,
    forDate,
    postedDate,
    kind: 'manual',
    minutes,
    reason,
    createdBy: caller.id,
    createdAt: new Date(now),
  });
  await writeAudit(tx, caller, now, {
    action: 'adjustment.create',
    employee: { id: employeeId, code },
    after: { id, forDate, postedDate, minutes, reason },
  });
  await notify(command, employeeId, {
    kind: 'log-entered',
    text: `${describe(minutes)} your balance, for ${formatDate(forDate)}: ${reason}`,
    link: ownDayLink(forDate),
  });
  const row = await findAdjustment(tx, id);
  if (!row) throw new Error('the adjustment has just been written');
  return present(row, zone);
}

/** Locks the employee of an adjustment. @throws ApiError `not_found`. */
export async function lockAdjustment(command: Command, id: number) {
  const found = await findAdjustment(command.tx, id);
  if (!found) throw noSuchAdjustment();
  const employee = await lockEmployee(command, found.employeeId);
  const adjustment = await findAdjustment(command.tx, id);
  if (!adjustment) throw noSuchAdjustment();
  return { adjustment, employee };
}

/**
 * Deletes an adjustment, that of a correction when its day has been opened again: the day itself can be corrected then, and the
 * minutes would count twice.
 * @throws ApiError `forbidden` for the caller's own, `conflict` for that of a closed day's correction, and on a closed day.
 */
export async function deleteAdjustment(
  { tx, caller, now }: Command,
  { adjustment, employee }: Awaited<ReturnType<typeof lockAdjustment>>,
): Promise<void> {
  const { id, forDate, postedDate, minutes, reason, kind } = adjustment;
  if (employee.id === caller.id) {
    throw new ApiError('forbidden', 'You cannot adjust your own time. Please ask a colleague.');
  }
  if (kind === 'correction' && (await findClosedPeriod(tx, employee.id, forDate))) {
    throw new ApiError(
      'conflict',
      `This adjustment is an approved correction of ${formatDate(forDate)}, which is closed. Open its period again first.`,
    );
  }
  await removeAdjustment(tx, id);
  await writeAudit(tx, caller, now, {
    action: 'adjustment.delete',
    employee: { id: employee.id, code: employee.employeeCode },
    before: { id, forDate, postedDate, minutes, reason },
  });
}

function present(row: AdjustmentRow, zone: string): AdjustmentBody {
  const { employee, creator, createdAt, ...rest } = row;
  return {
    ...rest,
    employeeName: fullName(employee),
    createdBy: creator?.firstName ? fullName(creator) : null,
    createdAt: toIsoWithOffset(createdAt.getTime(), zone),
  };
}

function describe(minutes: number): string {
  const length = formatMinutes(Math.abs(minutes));
  return minutes > 0 ? `${length} have been added to` : `${length} have been taken from`;
}

function noSuchAdjustment(): ApiError {
  return new ApiError('not_found', 'There is no such adjustment.');
}

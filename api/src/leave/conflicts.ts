import type { LeaveConflictsBody } from '@rollcall/shared/contract';
import type { Caller } from '../access/caller.ts';
import { isAdministrator } from '../access/policy.ts';
import { invalid } from '../commands/read-time.ts';
import type { Context } from '../core/context.ts';
import { ApiError } from '../core/errors/api-error.ts';
import { noSuchEmployee } from '../core/errors/no-such-employee.ts';
import { findDepartment } from '../employees/existence.ts';
import { findPunchedDates } from './change-queries.ts';
import { presentLeave } from './present.ts';
import { findLeaves, type LeaveFilter } from './queries.ts';

/** Maximum colleagues listed; the calendar shows all of them. */
const MAX_AWAY = 50;

interface Days {
  readonly startDate: string;
  readonly endDate: string;
}

/**
 * Conflicts of a leave (design §10): other leaves, punches, and, for administrators, who else of the department
 * is away.
 * @throws ApiError `forbidden` when an employee asks about another.
 */
export async function findConflicts(
  { db, zone }: Context,
  caller: Caller,
  query: Days & { employeeId?: number | undefined; leaveId?: number | undefined },
): Promise<LeaveConflictsBody> {
  const { startDate, endDate, employeeId = caller.id, leaveId: exceptId } = query;
  const mayAsk = isAdministrator(caller) || employeeId === caller.id;
  if (!mayAsk) throw new ApiError('forbidden', 'You can only check conflicts for your own leaves.');
  if (endDate < startDate) throw invalid('endDate', 'End date must not be before start date');
  const department = await findDepartment(db, employeeId);
  if (department === undefined) throw noSuchEmployee();
  const days = { isBlocking: true, from: startDate, to: endDate };
  const list = async (filter: LeaveFilter) =>
    (await findLeaves(db, filter, { sort: 'startDate', order: 'asc' }, MAX_AWAY)).map((row) =>
      presentLeave(row, zone),
    );
  const isAwayShown = isAdministrator(caller) && department !== null;
  return {
    overlaps: await list({ ...days, employeeId, exceptId }),
    punchedDays: await findPunchedDates(db, employeeId, { startDate, endDate }),
    away: isAwayShown
      ? await list({ ...days, employeeId: null, department, exceptEmployeeId: employeeId })
      : [],
  };
}

import type { TimeLogBody, TimeStatisticsBody } from '@rollcall/shared/contract';
import { firstOfMonth, lastOfMonth, sumDays, today } from '@rollcall/shared/domain';
import type { Caller } from '../../access/caller.ts';
import { findEventfulDays, findPeople } from '../../attendance/days/find-days.ts';
import { readDays } from '../../attendance/days/read-days.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { noSuchEmployee } from '../../core/errors/no-such-employee.ts';
import { employeeExists } from '../../employees/existence.ts';
import { mayAccessTimeOf } from '../log/policy.ts';
import { presentTimeLog } from '../log/present.ts';
import { findEmployeeTimeLogPage, findOwnTimeLogPage } from './employee-queries.ts';

interface RangeQuery {
  readonly startDate?: string | undefined;
  readonly endDate?: string | undefined;
}

/**
 * One page of an employee's logs in a range, and their total.
 * @throws ApiError `forbidden` for another employee's logs, `not_found` when there is no such employee.
 */
export async function listEmployeeTimeLogPage(
  context: Context,
  caller: Caller,
  employeeId: number,
  { page, ...query }: RangeQuery & { page: number },
): Promise<{ rows: TimeLogBody[]; total: number }> {
  await refuseOthers(context, caller, employeeId);
  const range = rangeOf(context, query);
  const { rows, total } = await findEmployeeTimeLogPage(context.db, employeeId, range, page);
  return { rows: rows.map(presentTimeLog), total };
}

/** An employee's totals for a range (spec §3, Range statistics): the sums of its days (docs/working-time.md#sums). */
export async function getTimeStatistics(
  context: Context,
  caller: Caller,
  employeeId: number,
  query: RangeQuery,
): Promise<TimeStatisticsBody> {
  await refuseOthers(context, caller, employeeId);
  const { db } = context;
  // A range of centuries costs as much as its days with logs or leave.
  const range = await findEventfulDays(db, employeeId, rangeOf(context, query));
  const people = range ? await findPeople(db, [employeeId]) : [];
  const days = range ? ((await readDays(context, people, range)).get(employeeId) ?? []) : [];
  const { workedMin, breakMin } = sumDays(days);
  return {
    totalWorkedTime: workedMin,
    totalBreakTime: breakMin,
    totalWorkedDays: days.filter(({ hasLogs }) => hasLogs).length,
    totalLeaves: days.filter(({ status }) => status === 'Leave').length,
  };
}

/** The caller's own logs, of a month `YYYY-MM` or of all time, and the open one. */
export async function listOwnTimeLogPage(
  context: Context,
  caller: Caller,
  { month, page }: { month?: string | undefined; page: number },
): Promise<{ rows: TimeLogBody[]; total: number; open: TimeLogBody | null }> {
  const first = month === undefined ? undefined : `${month}-01`;
  const range = first === undefined ? {} : { from: first, to: lastOfMonth(first) };
  const { rows, total, open } = await findOwnTimeLogPage(context.db, caller.id, range, page);
  return { rows: rows.map(presentTimeLog), total, open: open ? presentTimeLog(open) : null };
}

async function refuseOthers({ db }: Context, caller: Caller, employeeId: number): Promise<void> {
  if (!mayAccessTimeOf(caller, employeeId)) {
    throw new ApiError('forbidden', 'You can only see your own time logs.');
  }
  if (employeeId === caller.id || (await employeeExists(db, employeeId))) return;
  throw noSuchEmployee();
}

/** Defaults to the current month (spec §9, Default date range). */
function rangeOf({ clock, zone }: Context, { startDate, endDate }: RangeQuery) {
  const date = today(clock(), zone);
  return { from: startDate || firstOfMonth(date), to: endDate || lastOfMonth(startDate || date) };
}

import type { TimeLogHistoryBody } from '@rollcall/shared/contract';
import { toWallClock } from '@rollcall/shared/domain';
import type { Caller } from '../../access/caller.ts';
import { findClosedPeriod } from '../../attendance/periods/find-closed-period.ts';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/connection.ts';
import { and, eq, inArray } from '../../core/db/drizzle.ts';
import { corrections } from '../../core/db/tables/corrections.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { fullName } from '../../employees/full-name.ts';
import { findVersions, type LogVersion } from '../log/find-versions.ts';
import { presentVersion } from '../log/present-version.ts';
import { noSuchTimeLog } from './lock-version.ts';
import { shiftEndsOf } from './shift-end.ts';

/**
 * Every version of a log, oldest first, and how it could be closed (decision 058).
 * @throws ApiError `not_found`.
 */
export async function readHistory(
  context: Context,
  caller: Caller,
  id: number,
): Promise<TimeLogHistoryBody> {
  const { db } = context;
  const versions = await findVersions(db, id);
  const newest = versions.at(-1);
  const employee = newest && (await findOwner(db, newest.employeeId));
  if (!newest || !employee) throw noSuchTimeLog();
  const shiftEndOut = await outAtShiftEnd(context, newest);
  return {
    employeeId: newest.employeeId,
    employeeName: fullName(employee),
    employeeCode: employee.employeeCode,
    currentId: newest.isSuperseded ? null : newest.id,
    mayChange: newest.employeeId !== caller.id,
    closed: (await findClosedPeriod(db, newest.employeeId, newest.workDate)) ?? null,
    shiftEnd: shiftEndOut?.slice(11, 16) ?? null,
    shiftEndOut,
    pendingCorrection: await findPendingCorrection(db, versions, newest.zone),
    versions: versions.map(presentVersion),
  };
}

/** Text of the instant at which a log ends, if it ends with its shift; null when it has an end or cannot. */
async function outAtShiftEnd(context: Context, log: LogVersion): Promise<string | null> {
  if (log.punchOut !== null || log.isSuperseded) return null;
  const endOf = await shiftEndsOf(context, [log], context.clock());
  const { punchOut } = endOf(log);
  return punchOut === undefined ? null : toWallClock(punchOut, log.zone);
}

async function findPendingCorrection(db: Db, versions: readonly LogVersion[], zone: string) {
  const ids = versions.map(({ id }) => id);
  const [found] = await db
    .select({
      id: corrections.id,
      punchIn: corrections.punchIn,
      punchOut: corrections.punchOut,
      reason: corrections.reason,
    })
    .from(corrections)
    .where(and(inArray(corrections.timeLogId, ids), eq(corrections.status, 'Pending')));
  if (!found) return null;
  const { id, punchIn, punchOut, reason } = found;
  return {
    id,
    punchIn: toWallClock(punchIn.getTime(), zone),
    punchOut: toWallClock(punchOut.getTime(), zone),
    reason,
  };
}

async function findOwner(db: Db, id: number) {
  const [employee] = await db
    .select({
      firstName: employees.firstName,
      middleName: employees.middleName,
      lastName: employees.lastName,
      employeeCode: employees.employeeCode,
    })
    .from(employees)
    .where(eq(employees.id, id));
  return employee;
}

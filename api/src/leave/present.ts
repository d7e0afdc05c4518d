import type { LeaveBody } from '@rollcall/shared/contract';
import { type CompanyZone, leaveDays, toIsoWithOffset } from '@rollcall/shared/domain';
import { fullName } from '../employees/full-name.ts';
import type { LeaveRow } from './queries.ts';

/** A leave with the names of its employee, its requester and its decider. */
export function presentLeave(row: LeaveRow, zone: CompanyZone): LeaveBody {
  const { employee, employeeCode: _code, requester, decider, decidedAt, ...leave } = row;
  return {
    ...leave,
    employeeName: fullName(employee),
    days: leaveDays(leave.startDate, leave.endDate),
    requestedBy: requester && fullName(requester),
    decidedBy: decider && fullName(decider),
    decidedAt: decidedAt && toIsoWithOffset(decidedAt.getTime(), zone),
  };
}

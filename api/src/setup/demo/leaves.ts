import type { LeaveStatus } from '@rollcall/shared/contract';
import { LEAVE_TYPES } from '@rollcall/shared/contract';
import { addDays } from '@rollcall/shared/domain';
import type { DemoEmployee } from './employees.ts';
import type { Random } from './random.ts';

export interface DemoLeave {
  readonly employeeId: number;
  readonly type: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly appliedOn: string;
  readonly status: LeaveStatus;
}

/** Leaves of the active employees: some in the past, six today, some in the future, in every status. */
export function createLeaves(
  employees: readonly DemoEmployee[],
  date: string,
  random: Random,
): DemoLeave[] {
  return employees
    .filter((employee) => employee.isActive && employee.role !== 'ADMIN')
    .flatMap((employee, index) => {
      const employeeId = employee.id;
      const past = {
        employeeId,
        ...span(date, -random.int(20, 85), random),
        status: 'Approved',
      } as const;
      const rejected = {
        employeeId,
        ...span(date, random.int(30, 50), random),
        status: 'Rejected',
      } as const;
      const next = {
        employeeId,
        ...span(date, random.int(6, 25), random),
        status: index % 3 === 0 ? 'Approved' : 'Pending',
      } as const;
      const current = {
        employeeId,
        ...span(date, -random.int(0, 1), random, 2),
        status: 'Approved',
      } as const;
      return [
        ...(index % 2 === 0 ? [past] : []),
        ...(index % 17 === 3 ? [current] : []),
        ...(index % 5 === 1 ? [next] : []),
        ...(index % 9 === 2 ? [rejected] : []),
      ];
    });
}

function span(date: string, startsIn: number, random: Random, minDays = 1) {
  const startDate = addDays(date, startsIn);
  const appliedOn = addDays(startsIn > 0 ? date : startDate, -random.int(2, 20));
  const endDate = addDays(startDate, random.int(minDays - 1, 4));
  return { type: random.pick(LEAVE_TYPES), startDate, endDate, appliedOn };
}

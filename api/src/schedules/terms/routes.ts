import { type EmployeeTermBody, getEmployeeTerms } from '@rollcall/shared/contract';
import type { Context } from '../../core/context.ts';
import { noSuchEmployee } from '../../core/errors/no-such-employee.ts';
import { employeeExists } from '../../employees/existence.ts';
import { fullName } from '../../employees/full-name.ts';
import type { AddCall } from '../../http/add-call.ts';
import { listAssignments } from '../assignments/service.ts';
import { presentDates } from '../ranges/scope.ts';
import { findTermHistory } from './queries.ts';

/** `/admin/employee/{id}/terms`: what an employee was and had, and from when to when. */
export function addTermRoutes(addCall: AddCall, { db }: Context): void {
  addCall(getEmployeeTerms, async ({ params: { id } }) => {
    if (!(await employeeExists(db, id))) throw noSuchEmployee();
    const terms = (await findTermHistory(db, id)).map(present);
    const assignments = await listAssignments(db, `employee:${id}`);
    return { status: true, message: 'History of the employee', data: { terms, assignments } };
  });
}

function present(row: Awaited<ReturnType<typeof findTermHistory>>[number]): EmployeeTermBody {
  const { valid, managerId, firstName, middleName, lastName, ...rest } = row;
  const isManaged = managerId !== null && firstName !== null;
  return {
    ...presentDates(valid),
    ...rest,
    manager: isManaged
      ? { id: managerId, name: fullName({ firstName, middleName, lastName }) }
      : null,
  };
}

import * as calls from '@rollcall/shared/contract';
import type { Context } from '../context.ts';
import type { AddCall } from '../plugins/route-call.ts';
import { presentSaved } from './present.ts';
import { readEmployee } from './read.ts';
import { deleteEmployee, setRole, setStatus } from './standing.ts';
import { updateEmployee } from './update.ts';

/** `/admin/employee/{id}` and what belongs to it (spec §7, design §8). */
export function addEmployeeRecordRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.getEmployee, async ({ params: { id }, caller }) => ({
    status: true,
    message: 'Employee',
    data: await readEmployee(context, caller, id),
  }));

  addCall(calls.updateEmployee, async ({ params: { id }, body, caller }) => ({
    status: true,
    message: 'Employee updated successfully',
    data: presentSaved(await updateEmployee(context, caller, id, body)),
  }));

  addCall(calls.setEmployeeStatus, async ({ params: { id }, query: { isActive }, caller }) => ({
    status: true,
    message: `Employee ${isActive ? 'activated' : 'deactivated'} successfully`,
    data: presentSaved(await setStatus(context, caller, id, isActive)),
  }));

  addCall(calls.setEmployeeRole, async ({ params: { id }, body: { role }, caller }) => ({
    status: true,
    message: 'Role saved',
    data: presentSaved(await setRole(context, caller, id, role)),
  }));

  addCall(calls.deleteEmployee, async ({ params: { id }, caller }) => {
    await deleteEmployee(context, caller, id);
    return { status: true, message: 'Employee deleted successfully' };
  });
}

import * as calls from '@rollcall/shared/contract';
import type { Context } from '../../core/context.ts';
import { urlSigner } from '../../files/file-url.ts';
import type { AddCall } from '../../http/add-call.ts';
import { readForm } from '../../http/read-form.ts';
import { createEmployee } from './create.ts';
import { deleteEmployee } from './delete.ts';
import { presentSaved } from './present.ts';
import { readEmployee } from './read.ts';
import { setAccountStatus, setRole } from './status-and-role.ts';
import { updateEmployee } from './update.ts';

/** `/admin/employee/{id}` and what belongs to it (spec §7, design §8). */
export function addEmployeeRecordRoutes(addCall: AddCall, context: Context): void {
  const sign = urlSigner(context);

  addCall(calls.getEmployee, async ({ params: { id }, caller }) => ({
    status: true,
    message: 'Employee',
    data: await readEmployee(context, caller, id),
  }));

  addCall(calls.updateEmployee, async ({ params: { id }, body, caller }) => ({
    status: true,
    message: 'Employee updated successfully',
    data: presentSaved(await updateEmployee(context, caller, id, body), sign),
  }));

  addCall(calls.setEmployeeStatus, async ({ params: { id }, query: { isActive }, caller }) => ({
    status: true,
    message: `Employee ${isActive ? 'activated' : 'deactivated'} successfully`,
    data: presentSaved(await setAccountStatus(context, caller, id, isActive), sign),
  }));

  addCall(calls.setEmployeeRole, async ({ params: { id }, body: { role }, caller }) => ({
    status: true,
    message: 'Role saved',
    data: presentSaved(await setRole(context, caller, id, role), sign),
  }));

  addCall(calls.deleteEmployee, async ({ params: { id }, caller }) => {
    await deleteEmployee(context, caller, id);
    return { status: true, message: 'Employee deleted successfully' };
  });
}

/** Photo, Aadhaar and PAN. */
const FILES_OF_FORM = 3;

/** `POST /admin/employee` (design §8): the form in which an administrator registers an employee. */
export function addEmployeeFormRoute(addCall: AddCall, context: Context): void {
  const sign = urlSigner(context);
  addCall(
    calls.createEmployee,
    async ({ body, caller }) => ({
      status: true,
      message: 'Employee created successfully',
      data: presentSaved(await createEmployee(context, caller, body), sign),
    }),
    { preValidation: readForm({ fileBytes: context.uploads.idMaxBytes, files: FILES_OF_FORM }) },
  );
}

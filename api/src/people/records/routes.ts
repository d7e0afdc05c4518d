import * as calls from '@rollcall/shared/contract';
import { noLock, runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import { urlSigner } from '../../files/file-url.ts';
import { purgeMarkedFiles } from '../../files/service.ts';
import type { AddCall } from '../../http/add-call.ts';
import { readForm } from '../../http/read-form.ts';
import { createEmployee, prepareEmployee } from './create.ts';
import { deleteEmployee } from './delete.ts';
import { resendInvitation } from './invitation.ts';
import { presentSaved, signPhoto } from './present.ts';
import { readEmployee } from './read.ts';
import { lockRecord } from './record.ts';
import { setRights } from './rights.ts';
import { lockAccount, setAccountStatus, setRole } from './status-and-role.ts';
import { updateEmployee } from './update.ts';

/** `/admin/employee/{id}` and what belongs to it (spec §7, design §8). */
export function addEmployeeRecordRoutes(addCall: AddCall, context: Context): void {
  const sign = urlSigner(context);

  addCall(calls.getEmployee, async ({ params: { id }, caller }) => ({
    status: true,
    message: 'Employee',
    data: await readEmployee(context, caller, id),
  }));

  addCall(calls.updateEmployee, async (request) => {
    const data = await runCommand(context, request, {
      lock: (command) => lockRecord(command, request.params.id),
      work: async (command, record) =>
        presentSaved(await updateEmployee(command, record, request.body)),
    });
    context.background.run(() => purgeMarkedFiles(context));
    const message = 'Employee updated successfully';
    return { status: true, message, data: signPhoto(data, sign) };
  });

  addAccountRoutes(addCall, context);

  addCall(calls.deleteEmployee, async (request) => {
    await runCommand(context, request, {
      lock: (command) => lockRecord(command, request.params.id),
      work: deleteEmployee,
    });
    context.background.run(() => purgeMarkedFiles(context));
    return { status: true, message: 'Employee deleted successfully' };
  });
}

/** Whether an employee may sign in, and what they may do. */
function addAccountRoutes(addCall: AddCall, context: Context): void {
  const sign = urlSigner(context);

  addCall(calls.setEmployeeStatus, async (request) => {
    const { isActive } = request.query;
    const data = await runCommand(context, request, {
      lock: (command) => lockAccount(command, request.params.id),
      work: async (command, account) =>
        presentSaved(await setAccountStatus(command, account, isActive)),
    });
    const message = `Employee ${isActive ? 'activated' : 'deactivated'} successfully`;
    return { status: true, message, data: signPhoto(data, sign) };
  });

  addCall(calls.setEmployeeRole, async (request) => {
    const data = await runCommand(context, request, {
      lock: (command) => lockAccount(command, request.params.id),
      work: async (command, account) =>
        presentSaved(await setRole(command, account, request.body.role)),
    });
    return { status: true, message: 'Role saved', data: signPhoto(data, sign) };
  });

  addCall(calls.setEmployeeRights, async (request) => {
    const data = await runCommand(context, request, {
      lock: (command) => lockRecord(command, request.params.id),
      work: async (command, record) =>
        presentSaved(await setRights(command, record, request.body.rights)),
    });
    return { status: true, message: 'Rights saved', data: signPhoto(data, sign) };
  });

  addCall(calls.resendInvitation, async (request) => {
    await runCommand(context, request, {
      lock: (command) => lockRecord(command, request.params.id),
      work: (command, record) => resendInvitation(context, command, record),
    });
    return { status: true, message: 'Invitation sent' };
  });
}

/** Photo, Aadhaar and PAN. */
const FILES_OF_FORM = 3;

/** `POST /admin/employee` (design §8): the form in which an administrator registers an employee. */
export function addEmployeeFormRoute(addCall: AddCall, context: Context): void {
  const sign = urlSigner(context);
  addCall(
    calls.createEmployee,
    async (request) => {
      const data = await runCommand(context, request, {
        prepare: () => prepareEmployee(context, request.caller, request.body),
        lock: noLock,
        work: async (command, _locked, prepared) =>
          presentSaved(await createEmployee(command, prepared)),
      });
      return {
        status: true,
        message: 'Employee created successfully',
        data: signPhoto(data, sign),
      };
    },
    { preValidation: readForm({ fileBytes: context.uploads.idMaxBytes, files: FILES_OF_FORM }) },
  );
}

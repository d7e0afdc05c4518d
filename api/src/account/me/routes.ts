import * as calls from '@rollcall/shared/contract';
import { lockCaller } from '../../commands/lock-employee.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import { purgeMarkedFiles } from '../../files/service.ts';
import type { AddCall } from '../../http/add-call.ts';
import { lockRecord } from '../../people/records/record.ts';
import { updateEmployee } from '../../people/records/update.ts';
import * as service from './service.ts';

/** `/me` and what belongs to it (design §8): the caller's profile, password and sessions. */
export function addMeRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.getMe, async ({ caller }) => ({
    status: true,
    message: 'Profile',
    data: await service.readMe(context, caller),
  }));

  // The fields that employees may change themselves; the contract's schema lists them.
  addCall(calls.updateMe, async (request) => {
    await runCommand(context, request, {
      lock: (command) => lockRecord(command, request.caller.id),
      work: async (command, record) => {
        await updateEmployee(command, record, request.body);
      },
    });
    context.background.run(() => purgeMarkedFiles(context));
    const data = await service.readMe(context, request.caller);
    return { status: true, message: 'Profile saved', data };
  });

  addCall(calls.changePassword, async (request) => {
    await runCommand(context, request, {
      prepare: () => service.preparePassword(context, request.caller, request.body),
      lock: lockCaller,
      work: service.changePassword,
    });
    return { status: true, message: 'Password changed' };
  });

  addCall(calls.listMySessions, async ({ caller }) => ({
    status: true,
    message: 'Sessions',
    data: await service.listSessions(context, caller),
  }));

  addCall(calls.endOtherSessions, async (request) => {
    await runCommand(context, request, { lock: lockCaller, work: service.endOtherSessions });
    return { status: true, message: 'All other sessions ended' };
  });

  addCall(calls.endSession, async (request) => {
    await runCommand(context, request, {
      lock: lockCaller,
      work: (command) => service.endSession(command, request.params.id),
    });
    return { status: true, message: 'Session ended' };
  });
}

import * as calls from '@rollcall/shared/contract';
import { noLock, runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import * as service from './service.ts';

/** `/admin/getting-started` and `/admin/test-mail` (capability `getting-started`). */
export function addGettingStartedRoutes(addCall: AddCall, context: Context): void {
  const read = service.readGettingStarted;

  addCall(calls.getGettingStarted, async ({ caller }) => ({
    status: true,
    message: 'Getting started',
    data: await read(context, caller),
  }));

  addCall(calls.hideGettingStarted, async (request) => {
    await runCommand(context, request, {
      lock: noLock,
      work: (command) => service.hideGettingStarted(command, request.body.isHidden),
    });
    return { status: true, message: 'Saved', data: await read(context, request.caller) };
  });

  addCall(calls.sendTestMail, async (request) => {
    const data = await runCommand(context, request, {
      prepare: () => service.sendTestMail(context, request.caller),
      lock: noLock,
      work: async (command, _locked, test) => {
        await service.saveTestMail(command, test, context.hasMailServer);
        return test;
      },
    });
    return { status: true, message: 'Test mail', data };
  });
}

import {
  deleteView as deleteViewCall,
  listSavedViews,
  saveView as saveViewCall,
} from '@rollcall/shared/contract';
import { lockCaller } from '../../commands/lock-employee.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { deleteView, findViews, saveView } from './service.ts';

/** `/saved-views`: filters, order and columns of lists that the caller named (capability `saved-views`). */
export function addSavedViewRoutes(addCall: AddCall, context: Context): void {
  addCall(listSavedViews, async ({ caller, query: { list } }) => ({
    status: true,
    message: 'Views',
    data: await findViews(context.db, caller.id, list),
  }));

  addCall(saveViewCall, async (request) => ({
    status: true,
    message: 'View saved',
    data: await runCommand(context, request, {
      lock: lockCaller,
      work: (command) => saveView(command, request.body),
    }),
  }));

  addCall(deleteViewCall, async (request) => ({
    status: true,
    message: 'View deleted',
    data: await runCommand(context, request, {
      lock: lockCaller,
      work: async (command) => ({ undo: await deleteView(command, request.params.id) }),
    }),
  }));
}

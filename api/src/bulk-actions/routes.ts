import {
  previewBulkAction,
  runBulkAction,
  selectBulkRows,
  undoBulkAction,
} from '@rollcall/shared/contract';
import { noLock, runCommand } from '../commands/run-command.ts';
import type { Context } from '../core/context.ts';
import type { AddCall } from '../http/add-call.ts';
import { previewRows, runRows, selectRows, undoRows } from './service.ts';

/** Changes of several rows of a list (capability `bulk`, decision 096). */
export function addBulkActionRoutes(addCall: AddCall, context: Context): void {
  addCall(selectBulkRows, async ({ body }) => ({
    status: true,
    message: 'Selected',
    data: { ids: await selectRows(context, body) },
  }));

  addCall(previewBulkAction, async ({ body, caller }) => ({
    status: true,
    message: 'Preview',
    data: await previewRows(context, caller, body),
  }));

  addCall(runBulkAction, async (request) => ({
    status: true,
    message: 'Done',
    data: await runCommand(context, request, {
      lock: noLock,
      work: (command) => runRows(context, command, request.body),
    }),
  }));

  addCall(undoBulkAction, async (request) => ({
    status: true,
    message: 'Undone',
    data: await runCommand(context, request, {
      lock: noLock,
      work: (command) => undoRows(context, command, request.body),
    }),
  }));
}

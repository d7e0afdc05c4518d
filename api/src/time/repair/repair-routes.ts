import {
  closeTimeLogs,
  createTimeLog as createTimeLogCall,
  deleteTimeLog as deleteTimeLogCall,
  getTimeLogHistory,
  type LogResultBody,
  previewCloseTimeLogs,
  restoreTimeLog as restoreTimeLogCall,
  undoTimeLogChanges,
  updateTimeLog as updateTimeLogCall,
} from '@rollcall/shared/contract';
import { lockEmployee } from '../../commands/lock-employee.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { presentTimeLog } from '../log/present.ts';
import { versionOf } from '../log/version-of.ts';
import { closeLogs } from './close-logs.ts';
import { deleteTimeLog } from './delete-log.ts';
import { readHistory } from './history.ts';
import { lockOwners, lockVersion } from './lock-version.ts';
import { createTimeLog } from './manual.ts';
import { previewClose } from './preview-close.ts';
import { lockDeleted, restoreTimeLog } from './restore-log.ts';
import { undoChanges } from './undo-changes.ts';
import { updateTimeLog } from './update-log.ts';

/**
 * Adding a log (capability `timelogs.page`, design §15.2) and repairing logs (capability `timelogs.repair`, decision 058):
 * `POST /admin/time-logs`, and below it.
 */
export function addTimeLogRepairRoutes(addCall: AddCall, context: Context): void {
  addCall(createTimeLogCall, async (request) => {
    const data = await runCommand(context, request, {
      lock: (command) => lockEmployee(command, request.body.employeeId),
      work: async (command, employee) =>
        presentTimeLog(await createTimeLog(command, employee, request.body)),
    });
    return { status: true, message: 'Time log added', data };
  });

  addCall(getTimeLogHistory, async ({ caller, params }) => ({
    status: true,
    message: 'History of the time log',
    data: await readHistory(context, caller, params.id),
  }));

  addCall(updateTimeLogCall, async (request) => {
    const data = await runCommand(context, request, {
      lock: (command) => lockVersion(command, request.params.id, request.body.version),
      work: async (command, locked) => {
        const log = await updateTimeLog(command, locked, request.body);
        return { ...presentTimeLog(log), version: versionOf(log) };
      },
    });
    return { status: true, message: 'Time log changed', data };
  });

  addCall(deleteTimeLogCall, async (request) => {
    const data = await runCommand(context, request, {
      lock: (command) => lockVersion(command, request.params.id, request.body.version),
      work: (command, locked) => deleteTimeLog(command, locked, request.body.reason),
    });
    return { status: true, message: 'Time log deleted', data };
  });

  addCall(restoreTimeLogCall, async (request) => {
    const data = await runCommand(context, request, {
      lock: (command) => lockDeleted(command, request.params.id),
      work: async (command, locked) => presentTimeLog(await restoreTimeLog(command, locked)),
    });
    return { status: true, message: 'Time log restored', data };
  });

  addRoutesForSeveral(addCall, context);
}

/** Closing several logs together, and undoing changes of one or several. */
function addRoutesForSeveral(addCall: AddCall, context: Context): void {
  addCall(previewCloseTimeLogs, async ({ caller, query }) => {
    const { rows, total } = await previewClose(context, caller, query);
    return { status: true, message: 'Time logs without a punch-out', data: rows, total };
  });

  addCall(closeTimeLogs, async (request) => {
    const { logs } = request.body;
    const data = await runCommand(context, request, {
      lock: (command) =>
        lockOwners(
          command,
          logs.map(({ id }) => id),
        ),
      work: (command, employees) => closeLogs(command, employees, request.body),
    });
    return { status: true, message: `${countOf(data)} closed`, data };
  });

  addCall(undoTimeLogChanges, async (request) => {
    const { ids, versions = [] } = request.body;
    const requested = ids.map((id, index) => ({ id, version: versions[index] ?? undefined }));
    const data = await runCommand(context, request, {
      lock: (command) => lockOwners(command, ids),
      work: (command, employees) => undoChanges(command, employees, requested),
    });
    return { status: true, message: `${countOf(data)} restored`, data };
  });
}

function countOf(results: readonly LogResultBody[]): string {
  const changed = results.filter(({ newId }) => newId !== null).length;
  return changed === 1 ? '1 time log' : `${changed} time logs`;
}

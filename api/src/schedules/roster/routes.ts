import * as calls from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import { lockEmployee } from '../../commands/lock-employee.ts';
import { runCommand } from '../../commands/run-command.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { copyWeek, lockCopied, previewCopy } from './copy.ts';
import { discardWeek, lockDrafting, publishWeek } from './publish.ts';
import { readRosterPage } from './read-roster.ts';
import { checkRange, deleteEntry, setEntry } from './service.ts';
import { summariseRoster } from './summary.ts';
import { lockUndone, undoChanges } from './undo.ts';

/** `/admin/roster`: the roster with its drafts (docs/working-time.md#rosters). */
export function addRosterRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.getRoster, async ({ query: { page = 0, ...filter } }) => {
    checkRange(filter);
    const { rows, total } = await readRosterPage(context, filter, page);
    return { status: true, message: 'Roster', data: rows, total, pageSize: PAGE_SIZE };
  });

  addCall(calls.getRosterSummary, async ({ query: { from, ...people } }) => ({
    status: true,
    message: 'Summary of the roster',
    data: await summariseRoster(context, from, people),
  }));

  addCall(calls.setRosterEntry, async (request) => ({
    status: true,
    message: 'Roster saved',
    data: await runCommand(context, request, {
      lock: (command) => lockEmployee(command, request.params.employeeId),
      work: (command, employee) => setEntry(command, employee, request.params.date, request.body),
    }),
  }));

  addCall(calls.deleteRosterEntry, async (request) => ({
    status: true,
    message: 'The schedule counts again',
    data: await runCommand(context, request, {
      lock: (command) => lockEmployee(command, request.params.employeeId),
      work: (command, employee) => deleteEntry(command, employee, request.params.date),
    }),
  }));
  addWeekRoutes(addCall, context);
}

/** Calls that change the drafts of a week. */
function addWeekRoutes(addCall: AddCall, context: Context): void {
  addCall(calls.previewRosterCopy, async ({ query }) => ({
    status: true,
    message: 'What the copy changes',
    data: await previewCopy(context, query),
  }));

  addCall(calls.copyRoster, async (request) => ({
    status: true,
    message: 'Week copied',
    data: await runCommand(context, request, {
      lock: (command) => lockCopied(command, request.body),
      work: (command, people) => copyWeek(command, people, request.body),
    }),
  }));

  addCall(calls.publishRoster, async (request) => ({
    status: true,
    message: 'Roster published',
    data: await runCommand(context, request, {
      lock: (command) => lockDrafting(command, request.body),
      work: (command, employees) => publishWeek(command, employees, request.body),
    }),
  }));

  addCall(calls.discardRosterDrafts, async (request) => ({
    status: true,
    message: 'Drafts discarded',
    data: await runCommand(context, request, {
      lock: (command) => lockDrafting(command, request.body),
      work: (command, employees) => discardWeek(command, employees, request.body),
    }),
  }));

  addCall(calls.undoRosterChanges, async (request) => ({
    status: true,
    message: 'Change undone',
    data: await runCommand(context, request, {
      lock: (command) => lockUndone(command, request.body),
      work: (command, employees) => undoChanges(command, employees, request.body),
    }),
  }));
}

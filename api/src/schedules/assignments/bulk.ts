import type { CallBody, undoAssignments } from '@rollcall/shared/contract';
import { defineBulkAction } from '../../commands/bulk-action.ts';
import { invalid } from '../../commands/read-time.ts';
import { lockScope } from '../ranges/scope.ts';
import { setAssignment, undoChange } from './service.ts';

/** Gives employees a work schedule of their own from a date on. */
export const SCHEDULE_ACTION = defineBulkAction<CallBody<typeof undoAssignments>>({
  check({ scheduleId, from }) {
    if (scheduleId === undefined) throw invalid('values.scheduleId', 'A work schedule is required');
    if (from === undefined) throw invalid('values.from', 'The first date is required');
  },
  async run(_context, command, id, { scheduleId, from = null }) {
    const scope = await lockScope(command, `employee:${id}`);
    const { undo, isChanged } = await setAssignment(command, scope, { scheduleId, from });
    return isChanged ? { undo } : null;
  },
  async undo(command, _id, undo) {
    await undoChange(command, await lockScope(command, undo.scope), undo);
  },
});

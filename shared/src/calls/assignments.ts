import type { BodyOf, RowOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { request, requestOwn } from './request.ts';
import { undoable } from './undoable.ts';
import { writeMutation } from './write.ts';

/** What a scope has for a range of dates; a null field is that of the wider scope (docs/working-time.md#plans). */
export interface Assignment extends RowOf<'listAssignments'> {}

/** The assignments of a scope, the oldest first (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const assignmentsQuery = (scope: string) =>
  queryOptions({
    queryKey: ['schedules', 'assignments', scope],
    queryFn: ({ signal }): Promise<readonly Assignment[]> =>
      requestOwn(ENDPOINTS.listAssignments, 'readSettings', { query: { scope }, signal }),
  });

/** Sets an assignment; the toast can undo it. The form shows a failure: 'Failed to save the settings'. */
export const setAssignmentMutation = () =>
  writeMutation('setAssignment', {
    mutationFn: (body: BodyOf<'setAssignment'>) =>
      requestOwn(ENDPOINTS.setAssignment, 'saveSchedules', { body }),
    success: undoable('Assignment saved', undoAssignmentsMutation),
    toastFailure: false,
  });

/** Deletes an assignment; the toast can undo it. The page shows a failure: 'Failed to save the settings'. */
export const deleteAssignmentMutation = () =>
  writeMutation('deleteAssignment', {
    mutationFn: (id: number) =>
      requestOwn(ENDPOINTS.deleteAssignment, 'saveSchedules', { params: { id } }),
    success: undoable('Assignment deleted', undoAssignmentsMutation),
    toastFailure: false,
  });

/** Undoes a change of a scope, unless it has been changed since. Failure: 'Failed to undo the change'. */
export const undoAssignmentsMutation = () =>
  writeMutation('undoAssignments', {
    mutationFn: async (body: BodyOf<'undoAssignments'>): Promise<void> => {
      await request(ENDPOINTS.undoAssignments, 'undoTimeLogChanges', { body });
    },
    success: { text: 'Change undone', tone: 'success' },
  });

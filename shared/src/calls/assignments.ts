import type { BodyOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { type Fields, readNumber, readText } from './reading/fields.ts';
import { readList } from './reading/list.ts';
import { request, requestData } from './request.ts';
import { readUndo, undoable } from './undoable.ts';
import { writeMutation } from './write.ts';

type Undo = BodyOf<'undoAssignments'> | null;

/** What a scope has for a range of dates; a null field is that of the wider scope (docs/working-time.md#plans). */
export interface Assignment {
  readonly id: number | null;
  /** `YYYY-MM-DD`, both included; null is without limit. */
  readonly from: string | null;
  readonly to: string | null;
  readonly scheduleId: number | null;
  readonly scheduleName: string | null;
  readonly calendarId: number | null;
  readonly calendarName: string | null;
  readonly zone: string | null;
}

/** Reads an assignment tolerantly. */
export const readAssignment = (fields: Fields): Assignment => ({
  id: readNumber(fields.id),
  from: readText(fields.from),
  to: readText(fields.to),
  scheduleId: readNumber(fields.scheduleId),
  scheduleName: readText(fields.scheduleName),
  calendarId: readNumber(fields.calendarId),
  calendarName: readText(fields.calendarName),
  zone: readText(fields.zone),
});

/** The assignments of a scope, the oldest first (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const assignmentsQuery = (scope: string) =>
  queryOptions({
    queryKey: ['schedules', 'assignments', scope],
    queryFn: async ({ signal }): Promise<readonly Assignment[]> => {
      const options = { query: { scope }, signal };
      return readList(
        await requestData(ENDPOINTS.listAssignments, 'readSettings', options),
        readAssignment,
      ).rows;
    },
  });

/** Sets an assignment; the toast can undo it. The form shows a failure: 'Failed to save the settings'. */
export const setAssignmentMutation = () =>
  writeMutation('setAssignment', {
    mutationFn: async (body: BodyOf<'setAssignment'>): Promise<Undo> =>
      readUndo(await requestData(ENDPOINTS.setAssignment, 'saveSchedules', { body })),
    success: undoable('Assignment saved', undoAssignmentsMutation),
    toastFailure: false,
  });

/** Deletes an assignment; the toast can undo it. The page shows a failure: 'Failed to save the settings'. */
export const deleteAssignmentMutation = () =>
  writeMutation('deleteAssignment', {
    mutationFn: async (id: number): Promise<Undo> =>
      readUndo(await requestData(ENDPOINTS.deleteAssignment, 'saveSchedules', { params: { id } })),
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

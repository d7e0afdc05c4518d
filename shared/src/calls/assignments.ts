import type { BodyOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { type Fields, readNumber, readText } from './reading/fields.ts';
import { readList } from './reading/list.ts';
import { cutRange } from './reading/ranges.ts';
import { request, requestData } from './request.ts';
import { type UndoStep, undo } from './undo-steps.ts';
import { writeMutation } from './write.ts';

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

/** A change of a scope, and its assignments before, to which Undo returns. */
export interface AssignmentChange {
  readonly body: BodyOf<'setAssignment'>;
  readonly before: readonly Assignment[];
}

/** Sets an assignment; the toast can undo it. The form shows a failure: 'Failed to save the settings'. */
export const setAssignmentMutation = () =>
  writeMutation('setAssignment', {
    mutationFn: async ({ body }: AssignmentChange): Promise<void> => {
      await request(ENDPOINTS.setAssignment, 'saveSchedules', { body });
    },
    success: {
      text: 'Assignment saved',
      tone: 'success',
      action: { label: 'Undo', run: (change) => undo(stepsBack(change as AssignmentChange)) },
    },
    toastFailure: false,
  });

/** Sets what was changed to what each date had before. */
function stepsBack({ body, before }: AssignmentChange): UndoStep[] {
  const { scope, from, to = null } = body;
  return cutRange(before, { from, to }).map(({ entry, ...dates }) => ({
    assign: {
      scope,
      ...dates,
      ...(body.scheduleId !== undefined && { scheduleId: entry?.scheduleId ?? null }),
      ...(body.calendarId !== undefined && { calendarId: entry?.calendarId ?? null }),
      ...(body.zone !== undefined && { zone: entry?.zone ?? null }),
    },
  }));
}

/** An assignment that is deleted, and its scope. */
export interface AssignmentDeletion {
  readonly scope: string;
  readonly assignment: Assignment;
}

/** Deletes an assignment; the toast can undo it. The page shows a failure: 'Failed to save the settings'. */
export const deleteAssignmentMutation = () =>
  writeMutation('deleteAssignment', {
    mutationFn: async ({ assignment }: AssignmentDeletion): Promise<void> => {
      const params = { id: assignment.id ?? 0 };
      await request(ENDPOINTS.deleteAssignment, 'saveSchedules', { params });
    },
    success: {
      text: 'Assignment deleted',
      tone: 'success',
      action: {
        label: 'Undo',
        run: (deleted) => {
          const { scope, assignment } = deleted as AssignmentDeletion;
          const { from, to, scheduleId, calendarId, zone } = assignment;
          undo([{ assign: { scope, from, to, scheduleId, calendarId, zone } }]);
        },
      },
    },
    toastFailure: false,
  });

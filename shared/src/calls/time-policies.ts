import type { BodyOf, RowOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { request, requestOwn } from './request.ts';
import { undoable } from './undoable.ts';
import { writeMutation } from './write.ts';

/** How time is counted in a scope for a range of dates (docs/working-time.md#minutes-of-a-day). Durations are whole minutes. */
export interface TimePolicy extends RowOf<'listTimePolicies'> {}

/** The time policies of a scope, the oldest first (capability `working-time`). Failure: 'Failed to fetch the settings'. */
export const timePoliciesQuery = (scope: string) =>
  queryOptions({
    queryKey: ['schedules', 'time-policies', scope],
    queryFn: ({ signal }): Promise<readonly TimePolicy[]> =>
      requestOwn(ENDPOINTS.listTimePolicies, 'readSettings', { query: { scope }, signal }),
  });

/** Sets a time policy; the toast can undo it. The form shows a failure: 'Failed to save the settings'. */
export const setTimePolicyMutation = () =>
  writeMutation('setTimePolicy', {
    mutationFn: (body: BodyOf<'setTimePolicy'>) =>
      requestOwn(ENDPOINTS.setTimePolicy, 'saveSchedules', { body }),
    success: undoable('Time policy saved', undoTimePoliciesMutation),
    toastFailure: false,
  });

/** Deletes a time policy; the toast can undo it. The page shows a failure: 'Failed to save the settings'. */
export const deleteTimePolicyMutation = () =>
  writeMutation('deleteTimePolicy', {
    mutationFn: (id: number) =>
      requestOwn(ENDPOINTS.deleteTimePolicy, 'saveSchedules', { params: { id } }),
    success: undoable('Time policy deleted', undoTimePoliciesMutation),
    toastFailure: false,
  });

/** Undoes a change of a scope, unless it has been changed since. Failure: 'Failed to undo the change'. */
export const undoTimePoliciesMutation = () =>
  writeMutation('undoTimePolicies', {
    mutationFn: async (body: BodyOf<'undoTimePolicies'>): Promise<void> => {
      await request(ENDPOINTS.undoTimePolicies, 'undoTimeLogChanges', { body });
    },
    success: { text: 'Change undone', tone: 'success' },
  });

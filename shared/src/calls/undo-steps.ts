import { type BodyOf, queryClient } from '@rollcall/shared/transport';
import { ENDPOINTS } from '../contract/index.ts';
import { request } from './request.ts';
import { writeMutation } from './write.ts';

/** A call that undoes a part of a change. */
export type UndoStep =
  | { readonly assign: BodyOf<'setAssignment'> }
  | { readonly setPolicy: BodyOf<'setTimePolicy'> }
  | { readonly deletePolicy: number };

const undoMutation = () =>
  writeMutation('setAssignment', {
    mutationFn: async (steps: readonly UndoStep[]): Promise<void> => {
      // In their order: a step may delete what a later one sets again.
      for (const step of steps) await send(step);
    },
    success: { text: 'Change undone', tone: 'success' },
  });

/** Undoes a change. A failure shows a toast: 'Failed to save the settings'. */
export function undo(steps: readonly UndoStep[]): void {
  const mutation = queryClient.getMutationCache().build(queryClient, undoMutation());
  mutation.execute(steps).catch(() => {});
}

function send(step: UndoStep): Promise<unknown> {
  if ('assign' in step) {
    return request(ENDPOINTS.setAssignment, 'saveSchedules', { body: step.assign });
  }
  if ('setPolicy' in step) {
    return request(ENDPOINTS.setTimePolicy, 'saveSchedules', { body: step.setPolicy });
  }
  const params = { id: step.deletePolicy };
  return request(ENDPOINTS.deleteTimePolicy, 'saveSchedules', { params });
}

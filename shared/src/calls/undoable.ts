import { queryClient } from '@rollcall/shared/transport';
import type { UseMutationOptions } from '@tanstack/react-query';
import { asFields } from './reading/fields.ts';
import { readObject } from './reading/list.ts';

/** What undoes a change, which is sent back as the server sent it; null when there is nothing to undo. */
export function readUndo<Undo extends object>(data: unknown): Undo | null {
  return (asFields(readObject(data).undo) as Undo | undefined) ?? null;
}

/** The toast of a change that returns what undoes it, with Undo, which runs another mutation with that. */
export function undoable<Undo extends object, Reverted>(
  text: string,
  undoMutation: () => UseMutationOptions<void, Error, Undo, Reverted>,
) {
  const run = (_variables: unknown, undo: unknown) => {
    if (undo === null) return;
    const mutation = queryClient.getMutationCache().build(queryClient, undoMutation());
    // A failure shows a toast.
    mutation.execute(undo as Undo).catch(() => {});
  };
  return { text, tone: 'success', action: { label: 'Undo', run } } as const;
}

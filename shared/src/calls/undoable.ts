import { queryClient } from '@rollcall/shared/transport';
import type { UseMutationOptions } from '@tanstack/react-query';

/** The toast of a change that returns what undoes it, with Undo, which runs another mutation with that. */
export function undoable<Undo extends object, Reverted>(
  text: string,
  undoMutation: () => UseMutationOptions<void, Error, Undo, Reverted>,
) {
  const run = (_variables: unknown, answer: unknown) => {
    const { undo } = answer as { readonly undo: Undo | null };
    if (undo === null) return;
    const mutation = queryClient.getMutationCache().build(queryClient, undoMutation());
    // A failure shows a toast.
    mutation.execute(undo).catch(() => {});
  };
  return { text, tone: 'success', action: { label: 'Undo', run } } as const;
}

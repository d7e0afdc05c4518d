import { endBreak, punchIn, punchOut, startBreak } from '@rollcall/shared/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export type Punch =
  | { readonly kind: 'in' }
  | { readonly kind: 'out' | 'end-break'; readonly id: number }
  | { readonly kind: 'start-break'; readonly id: number; readonly reason: string };

const KEY = ['punch'];

function send(punch: Punch): Promise<void> {
  switch (punch.kind) {
    case 'in':
      return punchIn();
    case 'out':
      return punchOut(punch.id);
    case 'start-break':
      return startBreak(punch.id, punch.reason);
    case 'end-break':
      return endBreak(punch.id);
  }
}

/**
 * Punches, one at a time: clicks while a punch is being sent are ignored. Afterwards the clock is refetched, also after a
 * failure, because the punch may have been saved although its response was lost.
 */
export function usePunch() {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationKey: KEY,
    mutationFn: send,
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['own-time'] }),
        client.invalidateQueries({ queryKey: ['employee-time'] }),
      ]),
    meta: { outcome: { toastFailure: true } },
  });
  return {
    punch(what: Punch) {
      // The second click of a double click may come before the button is disabled.
      if (client.isMutating({ mutationKey: KEY }) === 0) mutate(what);
    },
    isPunching: isPending,
  };
}

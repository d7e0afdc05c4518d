import { CORRECTION_DECISION_KEY, decideCorrectionMutation } from '@rollcall/shared/calls';
import { useIsMutating, useMutation } from '@tanstack/react-query';

/** A correction, and the state of its log that the row shows. */
interface Seen {
  readonly id: number;
  readonly punchedOutAt?: string | null | undefined;
  readonly version?: string | null | undefined;
}

/** Approves or rejects a correction. */
export function useDecide() {
  const approval = useMutation(decideCorrectionMutation('Approved'));
  const rejection = useMutation(decideCorrectionMutation('Rejected'));
  return {
    approve: ({ id, punchedOutAt, version }: Seen) =>
      approval.mutate({
        id,
        status: 'Approved',
        ...(punchedOutAt && { punchedOutAt }),
        ...(version && { version }),
      }),
    reject: ({ id, reason }: { id: number; reason: string }) =>
      rejection.mutate({ id, status: 'Rejected', reason }),
    // Also while the button of a toast undoes a decision.
    isDeciding: useIsMutating({ mutationKey: CORRECTION_DECISION_KEY }) > 0,
  };
}

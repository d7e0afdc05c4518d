import { decideCorrectionMutation } from '@rollcall/shared/calls';
import { useMutation } from '@tanstack/react-query';

/** Approves or rejects a correction. */
export function useDecide() {
  const approval = useMutation(decideCorrectionMutation('Approved'));
  const rejection = useMutation(decideCorrectionMutation('Rejected'));
  return {
    approve: (id: number, punchedOutAt: string | null) =>
      approval.mutate({ id, status: 'Approved', ...(punchedOutAt !== null && { punchedOutAt }) }),
    reject: ({ id, reason }: { id: number; reason: string }) =>
      rejection.mutate({ id, status: 'Rejected', reason }),
    isDeciding: approval.isPending || rejection.isPending,
  };
}

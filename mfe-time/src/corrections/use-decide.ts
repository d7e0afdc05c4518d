import { decideCorrectionMutation } from '@rollcall/shared/calls';
import { useMutation } from '@tanstack/react-query';

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
    isDeciding: approval.isPending || rejection.isPending,
  };
}

import {
  decideLeaveMutation,
  LEAVE_DECISION_KEY,
  reopenLeaveMutation,
} from '@rollcall/shared/calls';
import { useIsMutating, useMutation } from '@tanstack/react-query';

/** Decides a leave, or undoes a decision; `onDecided` is called after a decision, while the component is mounted. */
export function useDecide(onDecided?: () => void) {
  const options = onDecided && { onSuccess: onDecided };
  const approval = useMutation(decideLeaveMutation('Approved'));
  const rejection = useMutation(decideLeaveMutation('Rejected'));
  const reopening = useMutation(reopenLeaveMutation());
  // Also while the button of a toast undoes a decision.
  const isDeciding = useIsMutating({ mutationKey: LEAVE_DECISION_KEY }) > 0;
  return {
    approve: (id: number, reason?: string) =>
      approval.mutate({ id, status: 'Approved', ...(reason && { reason }) }, options),
    reject: (id: number, reason: string) =>
      rejection.mutate({ id, status: 'Rejected', reason }, options),
    reopen: reopening.mutate,
    isDeciding,
  };
}

import {
  decideLeave,
  type Leave,
  type LeaveDecision,
  type LeaveDecisionUndo,
  reopenLeave,
} from '@rollcall/shared/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TEXTS } from './texts.ts';

interface Decided {
  readonly id: number;
  readonly decision: LeaveDecision;
}

interface Reopened {
  readonly id: number;
  readonly reopening: LeaveDecisionUndo;
}

/**
 * Decides a leave, or undoes a decision. Afterwards all queries with leaves are invalidated, also after a failure, because
 * a colleague may have decided the same leave.
 */
export function useDecide() {
  const client = useQueryClient();
  const onSettled = () => {
    void client.invalidateQueries({ queryKey: ['dashboard'] });
    return client.invalidateQueries({ queryKey: ['leaves'] });
  };
  const reopening = useMutation({
    mutationFn: ({ id, reopening: input }: Reopened) => reopenLeave(id, input),
    onSettled,
    meta: { outcome: { toastFailure: true, success: { text: TEXTS.undone, tone: 'success' } } },
  });
  const undo = {
    label: TEXTS.undo,
    run(decided: unknown, leave: unknown) {
      const decidedAt = (leave as Leave | undefined)?.decidedAt ?? undefined;
      reopening.mutate({ id: (decided as Decided).id, reopening: { decidedAt } });
    },
  };
  const mutationFn = ({ id, decision }: Decided) => decideLeave(id, decision);
  const meta = (text: string) => ({
    outcome: { toastFailure: true, success: { text, tone: 'success', action: undo } },
  });
  const approval = useMutation({ mutationFn, onSettled, meta: meta(TEXTS.approved) });
  const rejection = useMutation({ mutationFn, onSettled, meta: meta(TEXTS.rejected) });
  return {
    approve: (id: number, reason?: string) =>
      approval.mutate({ id, decision: { status: 'Approved', ...(reason && { reason }) } }),
    reject: (id: number, reason: string) =>
      rejection.mutate({ id, decision: { status: 'Rejected', reason } }),
    reopen: (id: number, input: LeaveDecisionUndo) => reopening.mutate({ id, reopening: input }),
    isDeciding: approval.isPending || rejection.isPending || reopening.isPending,
  };
}

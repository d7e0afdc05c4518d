import { decideCorrection } from '@rollcall/shared/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { TEXTS } from './texts.ts';

/** Approves or rejects a correction, then invalidates all queries with logs, also after a failure. */
export function useDecide() {
  const client = useQueryClient();
  const refresh = () =>
    Promise.all(
      ['corrections', 'time-logs', 'attendance'].map((key) =>
        client.invalidateQueries({ queryKey: [key] }),
      ),
    );
  const approve = useMutation({
    mutationFn: (id: number) => decideCorrection(id, { status: 'Approved' }),
    onSettled: refresh,
    meta: { outcome: { toastFailure: true, success: { text: TEXTS.approved, tone: 'success' } } },
  });
  const reject = useMutation({
    mutationFn: ({ id, reason }: { id: number; reason: string }) =>
      decideCorrection(id, { status: 'Rejected', reason }),
    onSettled: refresh,
    meta: { outcome: { toastFailure: true, success: { text: TEXTS.rejected, tone: 'success' } } },
  });
  return {
    approve: approve.mutate,
    reject: reject.mutate,
    isDeciding: approve.isPending || reject.isPending,
  };
}

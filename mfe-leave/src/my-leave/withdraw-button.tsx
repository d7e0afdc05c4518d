import { type Leave, withdrawLeave } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from 'antd';
import { TEXTS } from './texts.ts';

/** Withdraws your own leave while it is pending (design §15.7). */
export function WithdrawButton({ leave }: { readonly leave: Leave }) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: withdrawLeave,
    onSettled: () => client.invalidateQueries({ queryKey: ['leaves'] }),
    meta: { outcome: { toastFailure: true, success: { text: TEXTS.withdrawn, tone: 'success' } } },
  });
  const { id, status, startDate } = leave;
  if (status !== 'Pending' || id === null) return '-';
  return (
    <Button
      size="small"
      aria-description={formatDate(startDate)}
      disabled={isPending}
      onClick={() => mutate(id)}
    >
      {TEXTS.withdraw}
    </Button>
  );
}

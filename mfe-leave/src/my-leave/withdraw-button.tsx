import { type Leave, withdrawLeaveMutation } from '@rollcall/shared/calls';
import { formatDate } from '@rollcall/shared/domain';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { TEXTS } from './texts.ts';

/** Withdraws your own leave while it is pending (design §15.7). */
export function WithdrawButton({ leave }: { readonly leave: Leave }) {
  const { mutate, isPending } = useMutation(withdrawLeaveMutation());
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

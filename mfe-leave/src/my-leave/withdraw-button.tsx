import { type Leave, withdrawLeaveMutation } from '@rollcall/shared/calls';
import { useRowDescription } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { TEXTS } from './texts.ts';

/** Withdraws your own leave while it is pending (design §15.7). */
export function WithdrawButton({ leave }: { readonly leave: Leave }) {
  const { mutate, isPending } = useMutation(withdrawLeaveMutation());
  const description = useRowDescription();
  const { id, status } = leave;
  if (status !== 'Pending' || id === null) return '-';
  return (
    <Button {...description} size="small" disabled={isPending} onClick={() => mutate(id)}>
      {TEXTS.withdraw}
    </Button>
  );
}

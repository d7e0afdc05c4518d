import { deleteEmployeeMutation } from '@rollcall/shared/calls';
import { DELETE_ENABLED_AFTER_SECONDS } from '@rollcall/shared/domain';
import { Dialog } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { useEffect, useState } from 'react';
import { CountdownRing } from './countdown-ring.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly id: number;
  /** Code and name, as the question names the employee. */
  readonly who: string;
  readonly onClose: () => void;
}

/** Asks before an employee is deleted; closes when that has succeeded or failed (spec §2). */
export function DeleteDialog({ id, who, onClose }: Props) {
  const left = useCountdown(DELETE_ENABLED_AFTER_SECONDS);
  const { mutate, isPending } = useMutation(deleteEmployeeMutation(id));
  return (
    <Dialog title={TEXTS.title} size="sm" onClose={onClose}>
      <p style={{ overflowWrap: 'anywhere' }}>{TEXTS.confirm(who)}</p>
      <p>{TEXTS.warning}</p>
      <Flex justify="end" gap="small">
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
        <Button
          type="primary"
          danger
          disabled={left > 0 || isPending}
          onClick={() => mutate(undefined, { onSettled: onClose })}
          {...(left > 0 && {
            icon: <CountdownRing left={left} of={DELETE_ENABLED_AFTER_SECONDS} />,
          })}
        >
          {TEXTS.delete}
        </Button>
      </Flex>
    </Dialog>
  );
}

/** Whole seconds that are left of so many, from the first drawing on. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (left === 0) return;
    const timer = setTimeout(() => setLeft(left - 1), 1000);
    return () => clearTimeout(timer);
  }, [left]);
  return left;
}

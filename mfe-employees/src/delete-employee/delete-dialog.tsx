import { deleteEmployeeMutation } from '@rollcall/shared/calls';
import { DELETE_ENABLED_AFTER_SECONDS } from '@rollcall/shared/domain';
import { Dialog } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Flex } from 'antd';
import { useEffect, useState } from 'react';
import { CountdownRing } from './countdown-ring.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly id: number;
  /** Code and name of the employee. */
  readonly employee: string;
  /** Why the employee cannot be deleted, if a link asks for it. */
  readonly problem?: string | undefined;
  readonly onClose: () => void;
}

/** Confirms the deletion of an employee; closes after success or failure (spec §2). */
export function DeleteDialog({ id, employee, problem, onClose }: Props) {
  const secondsLeft = useCountdown(DELETE_ENABLED_AFTER_SECONDS);
  const { mutate, isPending } = useMutation(deleteEmployeeMutation(id));
  if (problem !== undefined) {
    return (
      <Dialog title={TEXTS.title} size="sm" onClose={onClose}>
        <Alert type="error" showIcon role="alert" title={problem} />
      </Dialog>
    );
  }
  return (
    <Dialog title={TEXTS.title} size="sm" onClose={onClose}>
      <p style={{ overflowWrap: 'anywhere' }}>{TEXTS.confirm(employee)}</p>
      <p>{TEXTS.warning}</p>
      <Flex justify="end" gap="small">
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
        <Button
          type="primary"
          danger
          disabled={secondsLeft > 0 || isPending}
          onClick={() => mutate(undefined, { onSettled: onClose })}
          {...(secondsLeft > 0 && {
            icon: <CountdownRing secondsLeft={secondsLeft} total={DELETE_ENABLED_AFTER_SECONDS} />,
          })}
        >
          {TEXTS.delete}
        </Button>
      </Flex>
    </Dialog>
  );
}

/** Remaining whole seconds of a countdown that starts on the first render. */
function useCountdown(seconds: number): number {
  const [secondsLeft, setSecondsLeft] = useState(seconds);
  useEffect(() => {
    if (secondsLeft === 0) return;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  return secondsLeft;
}

import { sendCode } from '@rollcall/shared/calls';
import { OTP_RESEND_SECONDS } from '@rollcall/shared/domain';
import { sessionStore } from '@rollcall/shared/session';
import { useMutation } from '@tanstack/react-query';
import { Button, Typography } from 'antd';
import { useCallback, useSyncExternalStore } from 'react';
import { resendIn, TEXTS } from './texts.ts';

interface Props {
  readonly email: string;
  /** When the last code was sent, in epoch milliseconds. */
  readonly sentAt: number;
}

/** Requests another code; disabled for 60 seconds after the last one (spec §9). */
export function ResendButton({ email, sentAt }: Props) {
  const seconds = useSecondsUntil(sentAt + OTP_RESEND_SECONDS * 1000);
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => sendCode(email),
    onSuccess: () => sessionStore.getState().keepRecovery({ email, sentAt: Date.now() }),
  });
  return (
    <>
      <Button type="link" disabled={seconds > 0 || isPending} onClick={() => mutate()}>
        {seconds > 0 ? resendIn(seconds) : TEXTS.resend}
      </Button>
      <output>
        <Typography.Text type={error ? 'danger' : 'secondary'}>
          {error?.message ?? (isSuccess && seconds > 0 ? TEXTS.resent : '')}
        </Typography.Text>
      </output>
    </>
  );
}

/** Whole seconds until an instant (epoch milliseconds), at least 0. Reads the clock, so it is correct after a sleep. */
function useSecondsUntil(instant: number): number {
  const secondsLeft = useCallback(
    () => Math.max(0, Math.ceil((instant - Date.now()) / 1000)),
    [instant],
  );
  const subscribe = useCallback(
    (onTick: () => void) => {
      const timer = setInterval(() => {
        onTick();
        if (secondsLeft() === 0) clearInterval(timer);
      }, 1000);
      return () => clearInterval(timer);
    },
    [secondsLeft],
  );
  return useSyncExternalStore(subscribe, secondsLeft);
}

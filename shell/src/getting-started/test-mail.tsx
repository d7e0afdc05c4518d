import { testMailMutation } from '@rollcall/shared/calls';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { useRef } from 'react';
import { TEXTS } from './texts.ts';

interface Props {
  readonly hasMailServer: boolean;
}

/** Sends a test to the administrator who presses it, and says what came of it. */
export function TestMail({ hasMailServer }: Props) {
  const { mutate, data, error, isPending } = useMutation(testMailMutation());
  const isSending = useRef(false);
  // A second click comes before the button knows that it is pending.
  function send() {
    if (isSending.current) return;
    isSending.current = true;
    mutate(undefined, {
      onSettled: () => {
        isSending.current = false;
      },
    });
  }
  return (
    <>
      <Button loading={isPending} onClick={send}>
        {isPending ? TEXTS.mail.sending : TEXTS.mail.send}
      </Button>
      <output>{isPending ? '' : outcomeOf()}</output>
    </>
  );

  function outcomeOf(): string {
    if (error) return error.message;
    if (!data) return '';
    if (data.problem !== null) return TEXTS.mail.problem(data.problem);
    return hasMailServer ? TEXTS.mail.sent(data.email) : TEXTS.mail.saved(data.email);
  }
}

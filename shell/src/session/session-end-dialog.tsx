import { refreshSession } from '@rollcall/shared/calls';
import { sessionStore, usePageContext } from '@rollcall/shared/session';
import { Corner } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Button, Flex, Typography } from 'antd';
import { useId } from 'react';
import './session-end-dialog.css';

const TEXTS = {
  title: 'Your session ends soon',
  stay: 'Stay signed in',
  later: 'Not now',
  close: 'Close',
  own: (time: string) => `You will be signed out at ${time} unless you stay signed in.`,
  base: (time: string) => `You will be signed out at ${time}. Save your work, then sign in again.`,
  failed: (message: string) => `${message} You can try again.`,
} as const;

interface Props {
  /** Milliseconds since 1970; shown in the browser's zone. */
  readonly endsAt: number;
  readonly onDismiss: () => void;
}

/**
 * A dialog in a corner, which does not interrupt work. Only our own server can extend a session; on a base backend the
 * dialog only says when the session ends (design §7).
 */
export function SessionEndDialog({ endsAt, onDismiss }: Props) {
  const id = useId();
  const isOwn = usePageContext(({ capabilities }) => capabilities !== null);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => refreshSession(sessionStore.getState().user?.email ?? ''),
    onSuccess: (granted) => sessionStore.getState().signIn(granted),
  });
  const time = new Date(endsAt).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
  return (
    <Corner>
      <dialog
        open
        aria-labelledby={`${id}-title`}
        aria-describedby={`${id}-text`}
        className="session-end"
        onKeyDown={(event) => event.key === 'Escape' && onDismiss()}
      >
        <div role="alert">
          <strong id={`${id}-title`}>{TEXTS.title}</strong>
          <p id={`${id}-text`}>{isOwn ? TEXTS.own(time) : TEXTS.base(time)}</p>
        </div>
        <output>
          <Typography.Text type="danger">
            {error ? TEXTS.failed(error.message) : ''}
          </Typography.Text>
        </output>
        <Flex gap={8} wrap>
          {isOwn && (
            <Button type="primary" disabled={isPending} onClick={() => mutate()}>
              {TEXTS.stay}
            </Button>
          )}
          <Button onClick={onDismiss}>{isOwn ? TEXTS.later : TEXTS.close}</Button>
        </Flex>
      </dialog>
    </Corner>
  );
}

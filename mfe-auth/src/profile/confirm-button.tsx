import { Dialog } from '@rollcall/shared/ui';
import { Button, type ButtonProps, Flex } from 'antd';
import { useState } from 'react';
import { TEXTS } from './texts.ts';

interface Props extends Pick<ButtonProps, 'size' | 'disabled' | 'aria-describedby'> {
  /** Text of the button, and title of the dialog that it opens. */
  readonly label: string;
  readonly question: string;
  readonly onConfirm: () => void;
}

/** A button for an action that cannot be undone: it asks in a dialog first. */
export function ConfirmButton({ label, question, onConfirm, ...button }: Props) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button {...button} onClick={() => setIsOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog title={label} size="sm" onClose={close}>
          <p style={{ marginTop: 0 }}>{question}</p>
          <Flex justify="end" gap="small">
            <Button onClick={close}>{TEXTS.cancel}</Button>
            <Button
              danger
              onClick={() => {
                close();
                onConfirm();
              }}
            >
              {label}
            </Button>
          </Flex>
        </Dialog>
      )}
    </>
  );
}

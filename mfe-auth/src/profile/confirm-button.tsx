import { Dialog } from '@rollcall/shared/ui';
import { useNamedDialog } from '@rollcall/shared/url';
import { Button, type ButtonProps, Flex } from 'antd';
import { TEXTS } from './texts.ts';

interface Props extends Pick<ButtonProps, 'size' | 'disabled' | 'aria-describedby'> {
  /** Names the dialog in the URL; different for each button of a page. */
  readonly dialog: string;
  /** Text of the button, and title of the dialog that it opens. */
  readonly label: string;
  readonly question: string;
  readonly onConfirm: () => void;
}

/** A button for an action that cannot be undone: it asks in a dialog first. */
export function ConfirmButton({ dialog, label, question, onConfirm, ...button }: Props) {
  const { isOpen, open, close } = useNamedDialog(dialog);
  return (
    <>
      <Button {...button} onClick={open}>
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

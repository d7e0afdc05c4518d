import { Dialog } from '@rollcall/shared/ui';
import { useNamedDialog } from '@rollcall/shared/url';
import { Alert, Button, Flex, Typography } from 'antd';
import { TEXTS } from './texts.ts';

interface Props {
  /** Text of the button. */
  readonly text: string;
  readonly title: string;
  readonly note: string;
  /** Why it cannot be deleted; undefined when it can. */
  readonly obstacle: string | undefined;
  readonly error: Error | null;
  readonly isDeleting: boolean;
  /** Its promise is settled when the call is. */
  readonly onDelete: () => Promise<unknown>;
}

/** Deletes something in Settings after a confirmation, or says why that is not possible. */
export function DeleteButton(props: Props) {
  const { text, title, note, obstacle, error, isDeleting, onDelete } = props;
  const { isOpen, open, close } = useNamedDialog('delete');
  if (obstacle !== undefined) return <Typography.Text type="secondary">{obstacle}</Typography.Text>;
  return (
    <div>
      {error && <Alert type="error" showIcon role="alert" title={error.message} style={SPACED} />}
      <Button danger onClick={open}>
        {text}
      </Button>
      {isOpen && (
        <Dialog title={title} size="sm" onClose={close}>
          <p>{note}</p>
          <Flex justify="end" gap="small">
            <Button onClick={close}>{TEXTS.cancel}</Button>
            <Button
              danger
              disabled={isDeleting}
              // The drawer behind the dialog shows a failure.
              onClick={() => void onDelete().catch(() => close())}
            >
              {text}
            </Button>
          </Flex>
        </Dialog>
      )}
    </div>
  );
}

const SPACED = { marginBottom: 16 } as const;

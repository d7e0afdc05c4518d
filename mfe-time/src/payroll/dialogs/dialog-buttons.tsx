import { Alert, Button, Flex } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  /** Text of the button that does it. */
  readonly text: string;
  readonly isDanger?: boolean;
  readonly isDisabled: boolean;
  /** Undefined in a form, which is submitted. */
  readonly onPress?: () => void;
  readonly onCancel: () => void;
  /** Why it was refused. */
  readonly error?: Error | null;
  /** What to do about it. */
  readonly advice?: ReactNode;
}

/** The end of a dialog: why it was refused, Cancel, and the button that does it. */
export function DialogButtons({ text, isDanger = false, isDisabled, ...props }: Props) {
  const { onPress, onCancel, error, advice } = props;
  return (
    <>
      {error && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={error.message}
          description={advice}
          style={{ marginBottom: 16 }}
        />
      )}
      <Flex wrap justify="end" gap="small">
        <Button onClick={onCancel}>{CANCEL}</Button>
        <Button
          type="primary"
          danger={isDanger}
          disabled={isDisabled}
          {...(onPress ? { onClick: onPress } : { htmlType: 'submit' })}
        >
          {text}
        </Button>
      </Flex>
    </>
  );
}

const CANCEL = 'Cancel';

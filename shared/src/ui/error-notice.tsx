import { Alert, Button } from 'antd';

interface Props {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Replaces a list that could not be loaded; has a Retry button. */
export function ErrorNotice({ message, onRetry }: Props) {
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      title={message}
      action={
        <Button size="small" onClick={onRetry}>
          Retry
        </Button>
      }
    />
  );
}

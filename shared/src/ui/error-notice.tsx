import { Alert, Button } from 'antd';

interface Props {
  readonly message: string;
  readonly onRetry: () => void;
}

/** Stands in the place of a list that could not be read, with the way to try again. */
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

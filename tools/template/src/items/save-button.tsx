import { ApiError } from '@rollcall/shared/transport';
import { ServerErrors } from '@rollcall/shared/ui';
import { Alert, Button } from 'antd';
import { TEXTS } from './texts.ts';

interface Props {
  readonly error: Error | null;
  readonly isPending: boolean;
}

/** The end of a form: what the server refused, at the fields that it names and as a sentence, and the button. */
export function SaveButton({ error, isPending }: Props) {
  return (
    <>
      <ServerErrors errors={error instanceof ApiError ? error.fields : undefined} />
      {error && <Alert type="error" showIcon role="alert" title={error.message} />}
      <Button type="primary" htmlType="submit" disabled={isPending}>
        {TEXTS.save}
      </Button>
    </>
  );
}

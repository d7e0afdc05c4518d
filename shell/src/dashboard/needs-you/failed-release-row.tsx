import { readNotificationMutation, type Waiting } from '@rollcall/shared/calls';
import { useMutation } from '@tanstack/react-query';
import { Button } from 'antd';
import { Row } from './group.tsx';
import { TEXTS } from './texts.ts';
import { useAge } from './use-age.ts';

interface Props {
  readonly row: NonNullable<Waiting['failedReleases']>[number];
}

/** A release that fails in browsers: its page rolls it back. Read here, it is read in the bell. */
export function FailedReleaseRow({ row: { id, text, link, since } }: Props) {
  const age = useAge();
  const { mutate, isPending, isSuccess } = useMutation(readNotificationMutation(id));
  return (
    <Row name={text} to={link ?? MODULES_PATH} since={TEXTS.failed(age(since))}>
      {(describedBy) => (
        <Button
          size="small"
          aria-describedby={describedBy}
          disabled={isPending || isSuccess}
          onClick={() => mutate()}
        >
          {TEXTS.markRead}
        </Button>
      )}
    </Row>
  );
}

/** The page of all modules and their releases. */
export const MODULES_PATH = '/modules';

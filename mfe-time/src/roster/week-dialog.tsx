import {
  discardRosterDraftsMutation,
  publishRosterMutation,
  type RosterSummary,
} from '@rollcall/shared/calls';
import { Dialog } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { Alert, Button, Flex } from 'antd';
import type { PeopleFilter } from './people-filter.ts';
import { TEXTS } from './texts.ts';
import { weekText } from './week.ts';

interface Props {
  readonly from: string;
  readonly people: PeopleFilter;
  readonly summary: RosterSummary;
  readonly onClose: () => void;
}

/** Publishes the drafts of a week after a confirmation. */
export function PublishDialog(props: Props) {
  const { from, people, summary, onClose } = props;
  const { mutate, isPending, error } = useMutation(publishRosterMutation());
  const { drafts, draftPeople } = summary;
  const serious = summary.conflictTotal - summary.noteTotal;
  return (
    <Confirm
      {...{ people, onClose, error }}
      title={TEXTS.publishTitle}
      note={TEXTS.publishNote(TEXTS.drafts(drafts, draftPeople), weekText(from))}
      warning={serious > 0 ? TEXTS.publishConflicts(serious) : undefined}
      action={
        <Button
          type="primary"
          disabled={isPending || drafts === 0}
          onClick={() => mutate({ from, ...people }, { onSuccess: onClose })}
        >
          {TEXTS.publishNow}
        </Button>
      }
    />
  );
}

/** Discards the drafts of a week after a confirmation. */
export function DiscardDialog({ from, people, summary, onClose }: Props) {
  const { mutate, isPending, error } = useMutation(discardRosterDraftsMutation());
  const { drafts, draftPeople } = summary;
  return (
    <Confirm
      {...{ people, onClose, error }}
      title={TEXTS.discardTitle}
      note={TEXTS.discardNote(TEXTS.drafts(drafts, draftPeople), weekText(from))}
      warning={undefined}
      action={
        <Button
          danger
          disabled={isPending || drafts === 0}
          onClick={() => mutate({ from, ...people }, { onSuccess: onClose })}
        >
          {TEXTS.discardNow}
        </Button>
      }
    />
  );
}

interface ConfirmProps extends Pick<Props, 'people' | 'onClose'> {
  readonly title: string;
  readonly note: string;
  readonly warning: string | undefined;
  readonly error: Error | null;
  readonly action: React.ReactNode;
}

function Confirm({ title, note, warning, people, error, action, onClose }: ConfirmProps) {
  const isFiltered = people.search !== undefined || people.department !== undefined;
  return (
    <Dialog title={title} size="sm" onClose={onClose}>
      <p>{note}</p>
      {isFiltered && <p>{TEXTS.filtered}</p>}
      {warning && <Alert type="warning" showIcon title={warning} style={SPACED} />}
      {error && <Alert type="error" showIcon role="alert" title={error.message} style={SPACED} />}
      <Flex justify="end" gap="small">
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
        {action}
      </Flex>
    </Dialog>
  );
}

const SPACED = { marginBottom: 16 } as const;

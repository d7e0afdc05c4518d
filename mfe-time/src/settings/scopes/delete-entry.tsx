import { Dialog } from '@rollcall/shared/ui';
import { Alert, Button, Flex } from 'antd';
import { type Dates, datesText } from './dates-text.ts';
import { COMPANY } from './scope-name.ts';
import { TEXTS } from './texts.ts';

interface Props {
  readonly scope: string;
  readonly entry: Dates;
  readonly error: Error | null;
  readonly isDeleting: boolean;
  readonly onDelete: () => void;
  readonly onClose: () => void;
}

/** Asks before an entry of a scope is deleted, and says what counts then. */
export function DeleteEntry({ scope, entry, error, isDeleting, onDelete, onClose }: Props) {
  const note = scope === COMPANY ? TEXTS.deleteOfCompany : TEXTS.deleteNote;
  return (
    <Dialog title={TEXTS.deleteTitle} size="sm" onClose={onClose}>
      <p>{note(datesText(entry))}</p>
      {error && <Alert type="error" showIcon role="alert" title={error.message} style={SPACED} />}
      <Flex justify="end" gap="small">
        <Button onClick={onClose}>{TEXTS.cancel}</Button>
        <Button danger disabled={isDeleting} onClick={onDelete}>
          {TEXTS.deleteText}
        </Button>
      </Flex>
    </Dialog>
  );
}

const SPACED = { marginBottom: 16 } as const;

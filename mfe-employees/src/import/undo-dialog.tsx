import { Dialog } from '@rollcall/shared/ui';
import { Button, Flex } from 'antd';
import { TEXTS } from './texts.ts';

interface Props {
  readonly created: number;
  readonly updated: number;
  readonly onClose: () => void;
  readonly onUndo: () => void;
}

/** Asks before an import is undone: there is no undo of that. */
export const UndoDialog = ({ created, updated, onClose, onUndo }: Props) => (
  <Dialog title={TEXTS.undoTitle} size="sm" onClose={onClose}>
    <p>{TEXTS.undoNote(created, updated)}</p>
    <Flex justify="end" gap="small">
      <Button onClick={onClose}>{TEXTS.keep}</Button>
      <Button danger onClick={onUndo}>
        {TEXTS.undo}
      </Button>
    </Flex>
  </Dialog>
);

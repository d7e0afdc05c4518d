import { type Adjustment, scheduleMutation } from '@rollcall/shared/calls';
import { formatBalance, formatDate } from '@rollcall/shared/domain';
import { Dialog } from '@rollcall/shared/ui';
import { useMutation } from '@tanstack/react-query';
import { DialogButtons } from '../dialogs/dialog-buttons.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly adjustment: Adjustment;
  readonly onClose: () => void;
}

/** Deletes an adjustment after a confirmation; the server refuses it on a closed day, and that of a correction of one. */
export function DeleteAdjustment({ adjustment, onClose }: Props) {
  const { id, employeeName, minutes, forDate, kind } = adjustment;
  const { mutate, isPending, error } = useMutation({
    ...scheduleMutation('deleteAdjustment'),
    onSuccess: onClose,
  });
  return (
    <Dialog title={TEXTS.deleteTitle(employeeName)} size="sm" onClose={onClose}>
      <p>{TEXTS.deleteNote(formatBalance(minutes), formatDate(forDate))}</p>
      {kind === 'correction' && <p>{TEXTS.deleteCorrection(formatDate(forDate))}</p>}
      <DialogButtons
        text={TEXTS.delete}
        isDanger
        isDisabled={isPending}
        onPress={() => mutate({ params: { id } })}
        onCancel={onClose}
        error={error}
      />
    </Dialog>
  );
}

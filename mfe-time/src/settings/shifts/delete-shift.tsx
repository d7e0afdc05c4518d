import { type Shift, scheduleMutation } from '@rollcall/shared/calls';
import { useMutation } from '@tanstack/react-query';
import { DeleteButton } from '../form/delete-button.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly shift: Shift;
  readonly onDeleted: () => void;
}

/** Deletes a shift that nothing uses. */
export function DeleteShift({ shift, onDeleted }: Props) {
  const { mutateAsync, isPending, error } = useMutation(scheduleMutation('deleteShift'));
  return (
    <DeleteButton
      text={TEXTS.delete}
      title={TEXTS.deleteTitle(shift.name)}
      note={TEXTS.deleteNote}
      obstacle={shift.schedules + shift.rosterEntries > 0 ? TEXTS.inUse : undefined}
      error={error}
      isDeleting={isPending}
      onDelete={() => mutateAsync({ params: { id: shift.id } }).then(onDeleted)}
    />
  );
}

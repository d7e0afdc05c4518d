import { scheduleMutation, type WorkSchedule } from '@rollcall/shared/calls';
import { useMutation } from '@tanstack/react-query';
import { DeleteButton } from '../form/delete-button.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly schedule: WorkSchedule;
  readonly onDeleted: () => void;
}

/** Deletes a work schedule that nothing has. */
export function DeleteSchedule({ schedule, onDeleted }: Props) {
  const { mutateAsync, isPending, error } = useMutation(scheduleMutation('deleteWorkSchedule'));
  return (
    <DeleteButton
      text={TEXTS.delete}
      title={TEXTS.deleteTitle(schedule.name)}
      note={TEXTS.deleteNote}
      obstacle={schedule.assignments > 0 ? TEXTS.inUse : undefined}
      error={error}
      isDeleting={isPending}
      onDelete={() => mutateAsync({ params: { id: schedule.id } }).then(onDeleted)}
    />
  );
}

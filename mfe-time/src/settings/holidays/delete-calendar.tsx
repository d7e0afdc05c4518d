import { type HolidayCalendar, scheduleMutation } from '@rollcall/shared/calls';
import { useMutation } from '@tanstack/react-query';
import { DeleteButton } from '../form/delete-button.tsx';
import { TEXTS } from './texts.ts';

interface Props {
  readonly calendar: HolidayCalendar;
  readonly onDeleted: () => void;
}

/** Deletes a holiday calendar that no assignment has. */
export function DeleteCalendar({ calendar, onDeleted }: Props) {
  const { mutateAsync, isPending, error } = useMutation(scheduleMutation('deleteHolidayCalendar'));
  return (
    <DeleteButton
      text={TEXTS.delete}
      title={TEXTS.deleteTitle(calendar.name)}
      note={TEXTS.deleteNote(calendar.holidays)}
      obstacle={calendar.assignments > 0 ? TEXTS.inUse : undefined}
      error={error}
      isDeleting={isPending}
      onDelete={() => mutateAsync({ params: { id: calendar.id } }).then(onDeleted)}
    />
  );
}

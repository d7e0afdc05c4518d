import {
  deleteRosterEntryMutation,
  type RosterDay,
  setRosterEntryMutation,
} from '@rollcall/shared/calls';
import { useMutation } from '@tanstack/react-query';
import { areSame, type DayValues, valuesOf } from './day-values.ts';

/** Saves the draft of a day. A choice that is already there sends nothing. */
export function useSaveDay() {
  const set = useMutation(setRosterEntryMutation());
  const remove = useMutation(deleteRosterEntryMutation());
  return {
    isSaving: set.isPending || remove.isPending,
    /** Why the shifts were refused; a failed removal is a toast. */
    error: set.error,
    async save(employeeId: number, day: RosterDay, values: DayValues): Promise<void> {
      set.reset();
      if (day.date === null || areSame(values, valuesOf(day))) return;
      const params = { employeeId, date: day.date };
      const { choice, shiftIds, reason } = values;
      if (choice === 'scheduled') {
        await remove.mutateAsync({ params });
        return;
      }
      const body = {
        shiftIds: choice === 'off' ? [] : [...shiftIds],
        ...(reason.trim() !== '' && { reason: reason.trim() }),
      };
      await set.mutateAsync({ params, body });
    },
  };
}

import { deleteRosterEntryMutation, setRosterEntryMutation } from '@rollcall/shared/calls';
import { useMutation } from '@tanstack/react-query';
import type { DayValues } from './day-values.ts';

/** A later change of a day must not arrive before an earlier one. */
const ONE_BY_ONE = { scope: { id: 'roster-day' } } as const;

/** Saves the draft of a day. */
export function useSaveDay() {
  const set = useMutation({ ...setRosterEntryMutation(), ...ONE_BY_ONE });
  const remove = useMutation({ ...deleteRosterEntryMutation(), ...ONE_BY_ONE });
  return {
    isSaving: set.isPending || remove.isPending,
    /** Why the last change was refused. */
    error: set.error ?? remove.error,
    async save(employeeId: number, date: string, values: DayValues): Promise<void> {
      set.reset();
      remove.reset();
      const params = { employeeId, date };
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

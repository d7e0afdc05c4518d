import type { RosterDay, RosterRow, Shift } from '@rollcall/shared/calls';
import type { KeyboardEvent } from 'react';
import { valuesOf } from './day-values.ts';
import { useSaveDay } from './use-save-day.ts';

/** How many shifts have a key. */
export const SHIFT_KEYS = 9;

/** Keys that change the day with the focus: 1 to 9 set a shift, 0 a day off, Delete follows the schedule. */
export function useDayKeys(shifts: readonly Shift[]) {
  const { save, error } = useSaveDay();
  const onDayKey = (event: KeyboardEvent, row: RosterRow, day: RosterDay) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isPlain = !ctrlKey && !metaKey && !altKey;
    if (!isPlain || row.id === null || day.isClosed || !day.isEmployed) return;
    const values = valuesFor(key, day, shifts);
    if (!values) return;
    event.preventDefault();
    // A failure is shown by the page or as a toast.
    save(row.id, day, values).catch(() => {});
  };
  return { onDayKey, error };
}

function valuesFor(key: string, day: RosterDay, shifts: readonly Shift[]) {
  const { reason } = valuesOf(day);
  if (key === 'Delete' || key === 'Backspace') {
    return { choice: 'scheduled', shiftIds: [], reason } as const;
  }
  if (key === '0') return { choice: 'off', shiftIds: [], reason } as const;
  const shift = /^[1-9]$/.test(key) ? shifts[Number(key) - 1] : undefined;
  if (shift?.id === null || shift === undefined) return undefined;
  return { choice: 'shifts', shiftIds: [shift.id], reason } as const;
}

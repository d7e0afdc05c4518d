import type { RosterDay, Shift } from '@rollcall/shared/calls';

/** What the form of a day edits. */
export interface DayValues {
  readonly choice: 'scheduled' | 'off' | 'shifts';
  readonly shiftIds: readonly number[];
  readonly reason: string;
}

export function valuesOf({ entry, shifts, kind }: RosterDay): DayValues {
  // Shifts of the schedule are offered as a start, should they be changed.
  const planned = kind === 'shifts' ? shifts.map(({ id }) => id) : [];
  if (!entry) return { choice: 'scheduled', shiftIds: planned, reason: '' };
  const { shiftIds, reason } = entry;
  return { choice: shiftIds.length > 0 ? 'shifts' : 'off', shiftIds, reason: reason ?? '' };
}

/** Whether two choices plan the same. */
export function areSame(one: DayValues, other: DayValues): boolean {
  return JSON.stringify(planOf(one)) === JSON.stringify(planOf(other));
}

function planOf({ choice, shiftIds, reason }: DayValues) {
  if (choice === 'scheduled') return null;
  return [choice === 'off' ? [] : shiftIds, reason.trim()];
}

/** The order that the server demands: that of the starts. */
export function inOrder(ids: readonly number[], shifts: readonly Shift[]): number[] {
  const startOf = (id: number) => shifts.find((shift) => shift.id === id)?.startTime ?? '';
  return ids.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
}

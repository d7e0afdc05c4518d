import type { OvertimeEntry } from '@rollcall/shared/calls';
import { useState } from 'react';

/**
 * The selected entries of the shown page. An entry whose minutes or state have changed since is no longer selected: it was selected
 * for what was seen.
 */
export function useSelection(rows: readonly OvertimeEntry[]) {
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const possible = rows.filter(canDecide);
  const selected = possible.filter((row) => seen.get(keyOf(row)) === versionOf(row));
  const keys = new Set(selected.map(keyOf));
  return {
    possible,
    selected,
    isSelected: (row: OvertimeEntry) => keys.has(keyOf(row)),
    toggle: (row: OvertimeEntry) =>
      setSeen((before) => {
        const after = new Map(before);
        if (after.get(keyOf(row)) === versionOf(row)) after.delete(keyOf(row));
        else after.set(keyOf(row), versionOf(row));
        return after;
      }),
    selectAll: (isAll: boolean) =>
      setSeen(new Map(isAll ? possible.map((row) => [keyOf(row), versionOf(row)]) : [])),
  };
}

/** Neither the own nor that of a closed day, which the server refuses. */
export const canDecide = ({ mayDecide, isClosed }: OvertimeEntry) => mayDecide && !isClosed;

/** Employee, date and bucket are unique together. */
const keyOf = ({ employeeId, date, bucket }: OvertimeEntry) => `${employeeId} ${date} ${bucket}`;

const versionOf = ({ minutes, state }: OvertimeEntry) => `${minutes} ${state}`;

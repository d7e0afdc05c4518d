import type { OvertimeEntry } from '@rollcall/shared/calls';
import { useState } from 'react';

/**
 * The selected entries of the shown page. An entry whose minutes or state have changed since is no longer selected: it was selected
 * for what was seen.
 */
export function useSelection(rows: readonly OvertimeEntry[]) {
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(new Map());
  const possible = rows.filter((row) => canDecide(row) && row.employeeId !== null);
  const selected = possible.filter((row) => seen.get(row.identity) === versionOf(row));
  const keys = new Set(selected.map(({ identity }) => identity));
  return {
    possible,
    selected,
    isSelected: ({ identity }: OvertimeEntry) => keys.has(identity),
    toggle: (row: OvertimeEntry) =>
      setSeen((before) => {
        const after = new Map(before);
        if (after.get(row.identity) === versionOf(row)) after.delete(row.identity);
        else after.set(row.identity, versionOf(row));
        return after;
      }),
    selectAll: (isAll: boolean) =>
      setSeen(new Map(isAll ? possible.map((row) => [row.identity, versionOf(row)]) : [])),
  };
}

/** Neither the own nor that of a closed day, which the server refuses. */
export const canDecide = ({ mayDecide, isClosed }: OvertimeEntry) => mayDecide && !isClosed;

const versionOf = ({ minutes, state }: OvertimeEntry) => `${minutes} ${state}`;

import { type KeyboardEvent, useRef, useState } from 'react';

/** A cell of the grid; row and column count from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/**
 * Keyboard navigation between cells, with one cell in the tab order (the WAI-ARIA grid pattern): arrow keys, Home, End,
 * and with Ctrl the first and last cell of the grid.
 */
export function useGridKeys(rows: number, columns: number) {
  const grid = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<Cell>({ row: 0, column: 0 });
  const active = {
    row: Math.min(chosen.row, rows - 1),
    column: Math.min(chosen.column, columns - 1),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const to = target(event, active, { row: rows - 1, column: columns - 1 });
    if (!to) return;
    event.preventDefault();
    setChosen(to);
    grid.current?.querySelector<HTMLElement>(`[data-cell="${to.row}-${to.column}"]`)?.focus();
  };
  return { grid, active, setActive: setChosen, onKeyDown };
}

function target({ key, ctrlKey }: KeyboardEvent, from: Cell, last: Cell): Cell | undefined {
  const { row, column } = from;
  switch (key) {
    case 'ArrowLeft':
      return { row, column: Math.max(0, column - 1) };
    case 'ArrowRight':
      return { row, column: Math.min(last.column, column + 1) };
    case 'ArrowUp':
      return { row: Math.max(0, row - 1), column };
    case 'ArrowDown':
      return { row: Math.min(last.row, row + 1), column };
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 };
    case 'End':
      return { row: ctrlKey ? last.row : row, column: last.column };
    default:
      return undefined;
  }
}

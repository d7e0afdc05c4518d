import type { KeyboardEvent, RefObject } from 'react';

/** A cell of the grid; row and column count from 0. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Keyboard navigation of a grid, which the page chooses. */
export interface GridKeys {
  readonly grid: RefObject<HTMLTableElement | null>;
  /** The one cell in the tab order. */
  readonly active: Cell;
  readonly setActive: (cell: Cell) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

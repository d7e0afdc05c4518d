import type { Log } from './types.ts';

/** One minute of a day: milliseconds of presence and of recorded breaks in it. */
export interface Cell {
  /** When the minute starts. */
  readonly start: number;
  presence: number;
  breaks: number;
}

const MINUTE = 60_000;

// Jest looks up globals slowly, and these are called for every minute.
const { floor, max, min } = Math;

/** The logs with a punch-out as minutes, from the first punch-in to the last punch-out. */
export function gridOf(logs: readonly Log[]): Cell[] {
  const closed = logs.filter(({ punchOut }) => punchOut !== null);
  if (closed.length === 0) return [];
  const from = floorMinute(min(...closed.map(({ punchIn }) => punchIn)));
  const to = max(...closed.map(({ punchOut }) => punchOut ?? 0));
  const cells: Cell[] = [];
  for (let start = from; start < to; start += MINUTE) cells.push({ start, presence: 0, breaks: 0 });
  for (const { punchIn, punchOut, breaks } of closed) {
    if (punchOut === null) continue;
    fill(cells, punchIn, punchOut, (cell, time) => {
      cell.presence += time;
    });
    for (const { start, end } of breaks) {
      // A break without an end lasts until the punch-out.
      const until = min(end ?? punchOut, punchOut);
      fill(cells, max(start, punchIn), until, (cell, time) => {
        cell.breaks += time;
      });
    }
  }
  return cells;
}

/** Sums a figure of the cells, of those that start in the given time. */
export function sumCells(
  cells: readonly Cell[],
  figure: (cell: Cell) => number,
  isCounted: (start: number) => boolean = () => true,
): number {
  let sum = 0;
  for (const cell of cells) if (isCounted(cell.start)) sum += figure(cell);
  return sum;
}

/** The cells that belong to no log at all, at the ends of a log the part of its minute: the time between the logs. */
export function gapOf(cells: readonly Cell[], logs: readonly Log[]): number {
  const closed = logs.filter(({ punchOut }) => punchOut !== null);
  const first = min(...closed.map(({ punchIn }) => punchIn));
  const last = max(...closed.map(({ punchOut }) => punchOut ?? 0));
  return sumCells(cells, (cell) => {
    const from = max(cell.start, first);
    const to = min(cell.start + MINUTE, last);
    return to - from - cell.presence;
  });
}

function fill(
  cells: readonly Cell[],
  from: number,
  to: number,
  add: (cell: Cell, time: number) => void,
): void {
  const origin = cells[0]?.start ?? 0;
  for (let index = (floorMinute(from) - origin) / MINUTE; index < cells.length; index += 1) {
    const cell = cells[index];
    if (cell === undefined || cell.start >= to) return;
    const time = min(to, cell.start + MINUTE) - max(from, cell.start);
    if (time > 0) add(cell, time);
  }
}

const floorMinute = (instant: number) => floor(instant / MINUTE) * MINUTE;

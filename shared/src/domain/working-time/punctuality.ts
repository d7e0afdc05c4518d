import { MINUTE_MS } from '../units.ts';
import type { DayLog } from './day-minutes.ts';
import type { PlannedDay, PlannedShift } from './planned-day.ts';
import { accepts } from './shift-date.ts';

/**
 * Minutes late and early of a planned day, in whole minutes, 0 within the grace (docs/working-time.md#late-and-early).
 * @param now epoch milliseconds.
 */
export function punctuality(
  logs: readonly DayLog[],
  { shifts }: PlannedDay,
  now: number,
): { readonly lateMin: number; readonly earlyMin: number } {
  const fixed = shifts.filter(({ shift }) => shift.kind === 'fixed');
  const total = (minutesOf: (planned: PlannedShift, own: readonly DayLog[]) => number) =>
    fixed.reduce((sum, planned) => {
      const own = logs.filter(({ punchIn }) => accepts(planned, punchIn));
      return own.length === 0 ? sum : sum + minutesOf(planned, own);
    }, 0);
  const covers = coverage(logs);
  return {
    lateMin: total((planned, own) => (covers.start(planned) ? 0 : lateMinutes(planned, own))),
    earlyMin: total((planned, own) =>
      now < planned.end || covers.end(planned) ? 0 : earlyMinutes(planned, own),
    ),
  };
}

/** Whether work covers the start or the end of a shift, also work that belongs to another shift. */
function coverage(logs: readonly DayLog[]) {
  const inOrder = logs.toSorted((a, b) => a.punchIn - b.punchIn);
  const spans = inOrder.map(({ punchIn, punchOut }, index) => ({
    from: punchIn,
    to: punchOut ?? inOrder[index + 1]?.punchIn ?? Infinity,
  }));
  return {
    start: ({ start }: PlannedShift) => spans.some(({ from, to }) => from <= start && start < to),
    end: ({ end }: PlannedShift) => spans.some(({ from, to }) => from < end && end <= to),
  };
}

function lateMinutes({ shift, start }: PlannedShift, logs: readonly DayLog[]): number {
  const first = Math.min(...logs.map(({ punchIn }) => punchIn));
  return beyond(first - start, shift.graceInMin);
}

function earlyMinutes({ shift, end }: PlannedShift, logs: readonly DayLog[]): number {
  const outs = logs.map(({ punchOut }) => punchOut);
  if (outs.includes(null)) return 0;
  const last = Math.max(...outs.map(Number));
  return beyond(end - last, shift.graceOutMin);
}

/** Whole minutes, or 0 when they are not more than the grace. */
function beyond(milliseconds: number, graceMin: number): number {
  const minutes = Math.floor(milliseconds / MINUTE_MS);
  return minutes > graceMin ? minutes : 0;
}

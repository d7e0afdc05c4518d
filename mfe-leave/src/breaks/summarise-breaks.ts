import type { BreakRow } from '@rollcall/shared/calls';
import type { BreakSummary } from './breaks-read.ts';

/**
 * The cards' figures of a backend that gives the breaks alone: only the first is of today, and the average is over the
 * finished breaks that it gives (spec §2).
 */
export function summariseBreaks(breaks: readonly BreakRow[], today: string): BreakSummary {
  const finished = breaks
    .filter(({ endTime }) => endTime !== null)
    .map(({ duration }) => duration)
    .filter((minutes): minutes is number => minutes !== null && minutes >= 0);
  const sum = finished.reduce((total, minutes) => total + minutes, 0);
  return {
    totalToday: breaks.filter(({ date }) => date === today).length,
    open: breaks.filter(({ endTime }) => endTime === null).length,
    averageMinutes: finished.length === 0 ? null : Math.round(sum / finished.length),
    isAverageOfToday: false,
  };
}

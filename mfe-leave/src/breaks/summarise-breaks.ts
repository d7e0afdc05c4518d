import type { BreakRow } from '@rollcall/shared/calls';
import type { BreakSummary } from './break-list-result.ts';

/**
 * The summary for a backend that returns only the breaks. The total counts today's breaks; the average is over all
 * finished breaks (spec §2).
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

import type { BreakRow } from '@rollcall/shared/calls';
import type { BreakSummary } from './breaks-read.ts';

/** The cards' figures of a backend that gives the breaks alone: the average is over today's finished ones. */
export function summariseBreaks(breaks: readonly BreakRow[], today: string): BreakSummary {
  const todays = breaks.filter(({ date }) => date === today);
  const finished = todays
    .filter(({ endTime }) => endTime !== null)
    .map(({ duration }) => duration)
    .filter((minutes): minutes is number => minutes !== null && minutes >= 0);
  const sum = finished.reduce((total, minutes) => total + minutes, 0);
  return {
    totalToday: todays.length,
    open: breaks.filter(({ endTime }) => endTime === null).length,
    averageMinutes: finished.length === 0 ? null : Math.round(sum / finished.length),
  };
}

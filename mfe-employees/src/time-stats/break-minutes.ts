import type { LogBreak, TimeLog } from '@rollcall/shared/calls';
import { wholeMinutes } from '@rollcall/shared/domain';

/** A wall-clock text in milliseconds, read as UTC; undefined when it is unreadable. */
function wallTime(text: string | null): number | undefined {
  const at = Date.parse(`${(text ?? '').replace(' ', 'T').slice(0, 19)}Z`);
  return Number.isNaN(at) ? undefined : at;
}

/** Minutes of a break: as sent by the backend, else from its times. Null while it is open, or when unknown. */
export function breakMinutesOf({ minutes, startTime, endTime }: LogBreak): number | null {
  if (minutes !== null || endTime === null) return minutes;
  const [from, to] = [wallTime(startTime), wallTime(endTime)];
  return from === undefined || to === undefined ? null : wholeMinutes(to - from);
}

/** Minutes on break in a log: as sent by the backend, else the sum of its breaks. */
export function totalOf({ totalBreakMins, breaks }: TimeLog): number {
  return totalBreakMins ?? breaks.reduce((sum, item) => sum + (breakMinutesOf(item) ?? 0), 0);
}

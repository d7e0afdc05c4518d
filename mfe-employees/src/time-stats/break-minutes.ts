import type { LogBreak, TimeLog } from '@rollcall/shared/calls';
import { MINUTE_MS } from '@rollcall/shared/domain';

/** Milliseconds of a wall-clock text on a clock without zones; undefined when it is none. */
function wallTime(text: string | null): number | undefined {
  const at = Date.parse(`${(text ?? '').replace(' ', 'T').slice(0, 19)}Z`);
  return Number.isNaN(at) ? undefined : at;
}

/** Minutes of a break: as given, else from its times. Null while it is open, or when nothing is known. */
export function breakMinutesOf({ minutes, startTime, endTime }: LogBreak): number | null {
  if (minutes !== null || endTime === null) return minutes;
  const [from, to] = [wallTime(startTime), wallTime(endTime)];
  return from === undefined || to === undefined ? null : Math.round((to - from) / MINUTE_MS);
}

/** Minutes on break of a log: as given, else of its breaks together. */
export function totalOf({ breakMinutes, breaks }: TimeLog): number {
  return breakMinutes ?? breaks.reduce((sum, item) => sum + (breakMinutesOf(item) ?? 0), 0);
}

import type { DayBreakdown, DayLog } from '@rollcall/shared/calls';
import {
  elapsedMinutes,
  isImplausiblyLong,
  liveMinutes,
  readInstant,
} from '@rollcall/shared/domain';

/** Whole minutes of an open log until now. */
export interface SoFar {
  /** From its punch-in, breaks included. */
  readonly span: number;
  readonly worked: number;
  readonly breaks: number;
  /** Of the break that has no end; undefined without one. */
  readonly openBreak: number | undefined;
}

/**
 * What an open log has at `now` (epoch milliseconds), as the punch clock counts it. Undefined for another log, and for one
 * that is longer than people work, because its punch-out was probably forgotten (design §10).
 */
export function soFar(log: DayLog, now: number): SoFar | undefined {
  if (log.state !== 'open' || log.isSuperseded) return undefined;
  const zone = log.zone ?? 'UTC+00:00';
  const breaks = log.breaks.map(({ start, startAt = start, end, endAt = end }) => ({
    startTime: startAt,
    endTime: endAt,
  }));
  const live = liveMinutes({ punchIn: log.punchInAt, breaks }, now, zone);
  const since = readInstant(log.punchInAt, zone);
  if (!live || isImplausiblyLong(since, now)) return undefined;
  const open = breaks.find(({ endTime }) => endTime === null);
  return {
    ...live,
    span: elapsedMinutes(since, now),
    openBreak: open && elapsedMinutes(readInstant(open.startTime, zone), now),
  };
}

/** Work and breaks of a day in whole minutes. */
export interface Totals {
  readonly worked: number;
  readonly breaks: number;
  /** Whether both include an open log. */
  readonly isSoFar: boolean;
}

/**
 * The totals of a day at `now` (epoch milliseconds). The server counts ended breaks of a log that has no punch-out, but
 * not its work: here a log counts with both or with neither.
 */
export function totalsSoFar({ logs, workedMins, breakMins }: DayBreakdown, now: number): Totals {
  const counting = logs.filter(({ punchOut, isSuperseded }) => punchOut === null && !isSuperseded);
  const live = counting.flatMap((log) => soFar(log, now) ?? []);
  const endedSeconds = sum(
    counting.flatMap(({ breaks }) => breaks.map(({ end, seconds }) => (end && seconds) || 0)),
  );
  return {
    worked: workedMins + sum(live.map(({ worked }) => worked)),
    breaks:
      Math.max(0, breakMins - Math.floor(endedSeconds / 60)) + sum(live.map((one) => one.breaks)),
    isSoFar: live.length > 0,
  };
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

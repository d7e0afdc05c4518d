import type { QueryOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { type Correction, readCorrection } from './corrections.ts';
import {
  asFields,
  type Fields,
  readBoolean,
  readName,
  readNumber,
  readText,
} from './reading/fields.ts';
import {
  type DayFigures,
  type DaySums,
  readDays,
  readFigures,
  readSums,
} from './reading/figures.ts';
import { objectsOf, type ReadList, readList, readObject } from './reading/list.ts';
import { type DayPlan, readPlan } from './reading/plan.ts';
import { requestData } from './request.ts';
import { readTimeLog, type TimeLog } from './time-logs.ts';

/** Attendance of one day as the backend sent it: 'Present', 'Absent' or 'Leave'; null is blank (design §10). */
export type AttendanceDay = string | null;

/** An employee's month: one entry per day in order, and the totals. */
export interface AttendanceRow {
  /** The employee's id. */
  readonly id: number | null;
  readonly employeeName: string | null;
  readonly days: readonly AttendanceDay[];
  readonly present: number | null;
  readonly absent: number | null;
  readonly leave: number | null;
  readonly workedMinutes: number | null;
  readonly breakMinutes: number | null;
  /** One entry per day (capability `working-time`); undefined when the server sends none. */
  readonly figures: readonly DayFigures[] | undefined;
  readonly sums: DaySums | undefined;
  /** The zone of the employee's days when it is not the company's. */
  readonly zone: string | null;
}

export type AttendanceList = ReadList<AttendanceRow> & { readonly today: string | null };

function readRow(fields: Fields): AttendanceRow {
  return {
    id: readNumber(fields.employeeId),
    employeeName: readName(fields.employeeName),
    days: Array.isArray(fields.days) ? fields.days.map(readText) : [],
    present: readNumber(fields.present),
    absent: readNumber(fields.absent),
    leave: readNumber(fields.leave),
    workedMinutes: readNumber(fields.workedMins),
    breakMinutes: readNumber(fields.breakMins),
    figures: readDays(fields.figures),
    sums: readSums(fields.sums),
    zone: readText(fields.zone),
  };
}

/** One page of a month's grid (capability `attendance.month`). Failure: 'Failed to fetch attendance records'. */
export const attendanceQuery = (
  query: QueryOf<'listAttendance'> & { readonly month: string; readonly page: number },
) =>
  queryOptions({
    queryKey: ['attendance', 'month', { ...query }],
    queryFn: async ({ signal }): Promise<AttendanceList> => {
      const body = await requestData(ENDPOINTS.listAttendance, 'listAttendance', { query, signal });
      return { ...readList(body, readRow), today: readText(asFields(body)?.today) };
    },
    placeholderData: keepPreviousData,
  });

/** A break of a day's log, in whole seconds; null while it is open. */
export interface DayBreak {
  readonly start: string | null;
  /** The same instants, ISO 8601 with an offset; null if the server does not say. */
  readonly startAt: string | null;
  readonly end: string | null;
  readonly endAt: string | null;
  readonly seconds: number | null;
  readonly reason: string;
}

/** A log of a day with its full breakdown; a superseded one does not count (design §10). */
export interface DayLog extends TimeLog {
  /** `punch`, `manual` or `correction`. */
  readonly source: string | null;
  readonly enteredBy: string | null;
  readonly reason: string | null;
  readonly isSuperseded: boolean;
  /** Who deleted it, when (ISO 8601 with an offset) and why; null when it was not deleted. */
  readonly deletion: {
    readonly at: string | null;
    readonly by: string | null;
    readonly reason: string | null;
  } | null;
  /** Time between in and out, in seconds; null without a punch-out. */
  readonly spanSeconds: number | null;
  readonly workedSeconds: number | null;
  readonly breaksInSeconds: readonly DayBreak[];
}

/** How the minutes of a day were calculated, in whole seconds (docs/working-time.md#minutes-of-a-day). */
export interface DayCalculation {
  readonly presenceSeconds: number | null;
  readonly recordedBreakSeconds: number;
  readonly paidBreakSeconds: number;
  readonly minimumBreakSeconds: number;
  readonly deductionSeconds: number;
  /** Name of the time policy; null for the default. */
  readonly policy: string | null;
  /** `nearest`, `down` or `up`. */
  readonly rounding: string | null;
  readonly stepMinutes: number;
}

/** Minutes that are added to a balance (docs/working-time.md#sums). */
export interface DayAdjustment {
  readonly id: number | null;
  /** The other day, `YYYY-MM-DD`: of a posted one the day that it is for, else the day on which it is posted. */
  readonly date: string | null;
  readonly minutes: number;
  readonly reason: string | null;
}

/** The breakdown of one day of one employee; the last six need the capability `working-time`. */
export interface DayBreakdown {
  readonly employeeName: string | null;
  readonly status: AttendanceDay;
  readonly leave: {
    readonly type: string;
    readonly startDate: string;
    readonly endDate: string;
  } | null;
  readonly logs: readonly DayLog[];
  readonly corrections: readonly Correction[];
  readonly workedMinutes: number | null;
  readonly breakMinutes: number | null;
  readonly figures: DayFigures | undefined;
  readonly plan: DayPlan | undefined;
  readonly calculation: DayCalculation | undefined;
  /** The closed period of the day; its dates are `YYYY-MM-DD`. */
  readonly closed: { readonly from: string | null; readonly to: string | null } | undefined;
  /** Those that are posted on this day; empty when the server sends none. */
  readonly adjustments: readonly DayAdjustment[];
  /** Those for this day that are posted on another one; empty when the server sends none. */
  readonly adjustedLater: readonly DayAdjustment[];
}

const readAdjustments = (value: unknown, date: string): DayAdjustment[] =>
  objectsOf(value).map((fields) => ({
    id: readNumber(fields.id),
    date: readText(fields[date]),
    minutes: readNumber(fields.minutes) ?? 0,
    reason: readText(fields.reason),
  }));

const readCalculation = (fields: Fields): DayCalculation => ({
  presenceSeconds: readNumber(fields.presenceSeconds),
  recordedBreakSeconds: readNumber(fields.recordedBreakSeconds) ?? 0,
  paidBreakSeconds: readNumber(fields.paidBreakSeconds) ?? 0,
  minimumBreakSeconds: readNumber(fields.minimumBreakSeconds) ?? 0,
  deductionSeconds: readNumber(fields.deductionSeconds) ?? 0,
  policy: readText(fields.policy),
  rounding: readText(fields.rounding),
  stepMinutes: readNumber(fields.stepMins) ?? 1,
});

/** Reads a log of a day field by field. */
export function readDayLog(fields: Fields): DayLog {
  const deletion = asFields(fields.deletion);
  return {
    ...readTimeLog(fields),
    source: readText(fields.source),
    enteredBy: readName(fields.enteredBy),
    reason: readText(fields.reason),
    isSuperseded: readBoolean(fields.isSuperseded) ?? false,
    deletion: deletion
      ? {
          at: readText(deletion.at),
          by: readName(deletion.by),
          reason: readText(deletion.reason),
        }
      : null,
    spanSeconds: readNumber(fields.spanSeconds),
    workedSeconds: readNumber(fields.workedSeconds),
    breaksInSeconds: objectsOf(fields.breaks).map((item) => ({
      start: readText(item.start),
      startAt: readText(item.startAt),
      end: readText(item.end),
      endAt: readText(item.endAt),
      seconds: readNumber(item.seconds),
      reason: readText(item.reason) ?? '-',
    })),
  };
}

/**
 * The breakdown of one day (capability `attendance.month`); without an employee, of a day of the caller's own (capability
 * `working-time`). Failure: 'Failed to fetch attendance records'.
 */
export const dayQuery = (params: { employeeId?: number; date: string }) =>
  queryOptions({
    queryKey: ['attendance', 'day', params],
    queryFn: async ({ signal }): Promise<DayBreakdown> => {
      const { employeeId, date } = params;
      const data = readObject(
        employeeId === undefined
          ? await requestData(ENDPOINTS.explainOwnDay, 'listAttendance', {
              params: { date },
              signal,
            })
          : await requestData(ENDPOINTS.explainDay, 'listAttendance', {
              params: { employeeId, date },
              signal,
            }),
      );
      const leave = asFields(data.leave);
      const figures = asFields(data.figures);
      const calculation = asFields(data.calculation);
      const closed = asFields(data.closed);
      return {
        employeeName: readName(data.employeeName),
        status: readText(data.status),
        leave: leave
          ? {
              type: readText(leave.type) ?? '-',
              startDate: readText(leave.startDate) ?? '',
              endDate: readText(leave.endDate) ?? '',
            }
          : null,
        logs: objectsOf(data.logs).map(readDayLog),
        corrections: objectsOf(data.corrections).map(readCorrection),
        workedMinutes: readNumber(data.workedMins),
        breakMinutes: readNumber(data.breakMins),
        figures: figures && readFigures(figures),
        plan: readPlan(data.plan),
        calculation: calculation && readCalculation(calculation),
        closed: closed && { from: readText(closed.from), to: readText(closed.to) },
        adjustments: readAdjustments(data.adjustments, 'forDate'),
        adjustedLater: readAdjustments(data.adjustedLater, 'postedDate'),
      };
    },
  });

/** The caller's own month: the figures of its days and their sums, and the plan of today and the sums of this week. */
export interface OwnAttendance {
  /** One entry per day; undefined when the server sends none. */
  readonly figures: readonly DayFigures[] | undefined;
  /** The zone of each day of the month; empty when the server sends none. */
  readonly zones: readonly (string | null)[];
  readonly sums: DaySums | undefined;
  /** What is planned for today. */
  readonly plan: DayPlan | undefined;
  readonly today: string | null;
  /** The week of today, from its first day `YYYY-MM-DD` on. */
  readonly week: { readonly from: string | null; readonly sums: DaySums | undefined };
  /** Until when the open log can belong to its shift, ISO 8601 with an offset; null without an open log or shift. */
  readonly openUntil: string | null;
}

/** The caller's own month `YYYY-MM` (capability `working-time`). Failure: 'Failed to fetch attendance records'. */
export const ownAttendanceQuery = (month: string) =>
  queryOptions({
    queryKey: ['attendance', 'own', { month }],
    queryFn: async ({ signal }): Promise<OwnAttendance> => {
      const data = readObject(
        await requestData(ENDPOINTS.getMyAttendance, 'listAttendance', {
          query: { month },
          signal,
        }),
      );
      const week = asFields(data.week);
      return {
        figures: readDays(data.figures),
        zones: Array.isArray(data.zones) ? data.zones.map(readText) : [],
        sums: readSums(data.sums),
        plan: readPlan(data.plan),
        today: readText(data.today),
        week: { from: readText(week?.from), sums: readSums(week?.sums) },
        openUntil: readText(data.openUntil),
      };
    },
  });

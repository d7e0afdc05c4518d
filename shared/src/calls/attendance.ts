import type { QueryOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { type Correction, readCorrection } from './corrections.ts';
import { asFields, type Fields, readBoolean, readNumber, readText } from './reading/fields.ts';
import { type ReadList, readList, readObject } from './reading/list.ts';
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
}

export type AttendanceList = ReadList<AttendanceRow> & { readonly today: string | null };

function readRow(fields: Fields): AttendanceRow {
  return {
    id: readNumber(fields.employeeId),
    employeeName: readText(fields.employeeName),
    days: Array.isArray(fields.days) ? fields.days.map(readText) : [],
    present: readNumber(fields.present),
    absent: readNumber(fields.absent),
    leave: readNumber(fields.leave),
    workedMinutes: readNumber(fields.workedMins),
    breakMinutes: readNumber(fields.breakMins),
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

/** The breakdown of one day of one employee. */
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
}

/** The objects in a list; empty when the value is not a list. */
export const objectsOf = (value: unknown) =>
  (Array.isArray(value) ? value : []).map(asFields).filter((entry) => entry !== undefined);

/** Reads a log of a day field by field. */
export function readDayLog(fields: Fields): DayLog {
  const deletion = asFields(fields.deletion);
  return {
    ...readTimeLog(fields),
    source: readText(fields.source),
    enteredBy: readText(fields.enteredBy),
    reason: readText(fields.reason),
    isSuperseded: readBoolean(fields.isSuperseded) ?? false,
    deletion: deletion
      ? {
          at: readText(deletion.at),
          by: readText(deletion.by),
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

/** The breakdown of one day (capability `attendance.month`). Failure: 'Failed to fetch attendance records'. */
export const dayQuery = (params: { employeeId: number; date: string }) =>
  queryOptions({
    queryKey: ['attendance', 'day', params],
    queryFn: async ({ signal }): Promise<DayBreakdown> => {
      const data = readObject(
        await requestData(ENDPOINTS.explainDay, 'listAttendance', { params, signal }),
      );
      const leave = asFields(data.leave);
      return {
        employeeName: readText(data.employeeName),
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
      };
    },
  });

import type { AnswerOf, OutcomeMeta, QueryOf, RowOf } from '@rollcall/shared/transport';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS, MAX_MONTH_PAGE_SIZE } from '../contract/index.ts';
import { requestOwn, requestPage } from './request.ts';

/** An employee's month: one entry per day in order, and the totals. */
export interface AttendanceRow extends RowOf<'listAttendance'> {}

/** One page of a month's grid (capability `attendance.month`). Failure: 'Failed to fetch attendance records'. */
export const attendanceQuery = (
  query: QueryOf<'listAttendance'> & { readonly month: string; readonly page: number },
) =>
  queryOptions({
    queryKey: ['attendance', 'month', { ...query }],
    queryFn: ({ signal }) =>
      requestPage(ENDPOINTS.listAttendance, 'listAttendance', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Reads the month of all employees who match, for paper. A failure is a toast: 'Failed to fetch attendance records'. */
export const wholeMonthMutation = () =>
  mutationOptions({
    mutationFn: async (query: Omit<Parameters<typeof attendanceQuery>[0], 'page' | 'pageSize'>) => {
      const all: AttendanceRow[] = [];
      for (let page = 0; ; page += 1) {
        const { rows, total } = await requestPage(ENDPOINTS.listAttendance, 'listAttendance', {
          query: { ...query, page, pageSize: MAX_MONTH_PAGE_SIZE },
        });
        all.push(...rows);
        if (rows.length === 0 || all.length >= total) return all;
      }
    },
    meta: { outcome: { toastFailure: true } satisfies OutcomeMeta },
  });

/** The breakdown of one day of one employee; what follows from a plan needs the capability `working-time`. */
export interface DayBreakdown extends AnswerOf<'explainDay'> {}

/** A log of a day with its full breakdown; a superseded one does not count (design §10). */
export type DayLog = DayBreakdown['logs'][number];

/** How the minutes of a day were calculated, in whole seconds (docs/working-time.md#minutes-of-a-day). */
export type DayCalculation = NonNullable<DayBreakdown['calculation']>;

/** What is planned for a day (docs/working-time.md#planned-day). */
export type DayPlan = DayBreakdown['plan'];

/** A shift as it is planned for a day; wall-clock texts in the zone of the day. */
export type PlannedShift = DayPlan['shifts'][number];

/** The figures of a day in whole minutes (docs/working-time.md). */
export type DayFigures = DayBreakdown['figures'];

/**
 * The breakdown of one day (capability `attendance.month`); without an employee, of a day of the caller's own (capability
 * `working-time`). Failure: 'Failed to fetch attendance records'.
 */
export const dayQuery = (params: { employeeId?: number; date: string }) =>
  queryOptions({
    queryKey: ['attendance', 'day', params],
    queryFn: ({ signal }): Promise<DayBreakdown> => {
      const { employeeId, date } = params;
      return employeeId === undefined
        ? requestOwn(ENDPOINTS.explainOwnDay, 'listAttendance', { params: { date }, signal })
        : requestOwn(ENDPOINTS.explainDay, 'listAttendance', {
            params: { employeeId, date },
            signal,
          });
    },
  });

/** The caller's own month: the figures of its days and their sums, and the plan of today and the sums of this week. */
export interface OwnAttendance extends AnswerOf<'getMyAttendance'> {}

/** Sums of days in whole minutes (docs/working-time.md#sums). */
export type DaySums = OwnAttendance['sums'];

/** The caller's own month `YYYY-MM` (capability `working-time`). Failure: 'Failed to fetch attendance records'. */
export const ownAttendanceQuery = (month: string) =>
  queryOptions({
    queryKey: ['attendance', 'own', { month }],
    queryFn: ({ signal }): Promise<OwnAttendance> =>
      requestOwn(ENDPOINTS.getMyAttendance, 'listAttendance', { query: { month }, signal }),
  });

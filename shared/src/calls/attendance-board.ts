import type { QueryOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { BOARD_STATES, type BoardState, ENDPOINTS } from '../contract/index.ts';
import { asFields, readCount, readName, readNumber, readText } from './reading/fields.ts';
import { objectsOf, readList } from './reading/list.ts';
import { requestData } from './request.ts';

/** An employee on the board of today. Times are wall-clock text in the zone of the employee's day. */
export interface BoardRow {
  /** The employee's id. */
  readonly id: number | null;
  readonly employeeName: string | null;
  readonly employeeCode: string | null;
  readonly department: string | null;
  /** As received; one of `BOARD_STATES`, unless the server knows more of them. */
  readonly state: string | null;
  /** The last punch, or the start of the break. */
  readonly since: string | null;
  /** The shifts of the work date: of the open log, else of today. */
  readonly shifts: readonly { readonly start: string | null; readonly end: string | null }[];
  /** 0 when not late. */
  readonly lateMinutes: number;
  /** The work date of the log, for a log of an earlier day. */
  readonly workDate: string | null;
  readonly timeLogId: number | null;
  /** When it is not the company's. */
  readonly zone: string | null;
}

/** How many employees are in each state; 0 where the server does not say. */
export type BoardCounts = Readonly<Record<BoardState, number>>;

function readCounts(value: unknown): BoardCounts {
  const fields = asFields(value) ?? {};
  return Object.fromEntries(
    BOARD_STATES.map((state) => [state, readCount(fields[state]) ?? 0]),
  ) as Record<BoardState, number>;
}

/** One page of the board of today (capability `working-time`). Failure: 'Failed to fetch attendance records'. */
export const boardQuery = (query: QueryOf<'getAttendanceBoard'> & { readonly page: number }) =>
  queryOptions({
    queryKey: ['attendance', 'board', { ...query }],
    queryFn: async ({ signal }) => {
      const body = await requestData(ENDPOINTS.getAttendanceBoard, 'listAttendance', {
        query,
        signal,
      });
      const list = readList(
        body,
        (fields): BoardRow => ({
          id: readNumber(fields.employeeId),
          employeeName: readName(fields.employeeName),
          employeeCode: readText(fields.employeeCode),
          department: readText(fields.department),
          state: readText(fields.state),
          since: readText(fields.since),
          shifts: objectsOf(fields.shifts).map(({ start, end }) => ({
            start: readText(start),
            end: readText(end),
          })),
          lateMinutes: readNumber(fields.lateMins) ?? 0,
          workDate: readText(fields.workDate),
          timeLogId: readNumber(fields.timeLogId),
          zone: readText(fields.zone),
        }),
      );
      return {
        ...list,
        counts: readCounts(asFields(body)?.counts),
        today: readText(asFields(body)?.today),
      };
    },
    placeholderData: keepPreviousData,
  });

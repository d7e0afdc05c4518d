import type { QueryOf, ResponseOf, RowOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { requestPage } from './request.ts';

/** An employee on the board of today. Times are wall-clock text in the zone of the employee's day. */
export interface BoardRow extends RowOf<'getAttendanceBoard'> {}

/** How many employees are in each state. */
export type BoardCounts = ResponseOf<'getAttendanceBoard'>['counts'];

/** One page of the board of today (capability `working-time`). Failure: 'Failed to fetch attendance records'. */
export const boardQuery = (query: QueryOf<'getAttendanceBoard'> & { readonly page: number }) =>
  queryOptions({
    queryKey: ['attendance', 'board', { ...query }],
    queryFn: ({ signal }) =>
      requestPage(ENDPOINTS.getAttendanceBoard, 'listAttendance', { query, signal }),
    placeholderData: keepPreviousData,
  });

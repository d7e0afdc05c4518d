import type { QueryOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { type Fields, readName, readNumber, readText } from './reading/fields.ts';
import { readList } from './reading/list.ts';
import { requestData } from './request.ts';

/** Minutes that are added to a balance or taken from it; null where the server sent no value. */
export interface Adjustment {
  readonly id: number | null;
  readonly employeeId: number | null;
  readonly employeeName: string | null;
  readonly employeeCode: string | null;
  /** The day that it is about, `YYYY-MM-DD`. */
  readonly forDate: string | null;
  /** The day in whose balance it counts. */
  readonly postedDate: string | null;
  /** `correction` or `manual`. */
  readonly kind: string | null;
  readonly minutes: number | null;
  readonly reason: string | null;
  readonly createdBy: string | null;
}

const readAdjustment = (fields: Fields): Adjustment => ({
  id: readNumber(fields.id),
  employeeId: readNumber(fields.employeeId),
  employeeName: readName(fields.employeeName),
  employeeCode: readText(fields.employeeCode),
  forDate: readText(fields.forDate),
  postedDate: readText(fields.postedDate),
  kind: readText(fields.kind),
  minutes: readNumber(fields.minutes),
  reason: readText(fields.reason),
  createdBy: readName(fields.createdBy),
});

/** One page of adjustments, the latest first (capability `working-time`). Failure: 'Failed to fetch adjustments'. */
export const adjustmentsQuery = (query: QueryOf<'listAdjustments'>) =>
  queryOptions({
    queryKey: ['adjustments', { ...query }],
    queryFn: async ({ signal }) =>
      readList(
        await requestData(ENDPOINTS.listAdjustments, 'listAdjustments', { query, signal }),
        readAdjustment,
      ),
    placeholderData: keepPreviousData,
  });

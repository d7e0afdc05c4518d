import {
  type AnswerOf,
  ApiError,
  type OutcomeMeta,
  type QueryOf,
  type ResponseOf,
  type RowOf,
} from '@rollcall/shared/transport';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS, MAX_PERIOD_PAGE_SIZE, type SheetLevel } from '../contract/index.ts';
import { DEFAULT_ERROR_MESSAGES } from './default-error-messages.ts';
import { request, requestOwn, requestPage } from './request.ts';

/** A closed period, or one that was opened again. */
export interface Period extends RowOf<'listPeriods'> {}

/** One page of periods, the latest first (capability `working-time`). Failure: 'Failed to fetch the periods'. */
export const periodsQuery = (page: number) =>
  queryOptions({
    queryKey: ['periods', 'list', page],
    queryFn: ({ signal }) =>
      requestPage(ENDPOINTS.listPeriods, 'readPeriods', { query: { page }, signal }),
    placeholderData: keepPreviousData,
  });

/** What a period looks like before it is closed. */
export interface PeriodPreview extends AnswerOf<'previewPeriod'> {}

/** Something in a period that is not settled, of an employee on one or several days. */
export type Unsettled = PeriodPreview['unsettled'][number];

/** What is not settled in a period (capability `working-time`). Not cached. Failure: 'Failed to fetch the periods'. */
export const periodPreviewQuery = (query: QueryOf<'previewPeriod'>) =>
  queryOptions({
    queryKey: ['period-preview', { ...query }],
    queryFn: ({ signal }): Promise<PeriodPreview> =>
      requestOwn(ENDPOINTS.previewPeriod, 'readPeriods', { query, signal }),
    staleTime: 0,
    gcTime: 0,
  });

/** The closed figures of an employee; without name and id when the employee was deleted. */
export interface PeriodRow extends RowOf<'getPeriod'> {}

/** Sums of closed days, in whole minutes. */
export type PeriodSums = ResponseOf<'getPeriod'>['totals'];

/** The closed figures of a period, a page of employees (capability `working-time`). Failure: 'Failed to fetch the periods'. */
export const periodQuery = (id: number, query: QueryOf<'getPeriod'>) =>
  queryOptions({
    queryKey: ['periods', 'figures', id, { ...query }],
    queryFn: ({ signal }) =>
      requestPage(ENDPOINTS.getPeriod, 'readPeriods', { params: { id }, query, signal }),
    placeholderData: (data, query_) => (query_?.queryKey[2] === id ? data : undefined),
  });

/** A closed day of an employee, in whole minutes. */
export interface PeriodDay extends RowOf<'listPeriodDays'> {}

/** The closed days of an employee (capability `working-time`). Failure: 'Failed to fetch the periods'. */
export const periodDaysQuery = (id: number, employeeCode: string) =>
  queryOptions({
    queryKey: ['periods', 'days', id, employeeCode],
    queryFn: ({ signal }): Promise<readonly PeriodDay[]> => {
      const options = { params: { id }, query: { employeeCode }, signal };
      return requestOwn(ENDPOINTS.listPeriodDays, 'readPeriods', options);
    },
  });

/** The toast of a failure, because a button starts the reading. */
const TOASTED: OutcomeMeta = { toastFailure: true };

/** Reads the figures of all employees of a period, for paper. A failure is a toast: 'Failed to fetch the periods'. */
export const allPeriodRowsMutation = (id: number) =>
  mutationOptions({
    mutationFn: async (_: undefined, { client }): Promise<readonly PeriodRow[]> => {
      const all: PeriodRow[] = [];
      for (let page = 0; ; page += 1) {
        const query = periodQuery(id, { page, pageSize: MAX_PERIOD_PAGE_SIZE });
        const { rows, total } = await client.fetchQuery(query);
        all.push(...rows);
        if (rows.length < MAX_PERIOD_PAGE_SIZE || all.length >= total) return all;
      }
    },
    meta: { outcome: TOASTED },
  });

/**
 * Reads the sheet of a period as CSV, with the byte order mark that spreadsheets need to read it as UTF-8 (capability
 * `working-time`). A failure is a toast: 'Failed to download the sheet'.
 * @deprecated Use `ExportButton` with the lists `period-employees` and `period-days`.
 */
export const periodSheetMutation = (id: number) =>
  mutationOptions({
    mutationFn: (level: SheetLevel) => fetchSheet(id, level),
    meta: { outcome: TOASTED },
  });

async function fetchSheet(id: number, level: SheetLevel): Promise<string> {
  const options = { params: { id }, query: { level } };
  const text = await request(ENDPOINTS.getPeriodSheet, 'getPeriodSheet', options);
  // A proxy may return its own page with 200.
  if (typeof text !== 'string' || !/^\uFEFF?Employee code,/.test(text)) {
    throw new ApiError({ message: DEFAULT_ERROR_MESSAGES.getPeriodSheet, status: 200 });
  }
  // Browsers remove the mark when they decode the response.
  return `\uFEFF${text.replace(/^\uFEFF/, '')}`;
}

import type { QueryOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { readDate } from './reading/date.ts';
import { asFields, type Fields, readName, readNumber, readText } from './reading/fields.ts';
import { readList } from './reading/list.ts';
import { requestData } from './request.ts';

/** A row of the table of breaks (spec §3); null is unreadable or absent. */
export interface BreakRow {
  readonly id: number | null;
  readonly employeeId: number | null;
  readonly employeeName: string | null;
  /** `YYYY-MM-DD`; the date of the start when the backend sent none. */
  readonly date: string | null;
  readonly startTime: string | null;
  /** Null while the break is open. */
  readonly endTime: string | null;
  /** Whole minutes. */
  readonly duration: number | null;
  readonly reason: string;
}

/** Reads a break field by field (design §8). */
function readBreak(fields: Fields): BreakRow {
  const startTime = readText(fields.startTime);
  return {
    id: readNumber(fields.id),
    employeeId: readNumber(fields.employeeId),
    employeeName: readName(fields.employeeName),
    date: readDate(fields.date) ?? readDate(startTime),
    startTime,
    endTime: readText(fields.endTime),
    duration: readNumber(fields.duration),
    reason: readText(fields.reason) ?? '-',
  };
}

/** Page and filters of breaks, for a server that pages them; without `page` the backend sends its whole list (design §15.6). */
export type BreaksQuery = QueryOf<'listBreaks'>;

/** The figures of the cards, or null if the server sent none (spec §2, Break Management). */
function readSummary(body: unknown) {
  const summary = asFields(asFields(body)?.summary);
  if (!summary) return null;
  return {
    totalToday: readNumber(summary.totalToday) ?? 0,
    open: readNumber(summary.open) ?? 0,
    averageMinutes: readNumber(summary.averageMins),
  };
}

/** Breaks (spec §7): the backend's whole list, or one page. Failure: 'Failed to fetch breaks'. */
export const breaksQuery = (query: BreaksQuery) =>
  queryOptions({
    queryKey: ['breaks', { ...query }],
    queryFn: async ({ signal }) => {
      const body = await requestData(ENDPOINTS.listBreaks, 'listBreaks', { query, signal });
      return { ...readList(body, readBreak), summary: readSummary(body) };
    },
    placeholderData: keepPreviousData,
  });

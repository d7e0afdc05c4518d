import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { readDate } from './reading/date.ts';
import { asFields, type Fields, readNumber, readText } from './reading/fields.ts';
import { readList } from './reading/list.ts';
import { requestData } from './request.ts';

/** A row of the table of breaks (spec §3); null is unreadable or absent. */
export interface BreakRow {
  readonly id: number | null;
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
    employeeName: readText(fields.employeeName),
    date: readDate(fields.date) ?? readDate(startTime),
    startTime,
    endTime: readText(fields.endTime),
    duration: readNumber(fields.duration),
    reason: readText(fields.reason) ?? '-',
  };
}

/** Filters of breaks, for a server that pages them (design §15.6). */
export interface BreaksQuery {
  /** Zero-based; without it the backend sends its whole list. */
  readonly page?: number;
  readonly search?: string | undefined;
  readonly department?: string | undefined;
  /** Work dates `YYYY-MM-DD`, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** `true` for open breaks only, `false` for ended ones only. */
  readonly isOpen?: string | undefined;
}

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
      const options = { query: { ...query }, signal };
      const body = await requestData(ENDPOINTS.listBreaks, 'listBreaks', options);
      return { ...readList(body, readBreak), summary: readSummary(body) };
    },
    placeholderData: keepPreviousData,
  });

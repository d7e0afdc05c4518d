import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { type Fields, readNumber, readText } from './reading/fields.ts';
import { readList } from './reading/list.ts';
import { requestData } from './request.ts';

/** A break of anybody as the table shows it (spec §3); null is unreadable or absent. */
export interface BreakRow {
  readonly id: number | null;
  readonly employeeName: string | null;
  /** `YYYY-MM-DD`; else the date of the start. */
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
    date: (readText(fields.date) ?? startTime)?.slice(0, 10) ?? null,
    startTime,
    endTime: readText(fields.endTime),
    duration: readNumber(fields.duration),
    reason: readText(fields.reason) ?? '-',
  };
}

/** Breaks (spec §7): all that the backend gives, or one page. Failure: 'Failed to fetch breaks'. */
export const breaksQuery = ({ page }: { page?: number }) =>
  queryOptions({
    queryKey: ['breaks', { page }],
    queryFn: async ({ signal }) =>
      readList(
        await requestData(ENDPOINTS.listBreaks, 'listBreaks', { query: { page }, signal }),
        readBreak,
      ),
    placeholderData: keepPreviousData,
  });

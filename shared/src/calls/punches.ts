import type { BodyOf, QueryOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { asFields, readText } from './reading/fields.ts';
import { type ReadList, readList } from './reading/list.ts';
import { request, requestData } from './request.ts';
import { readTimeLog, type TimeLog } from './time-logs.ts';

/** The caller's own logs, newest first, and the data of the punch clock (capability `self`). */
export interface OwnTime extends ReadList<TimeLog> {
  /** The open log, of any month. */
  readonly open: TimeLog | null;
  /** The server's time of the response, as company wall-clock text. */
  readonly now: string | null;
  /** The company's date. */
  readonly today: string | null;
  /** The company's zone, in which `now` and `today` are. */
  readonly zone: string | null;
}

/** The caller's own logs, of a month `YYYY-MM` or all. Failure: 'Failed to fetch monthly logs' or '… time logs'. */
export const ownTimeQuery = (query: QueryOf<'listOwnTimeLogs'> & { readonly page: number }) =>
  queryOptions({
    queryKey: ['own-time', query],
    queryFn: async ({ signal }): Promise<OwnTime> => {
      const outcome = query.month === undefined ? 'listTimeLogs' : 'listMonthlyLogs';
      const body = await requestData(ENDPOINTS.listOwnTimeLogs, outcome, { query, signal });
      const fields = asFields(body);
      const open = asFields(fields?.open);
      return {
        ...readList(body, readTimeLog),
        open: open ? readTimeLog(open) : null,
        now: readText(fields?.now),
        today: readText(fields?.today),
        zone: readText(fields?.zone),
      };
    },
  });

/** Punches in now, by the server's clock (spec §7). Failure: 'Failed to create time log'. */
export async function punchIn(): Promise<void> {
  await request(ENDPOINTS.punchIn, 'createTimeLog', { body: {} });
}

/** Punches out of a log now and ends its open break. Failure: 'Failed to update time log'. */
export async function punchOut(id: number): Promise<void> {
  await request(ENDPOINTS.punchOut, 'updateTimeLog', { params: { id }, body: {} });
}

/** Starts a break in an open log now. Failure: 'Failed to update time log'. */
export async function startBreak(id: number, reason: string): Promise<void> {
  const body = { reason: reason.trim() || null };
  await request(ENDPOINTS.startBreak, 'updateTimeLog', { params: { id }, body });
}

/** Ends the open break of a log now. Failure: 'Failed to update time log'. */
export async function endBreak(id: number): Promise<void> {
  await request(ENDPOINTS.endBreak, 'updateTimeLog', { params: { id }, body: {} });
}

/** A log that an administrator enters. */
export type ManualTimeLog = BodyOf<'createTimeLog'>;

/**
 * Adds a missing log or replaces one, with a reason. Failure: 'Failed to create time log'.
 * @param idempotencyKey one per form, so that a retry after a lost response creates no duplicate
 */
export async function createTimeLog(body: ManualTimeLog, idempotencyKey: string): Promise<void> {
  await request(ENDPOINTS.createTimeLog, 'createTimeLog', { body, idempotencyKey });
}

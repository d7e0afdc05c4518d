import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { asFields, readText } from './reading/fields.ts';
import { type ReadList, readList } from './reading/list.ts';
import { request, requestData } from './request.ts';
import { readTimeLog, type TimeLog } from './time-logs.ts';

/** One's own logs, newest first, with what the punch clock needs (capability `self`). */
export interface OwnTime extends ReadList<TimeLog> {
  /** The log that is still open, whatever its month. */
  readonly open: TimeLog | null;
  /** The server's clock as company wall-clock text, when it answered. */
  readonly now: string | null;
  /** The company's date. */
  readonly today: string | null;
  /** The company's zone, in which `now` and `today` are. */
  readonly zone: string | null;
}

/** One's own logs of a month `YYYY-MM`, else of all time. Failure: 'Failed to fetch monthly logs' or '… time logs'. */
export const ownTimeQuery = (query: { page: number; month?: string }) =>
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

/** Punches out of a log now, which ends a break that is open. Failure: 'Failed to update time log'. */
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

/** A log that an administrator enters by hand; times are wall-clock text of the replaced log's zone, else of the company's. */
export interface ManualTimeLog {
  readonly employeeId: number;
  readonly punchIn: string;
  readonly punchOut: string;
  /** Which instant a text means, ISO 8601 with an offset; absent where the text says it alone. */
  readonly punchInAt?: string;
  readonly punchOutAt?: string;
  readonly reason: string;
  /** The log that this one replaces, as one that misses its out. */
  readonly supersedes?: number;
}

/**
 * Adds a missing log, or replaces one, with the reason why. Failure: 'Failed to create time log'.
 * @param idempotencyKey one a form, so that sending it again after a lost answer adds nothing
 */
export async function createTimeLog(body: ManualTimeLog, idempotencyKey: string): Promise<void> {
  await request(ENDPOINTS.createTimeLog, 'createTimeLog', { body, idempotencyKey });
}

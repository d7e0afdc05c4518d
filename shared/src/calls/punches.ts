import { ApiError, type BodyOf, type QueryOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import { type OwnPage, request, requestPage } from './request.ts';
import { type OwnTimeLog, readOwnLog } from './time-logs.ts';
import { writeMutation } from './write.ts';

/** The caller's own logs, newest first, and the data of the punch clock (capability `self`). */
export interface OwnTime extends Omit<OwnPage<'listOwnTimeLogs'>, 'rows' | 'open'> {
  readonly rows: readonly OwnTimeLog[];
  /** The open log, of any month. */
  readonly open: OwnTimeLog | null;
}

/** The caller's own logs, of a month `YYYY-MM` or all. Failure: 'Failed to fetch monthly logs' or '… time logs'. */
export const ownTimeQuery = (query: QueryOf<'listOwnTimeLogs'> & { readonly page: number }) =>
  queryOptions({
    queryKey: ['own-time', query],
    queryFn: async ({ signal }): Promise<OwnTime> => {
      const outcome = query.month === undefined ? 'listTimeLogs' : 'listMonthlyLogs';
      const page = await requestPage(ENDPOINTS.listOwnTimeLogs, outcome, { query, signal });
      const { rows, open } = page;
      return { ...page, rows: rows.map(readOwnLog), open: open && readOwnLog(open) };
    },
  });

/** A punch, by the server's clock. A reason is text as typed. */
export type Punch =
  | { readonly kind: 'in' }
  | { readonly kind: 'out' | 'end-break'; readonly id: number }
  | { readonly kind: 'start-break'; readonly id: number; readonly reason: string };

/** Whether a call got no response. A shell that was released before `origin` existed does not say so. */
export const isUnanswered = (error: Error | null): boolean =>
  error instanceof ApiError && error.origin === 'network';

/** Key of the mutations that punch: only one may run at a time. */
export const PUNCH_KEY = ['punch'];

/**
 * Punches in or out, or starts or ends a break (spec §7). Failure: 'Failed to create time log' or 'Failed to update
 * time log'; a punch without a response has no toast, because the page says what happened to it.
 */
export const punchMutation = () =>
  writeMutation('punchIn', {
    mutationKey: PUNCH_KEY,
    mutationFn: async (punch: Punch): Promise<void> => {
      await sendPunch(punch);
    },
    toastFailure: (error) => !isUnanswered(error),
    isPendingUntilRefetched: true,
  });

function sendPunch(punch: Punch): Promise<unknown> {
  switch (punch.kind) {
    case 'in':
      return request(ENDPOINTS.punchIn, 'createTimeLog', { body: {} });
    case 'out':
      return request(ENDPOINTS.punchOut, 'updateTimeLog', { params: { id: punch.id }, body: {} });
    case 'start-break': {
      const body = { reason: punch.reason.trim() || null };
      return request(ENDPOINTS.startBreak, 'updateTimeLog', { params: { id: punch.id }, body });
    }
    case 'end-break':
      return request(ENDPOINTS.endBreak, 'updateTimeLog', { params: { id: punch.id }, body: {} });
  }
}

/** A log that an administrator enters. */
export type ManualTimeLog = BodyOf<'createTimeLog'>;

/**
 * Adds a missing log or replaces one, with a reason. Failure: 'Failed to create time log'.
 * @param keyOf idempotency keys of the form, so that a retry after a lost response creates no duplicate
 */
export const createTimeLogMutation = (keyOf: IdempotencyKeys) =>
  writeMutation('createTimeLog', {
    mutationFn: async (body: ManualTimeLog): Promise<void> => {
      const options = { body, idempotencyKey: keyOf(body) };
      await request(ENDPOINTS.createTimeLog, 'createTimeLog', options);
    },
    success: { text: 'Time log saved', tone: 'success' },
  });

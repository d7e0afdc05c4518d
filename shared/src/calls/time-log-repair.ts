import {
  type AnswerOf,
  ApiError,
  type BodyOf,
  type QueryOf,
  queryClient,
  type RowOf,
} from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import { asFields, readNumber } from './reading/fields.ts';
import { requestOwn, requestPage } from './request.ts';
import { writeMutation } from './write.ts';

/** Every version of a log, oldest first. */
export interface TimeLogHistory extends AnswerOf<'getTimeLogHistory'> {}

/** A version of a log: what it was, who wrote it, when and why. */
export type LogVersion = TimeLogHistory['versions'][number];

/** What the employee has asked for: wall-clock texts in the log's zone. */
export type PendingCorrection = NonNullable<TimeLogHistory['pendingCorrection']>;

/** Every version of a log (capability `timelogs.repair`). Failure: 'Failed to fetch time logs'. */
export const timeLogHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: ['time-logs', 'history', id],
    queryFn: ({ signal }): Promise<TimeLogHistory> =>
      requestOwn(ENDPOINTS.getTimeLogHistory, 'listTimeLogs', { params: { id }, signal }),
  });

/** A change of a log. */
export type TimeLogChange = { readonly id: number } & BodyOf<'updateTimeLog'>;

/**
 * Changes a log; the toast can undo it. The form shows a failure: 'Failed to update time log'.
 * @param keyOf idempotency keys of the form, so that a retry after a lost response changes nothing twice
 */
export const updateTimeLogMutation = (keyOf: IdempotencyKeys) =>
  writeMutation('updateTimeLog', {
    mutationFn: ({ id, ...body }: TimeLogChange) => {
      const options = { params: { id }, body, idempotencyKey: keyOf({ id, ...body }) };
      return requestOwn(ENDPOINTS.updateTimeLog, 'updateTimeLog', options);
    },
    toastFailure: false,
    isPendingUntilRefetched: true,
    success: {
      text: 'Time log saved',
      tone: 'success',
      action: { label: 'Undo', run: (_change, log) => undo([log as AnswerOf<'updateTimeLog'>]) },
    },
  });

/** A log to delete, and why. */
export type TimeLogDeletion = { readonly id: number } & BodyOf<'deleteTimeLog'>;

/** Deletes a log; the toast can undo it. The form shows a failure: 'Failed to delete time log'. */
export const deleteTimeLogMutation = (keyOf: IdempotencyKeys) =>
  writeMutation('deleteTimeLog', {
    mutationFn: ({ id, ...body }: TimeLogDeletion) => {
      const options = { params: { id }, body, idempotencyKey: keyOf({ id, ...body }) };
      return requestOwn(ENDPOINTS.deleteTimeLog, 'deleteTimeLog', options);
    },
    toastFailure: false,
    isPendingUntilRefetched: true,
    success: {
      text: 'Time log deleted',
      tone: 'success',
      action: {
        label: 'Undo',
        run: (deleted) => undo([{ id: (deleted as TimeLogDeletion).id, version: null }]),
      },
    },
  });

/** Restores a deleted log, also one that a colleague deleted. The drawer shows a failure: 'Failed to restore time log'. */
export const restoreTimeLogMutation = () =>
  writeMutation('restoreTimeLog', {
    mutationFn: (id: number) =>
      requestOwn(ENDPOINTS.restoreTimeLog, 'restoreTimeLog', { params: { id } }),
    toastFailure: false,
    isPendingUntilRefetched: true,
    success: { text: 'Time log restored', tone: 'success' },
  });

/** What became of a log in a call about several; `problem` says why nothing changed. */
export interface LogResult extends RowOf<'closeTimeLogs'> {}

/** What a change made, or the log that was deleted. */
interface Made {
  readonly id: number;
  /** Null when it is not known; then only the id is compared. */
  readonly version: string | null;
}

/** Undoes the user's last changes of logs, unless the logs have changed since. Failure: 'Failed to undo the change'. */
export const undoTimeLogChangesMutation = () =>
  writeMutation('undoTimeLogChanges', {
    mutationFn: (made: readonly Made[]) => {
      const versions = made.map(({ version }) => version);
      const hasVersions = versions.some((version) => version !== null);
      const ids = made.map(({ id }) => id);
      const options = { body: { ids, ...(hasVersions && { versions }) } };
      return requestOwn(ENDPOINTS.undoTimeLogChanges, 'undoTimeLogChanges', options);
    },
    success: { text: 'Change undone', tone: 'success' },
  });

function undo(made: readonly Made[]): void {
  const mutation = queryClient.getMutationCache().build(queryClient, undoTimeLogChangesMutation());
  // A failure shows a toast.
  mutation.execute(made).catch(() => {});
}

/** A log without a punch-out, and how it would be closed. */
export interface ClosePreview extends RowOf<'previewCloseTimeLogs'> {}

/** Which logs to close, and the time of day; without `at` the end of each employee's shift. */
export type ClosePreviewQuery = QueryOf<'previewCloseTimeLogs'>;

/** How logs without a punch-out would be closed. Failure: 'Failed to fetch time logs'. */
export const closePreviewQuery = (query: ClosePreviewQuery) =>
  queryOptions({
    queryKey: ['time-logs', 'close', { ...query }],
    queryFn: ({ signal }) =>
      requestPage(ENDPOINTS.previewCloseTimeLogs, 'listTimeLogs', { query, signal }),
  });

/** The server closed none of the logs; `results` say why. */
export class NoLogClosedError extends Error {
  readonly results: readonly LogResult[];

  constructor(results: readonly LogResult[]) {
    super('No time log was closed');
    this.results = results;
  }
}

/**
 * Closes logs at the times of the preview; the toast can undo all. Failure: 'Failed to update time log', and
 * {@link NoLogClosedError} when the server refused every log.
 */
export const closeTimeLogsMutation = (keyOf: IdempotencyKeys) =>
  writeMutation('closeTimeLogs', {
    mutationFn: async (body: BodyOf<'closeTimeLogs'>): Promise<readonly LogResult[]> => {
      const options = { body, idempotencyKey: keyOf(body) };
      const results = await requestOwn(ENDPOINTS.closeTimeLogs, 'updateTimeLog', options);
      const isNoneClosed = results.length > 0 && results.every(({ newId }) => newId === null);
      if (isNoneClosed) throw new NoLogClosedError(results);
      return results;
    },
    toastFailure: false,
    isPendingUntilRefetched: true,
    success: {
      text: 'Time logs closed',
      tone: 'success',
      action: {
        label: 'Undo',
        run: (_body, results) =>
          undo(
            (results as LogResult[]).flatMap(({ newId, newVersion = null }) =>
              newId === null ? [] : [{ id: newId, version: newVersion }],
            ),
          ),
      },
    },
  });

/**
 * The log that a failure is about: the one in the way, or the current version of the one that was changed. Read from the
 * response itself, because an `ApiError` does not have it.
 */
export function timeLogOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const response = asFields(asFields(error.cause)?.response);
  return readNumber(asFields(response?.data)?.timeLogId) ?? undefined;
}

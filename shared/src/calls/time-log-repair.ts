import { ApiError, type BodyOf, type QueryOf, queryClient } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { type DayLog, objectsOf, readDayLog } from './attendance.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import { asFields, type Fields, readBoolean, readNumber, readText } from './reading/fields.ts';
import { type ReadList, readList, readObject } from './reading/list.ts';
import { requestData } from './request.ts';
import { readTimeLog, type TimeLog } from './time-logs.ts';
import { writeMutation } from './write.ts';

/** A version of a log: what it was, who wrote it, when and why. */
export interface LogVersion extends DayLog {
  /** ISO 8601 with an offset. */
  readonly createdAt: string | null;
}

/** Every version of a log, oldest first. */
export interface TimeLogHistory {
  readonly employeeId: number | null;
  readonly employeeName: string | null;
  /** The version that counts; null when the log is deleted. */
  readonly currentId: number | null;
  /** False for the user's own log. */
  readonly mayChange: boolean;
  /** End of the employee's shift, `HH:mm`. */
  readonly shiftEnd: string | null;
  /** When the log ends if it ends with the shift, wall-clock text in its zone; null when it cannot. */
  readonly shiftEndOut: string | null;
  readonly versions: readonly LogVersion[];
}

/** Every version of a log (capability `timelogs.repair`). Failure: 'Failed to fetch time logs'. */
export const timeLogHistoryQuery = (id: number) =>
  queryOptions({
    queryKey: ['time-logs', 'history', id],
    queryFn: async ({ signal }): Promise<TimeLogHistory> => {
      const options = { params: { id }, signal };
      const data = readObject(
        await requestData(ENDPOINTS.getTimeLogHistory, 'listTimeLogs', options),
      );
      return {
        employeeId: readNumber(data.employeeId),
        employeeName: readText(data.employeeName),
        currentId: readNumber(data.currentId),
        mayChange: readBoolean(data.mayChange) ?? false,
        shiftEnd: readText(data.shiftEnd),
        shiftEndOut: readText(data.shiftEndOut),
        versions: objectsOf(data.versions).map((fields) => ({
          ...readDayLog(fields),
          createdAt: readText(fields.createdAt),
        })),
      };
    },
  });

/** A change of a log. */
export type TimeLogChange = { readonly id: number } & BodyOf<'updateTimeLog'>;

/**
 * Changes a log; the toast can undo it. The form shows a failure: 'Failed to update time log'.
 * @param keyOf idempotency keys of the form, so that a retry after a lost response changes nothing twice
 */
export const updateTimeLogMutation = (keyOf: IdempotencyKeys) =>
  writeMutation('updateTimeLog', {
    mutationFn: async ({ id, ...body }: TimeLogChange): Promise<TimeLog> => {
      const options = { params: { id }, body, idempotencyKey: keyOf({ id, ...body }) };
      return readTimeLog(
        readObject(await requestData(ENDPOINTS.updateTimeLog, 'updateTimeLog', options)),
      );
    },
    toastFailure: false,
    isPendingUntilRefetched: true,
    success: {
      text: 'Time log saved',
      tone: 'success',
      action: { label: 'Undo', run: (_change, log) => undo([(log as TimeLog).id]) },
    },
  });

/** A log to delete, and why. */
export type TimeLogDeletion = { readonly id: number } & BodyOf<'deleteTimeLog'>;

/** Deletes a log; the toast can undo it. The form shows a failure: 'Failed to delete time log'. */
export const deleteTimeLogMutation = (keyOf: IdempotencyKeys) =>
  writeMutation('deleteTimeLog', {
    mutationFn: async ({ id, ...body }: TimeLogDeletion): Promise<void> => {
      const options = { params: { id }, body, idempotencyKey: keyOf({ id, ...body }) };
      await requestData(ENDPOINTS.deleteTimeLog, 'deleteTimeLog', options);
    },
    toastFailure: false,
    isPendingUntilRefetched: true,
    success: {
      text: 'Time log deleted',
      tone: 'success',
      action: { label: 'Undo', run: (deleted) => undo([(deleted as TimeLogDeletion).id]) },
    },
  });

/** What became of a log in a call about several; `problem` says why nothing changed. */
export interface LogResult {
  readonly id: number | null;
  readonly newId: number | null;
  readonly problem: string | null;
}

const readResults = (body: unknown): readonly LogResult[] =>
  readList(body, (fields) => ({
    id: readNumber(fields.id),
    newId: readNumber(fields.newId),
    problem: readText(fields.problem),
  })).rows;

/** Undoes the user's last changes of logs, by the ids that these made. Failure: 'Failed to undo the change'. */
export const undoTimeLogChangesMutation = () =>
  writeMutation('undoTimeLogChanges', {
    mutationFn: async (ids: readonly number[]): Promise<readonly LogResult[]> => {
      const options = { body: { ids: [...ids] } };
      return readResults(
        await requestData(ENDPOINTS.undoTimeLogChanges, 'undoTimeLogChanges', options),
      );
    },
    success: { text: 'Change undone', tone: 'success' },
  });

function undo(ids: readonly (number | null)[]): void {
  const known = ids.filter((id) => id !== null);
  if (known.length === 0) return;
  const mutation = queryClient.getMutationCache().build(queryClient, undoTimeLogChangesMutation());
  // A failure shows a toast.
  mutation.execute(known).catch(() => {});
}

/** A log without a punch-out, and how it would be closed. */
export interface ClosePreview extends TimeLog {
  readonly employeeName: string | null;
  /** Why it cannot be closed at that time. */
  readonly problem: string | null;
  /** The log in the way. */
  readonly timeLogId: number | null;
  /** A break has no end, and would not be counted. */
  readonly hasBreakWithoutEnd: boolean;
}

/** Which logs to close, and the time of day; without `at` the end of each employee's shift. */
export type ClosePreviewQuery = QueryOf<'previewCloseTimeLogs'>;

/** How logs without a punch-out would be closed. Failure: 'Failed to fetch time logs'. */
export const closePreviewQuery = (query: ClosePreviewQuery) =>
  queryOptions({
    queryKey: ['time-logs', 'close', { ...query }],
    queryFn: async ({ signal }): Promise<ReadList<ClosePreview>> => {
      const options = { query, signal };
      const body = await requestData(ENDPOINTS.previewCloseTimeLogs, 'listTimeLogs', options);
      return readList(body, readPreview);
    },
  });

function readPreview(fields: Fields): ClosePreview {
  return {
    ...readTimeLog(fields),
    breakMinutes: readNumber(fields.breakMins),
    workedMinutes: readNumber(fields.workedMins),
    employeeName: readText(fields.employeeName),
    problem: readText(fields.problem),
    timeLogId: readNumber(fields.timeLogId),
    hasBreakWithoutEnd: readBoolean(fields.hasBreakWithoutEnd) ?? false,
  };
}

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
      const results = readResults(
        await requestData(ENDPOINTS.closeTimeLogs, 'updateTimeLog', options),
      );
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
        run: (_body, results) => undo((results as LogResult[]).map(({ newId }) => newId)),
      },
    },
  });

/**
 * The log that a failure is about: the one in the way, or the current version of the one that was changed. Read from the
 * response itself, because the errors of an older shell do not have it.
 */
export function timeLogOf(error: unknown): number | undefined {
  if (!(error instanceof ApiError)) return undefined;
  const response = asFields(asFields(error.cause)?.response);
  return readNumber(asFields(response?.data)?.timeLogId) ?? undefined;
}

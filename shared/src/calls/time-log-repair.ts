import { ApiError, type BodyOf, type QueryOf, queryClient } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { type DayLog, readDayLog } from './attendance.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import {
  asFields,
  type Fields,
  readBoolean,
  readName,
  readNumber,
  readText,
} from './reading/fields.ts';
import { objectsOf, type ReadList, readList, readObject } from './reading/list.ts';
import { requestData } from './request.ts';
import { readTimeLog, type TimeLog } from './time-logs.ts';
import { writeMutation } from './write.ts';

/** A version of a log: what it was, who wrote it, when and why. */
export interface LogVersion extends DayLog {
  /** ISO 8601 with an offset. */
  readonly createdAt: string | null;
  /** Changes with every change of the log, also with a punch; a change sends it back. Null from an older server. */
  readonly version: string | null;
}

/** What the employee has asked for: wall-clock texts in the log's zone. */
export interface PendingCorrection {
  readonly punchIn: string | null;
  readonly punchOut: string | null;
  readonly reason: string | null;
}

/** Every version of a log, oldest first. */
export interface TimeLogHistory {
  readonly employeeId: number | null;
  readonly employeeName: string | null;
  /** The version that counts; null when the log is deleted. */
  readonly currentId: number | null;
  /** False for the user's own log. */
  readonly mayChange: boolean;
  /** The closed period of the log's day, in which it cannot be changed; its dates are `YYYY-MM-DD`. */
  readonly closed: { readonly from: string | null; readonly to: string | null } | undefined;
  /** End of the employee's shift, `HH:mm`. */
  readonly shiftEnd: string | null;
  /** When the log ends if it ends with the shift, wall-clock text in its zone; null when it cannot. */
  readonly shiftEndOut: string | null;
  readonly pendingCorrection: PendingCorrection | null;
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
      const pending = asFields(data.pendingCorrection);
      const closed = asFields(data.closed);
      return {
        employeeId: readNumber(data.employeeId),
        employeeName: readName(data.employeeName),
        currentId: readNumber(data.currentId),
        mayChange: readBoolean(data.mayChange) ?? false,
        closed: closed && { from: readText(closed.from), to: readText(closed.to) },
        shiftEnd: readText(data.shiftEnd),
        shiftEndOut: readText(data.shiftEndOut),
        pendingCorrection: pending
          ? {
              punchIn: readText(pending.punchIn),
              punchOut: readText(pending.punchOut),
              reason: readText(pending.reason),
            }
          : null,
        versions: objectsOf(data.versions).map((fields) => ({
          ...readDayLog(fields),
          createdAt: readText(fields.createdAt),
          version: readText(fields.version),
        })),
      };
    },
  });

/** A change of a log. */
export type TimeLogChange = { readonly id: number } & BodyOf<'updateTimeLog'>;

/** A log after a change, with the version that its undo names. */
interface ChangedLog extends TimeLog {
  readonly version: string | null;
}

/**
 * Changes a log; the toast can undo it. The form shows a failure: 'Failed to update time log'.
 * @param keyOf idempotency keys of the form, so that a retry after a lost response changes nothing twice
 */
export const updateTimeLogMutation = (keyOf: IdempotencyKeys) =>
  writeMutation('updateTimeLog', {
    mutationFn: async ({ id, ...body }: TimeLogChange): Promise<ChangedLog> => {
      const options = { params: { id }, body, idempotencyKey: keyOf({ id, ...body }) };
      const fields = readObject(
        await requestData(ENDPOINTS.updateTimeLog, 'updateTimeLog', options),
      );
      return { ...readTimeLog(fields), version: readText(fields.version) };
    },
    toastFailure: false,
    isPendingUntilRefetched: true,
    success: {
      text: 'Time log saved',
      tone: 'success',
      action: { label: 'Undo', run: (_change, log) => undo([log as ChangedLog]) },
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
      action: {
        label: 'Undo',
        run: (deleted) => undo([{ id: (deleted as TimeLogDeletion).id, version: null }]),
      },
    },
  });

/** Restores a deleted log, also one that a colleague deleted. The drawer shows a failure: 'Failed to restore time log'. */
export const restoreTimeLogMutation = () =>
  writeMutation('restoreTimeLog', {
    mutationFn: async (id: number): Promise<TimeLog> =>
      readTimeLog(
        readObject(
          await requestData(ENDPOINTS.restoreTimeLog, 'restoreTimeLog', { params: { id } }),
        ),
      ),
    toastFailure: false,
    isPendingUntilRefetched: true,
    success: { text: 'Time log restored', tone: 'success' },
  });

/** What became of a log in a call about several; `problem` says why nothing changed. */
export interface LogResult {
  readonly id: number | null;
  readonly newId: number | null;
  /** The version of the new one, for its undo. */
  readonly newVersion: string | null;
  readonly problem: string | null;
}

const readResults = (body: unknown): readonly LogResult[] =>
  readList(body, (fields) => ({
    id: readNumber(fields.id),
    newId: readNumber(fields.newId),
    newVersion: readText(fields.newVersion),
    problem: readText(fields.problem),
  })).rows;

/** What a change made, or the log that was deleted. */
interface Made {
  readonly id: number | null;
  /** Null when it is not known; then only the id is compared. */
  readonly version: string | null;
}

/** Undoes the user's last changes of logs, unless the logs have changed since. Failure: 'Failed to undo the change'. */
export const undoTimeLogChangesMutation = () =>
  writeMutation('undoTimeLogChanges', {
    mutationFn: async (made: readonly Made[]): Promise<readonly LogResult[]> => {
      const known = made.flatMap(({ id, version }) => (id === null ? [] : [{ id, version }]));
      const versions = known.map(({ version }) => version);
      const hasVersions = versions.some((version) => version !== null);
      const ids = known.map(({ id }) => id);
      const options = { body: { ids, ...(hasVersions && { versions }) } };
      return readResults(
        await requestData(ENDPOINTS.undoTimeLogChanges, 'undoTimeLogChanges', options),
      );
    },
    success: { text: 'Change undone', tone: 'success' },
  });

function undo(made: readonly Made[]): void {
  const known = made.filter(({ id }) => id !== null);
  if (known.length === 0) return;
  const mutation = queryClient.getMutationCache().build(queryClient, undoTimeLogChangesMutation());
  // A failure shows a toast.
  mutation.execute(known).catch(() => {});
}

/** A log without a punch-out, and how it would be closed. */
export interface ClosePreview extends TimeLog {
  readonly employeeName: string | null;
  /** To be sent when it is closed; null from an older server. */
  readonly version: string | null;
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
    employeeName: readName(fields.employeeName),
    version: readText(fields.version),
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
        run: (_body, results) =>
          undo(
            (results as LogResult[]).map(({ newId, newVersion }) => ({
              id: newId,
              version: newVersion,
            })),
          ),
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

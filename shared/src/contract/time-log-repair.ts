import * as z from 'zod/mini';
import { MAX_BREAKS_PER_LOG, MAX_LOGS_PER_CALL } from '../domain/index.ts';
import { dayLog } from './attendance.ts';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import {
  calendarDate,
  departmentName,
  envelope,
  requiredReason,
  rowId,
  searchTerm,
  timeText,
} from './envelope.ts';
import { timeLog } from './time-log.ts';

const logId = z.int().check(z.gte(1), z.lte(2_147_483_647));

/** A version of a log: what it was, who wrote it and why. A log that was punched has neither author nor reason. */
export const timeLogVersion = z.extend(dayLog, {
  /** ISO 8601 with the log's offset. */
  createdAt: z.string(),
  /** Changes with every change of the log, also with a punch-out or a break. Send it with a change. */
  version: z.string(),
});

/**
 * Every version of a log, oldest first, whichever of them `id` names (capability `timelogs.repair`, decision 058).
 */
export const getTimeLogHistory = defineCall({
  ...ENDPOINTS.getTimeLogHistory,
  params: z.object({ id: rowId }),
  response: envelope(
    z.object({
      employeeId: z.int(),
      employeeName: z.string(),
      employeeCode: z.string(),
      /** The version that counts; null when the log is deleted. */
      currentId: z.nullable(z.int()),
      /** False for the caller's own log. */
      mayChange: z.boolean(),
      /** The closed period of the log's day, in which it cannot be changed; null while the day is open. */
      closed: z.optional(z.nullable(z.object({ from: calendarDate, to: calendarDate }))),
      /** The time of day of `shiftEndOut`, `HH:mm`. */
      shiftEnd: z.nullable(z.string()),
      /** When the log ends if it ends with the shift that is planned on its date, as in a text of a log; null when it cannot. */
      shiftEndOut: z.nullable(z.string()),
      /** A pending correction of the log: its times as text in the log's zone. */
      pendingCorrection: z.optional(
        z.nullable(
          z.object({
            id: z.int(),
            punchIn: z.string(),
            punchOut: z.string(),
            reason: z.string(),
          }),
        ),
      ),
      versions: z.array(timeLogVersion),
    }),
  ),
});

const versionText = z.string().check(z.maxLength(40));

/**
 * The `version` that the caller has read. 409 with code `stale` if the log has changed since; without it, only the id is
 * compared.
 */
const readVersion = z.optional(versionText);

const editedBreak = z.object({
  start: timeText,
  /** Null while the break is open. */
  end: z.nullable(timeText),
  reason: z.optional(z.string().check(z.trim(), z.maxLength(200))),
});

/**
 * Changes a log: a new version with the given times replaces the version `id` (decision 058). An absent field is
 * unchanged; without `breaks`, those that are inside the new times are kept. A punch-out closes a log that has none. The
 * same rules as for a manual log apply, and breaks are inside the log and do not overlap. 403 for the caller's own log, 409
 * for an overlap or a version that is no longer current, with the id of
 * the other log as `timeLogId`. 409 also if `version` is stated and not that of the log.
 */
export const updateTimeLog = defineCall({
  ...ENDPOINTS.updateTimeLog,
  params: z.object({ id: rowId }),
  body: z.object({
    punchIn: z.optional(timeText),
    /** Null: still open; only for a log that is open. */
    punchOut: z.optional(z.nullable(timeText)),
    breaks: z.optional(z.array(editedBreak).check(z.maxLength(MAX_BREAKS_PER_LOG))),
    /** Moves the log to another day, at most one before or after the date of its punch-in (docs/working-time.md). */
    workDate: z.optional(calendarDate),
    reason: requiredReason,
    version: readVersion,
  }),
  /** With the version that the change made, for its undo. */
  response: envelope(z.extend(timeLog, { version: z.string() })),
});

/** Deletes a log: it no longer counts and stays in the history (decision 058). Errors as for `updateTimeLog`. */
export const deleteTimeLog = defineCall({
  ...ENDPOINTS.deleteTimeLog,
  params: z.object({ id: rowId }),
  body: z.object({ reason: requiredReason, version: readVersion }),
  response: envelope(z.object({ id: z.int() })),
});

/**
 * Restores a deleted log, also one that a colleague deleted, as a new version (decision 058). 403 for the caller's own
 * log, 409 when it is not deleted, or when another log is in the way, with the id of that log as `timeLogId`.
 */
export const restoreTimeLog = defineCall({
  ...ENDPOINTS.restoreTimeLog,
  params: z.object({ id: rowId }),
  response: envelope(timeLog),
});

/** What became of one log of a call about several. */
const logResult = z.object({
  /** As in the request. */
  id: z.int(),
  /** Null when there is no such log. */
  employeeId: z.optional(z.nullable(z.int())),
  /** The new version; null when nothing changed. */
  newId: z.nullable(z.int()),
  /** The `version` of the new version, for its undo. */
  newVersion: z.optional(z.nullable(z.string())),
  /** Why nothing changed, as a sentence. */
  problem: z.nullable(z.string()),
});

/**
 * Undoes the caller's last change of each log: `ids` are the versions that the changes made, or the deleted logs
 * (decision 058), and `versions` their versions in the same order. What was there before is restored as a new version. A
 * log that has been changed since is left as it is; 409 when that is true of all of them.
 */
export const undoTimeLogChanges = defineCall({
  ...ENDPOINTS.undoTimeLogChanges,
  body: z.object({
    ids: z.array(logId).check(z.minLength(1), z.maxLength(MAX_LOGS_PER_CALL)),
    /** Null where the version is not known. */
    versions: z.optional(z.array(z.nullable(versionText)).check(z.maxLength(MAX_LOGS_PER_CALL))),
  }),
  response: envelope(z.array(logResult)),
});

/** A log without a punch-out, and how it would be closed. */
export const closePreview = z.object({
  id: z.int(),
  /** To be sent with the log when it is closed. */
  version: z.optional(z.string()),
  employeeId: z.int(),
  employeeName: z.string(),
  employeeCode: z.string(),
  workDate: calendarDate,
  zone: z.string(),
  punchIn: z.string(),
  /** Null when it cannot be closed at that time. */
  punchOut: z.nullable(z.string()),
  punchOutAt: z.nullable(z.string()),
  workedMins: z.nullable(z.int()),
  breakMins: z.int(),
  /** Why it cannot be closed at that time. */
  problem: z.nullable(z.string()),
  /** The log in the way. */
  timeLogId: z.nullable(z.int()),
  /** A break has no end, and would not be counted. */
  hasBreakWithoutEnd: z.boolean(),
});

/**
 * How the logs without a punch-out that match would be closed at a time of day, or with the shift that is planned on
 * each log's date if `at` is absent: the oldest 500, and the `total` that match. Changes nothing.
 */
export const previewCloseTimeLogs = defineCall({
  ...ENDPOINTS.previewCloseTimeLogs,
  query: z.object({
    /** Time of day `HH:mm` in the zone of each log. */
    at: z.optional(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time like 17:30'))),
    /** Work dates, both included. */
    from: z.optional(calendarDate),
    to: z.optional(calendarDate),
    department: z.optional(departmentName),
    search: z.optional(searchTerm),
  }),
  response: z.object({
    status: z.boolean(),
    message: z.string(),
    data: z.array(closePreview),
    total: z.int(),
  }),
});

const instant = z.iso
  .datetime({ offset: true, error: 'A time with its offset is needed' })
  .check(z.maxLength(40));

/**
 * Closes logs without a punch-out at the times that the preview showed, with one reason (decision 058). A log that
 * cannot be closed at its time is left as it is, with the reason why; the others are closed. Each employee is notified once.
 */
export const closeTimeLogs = defineCall({
  ...ENDPOINTS.closeTimeLogs,
  body: z.object({
    logs: z
      .array(z.object({ id: logId, punchOutAt: instant, version: readVersion }))
      .check(z.minLength(1), z.maxLength(MAX_LOGS_PER_CALL)),
    reason: requiredReason,
  }),
  response: envelope(z.array(logResult)),
});

export type TimeLogEdit = z.input<(typeof updateTimeLog)['body']>;
export type TimeLogVersionBody = z.infer<typeof timeLogVersion>;
export type TimeLogHistoryBody = z.infer<(typeof getTimeLogHistory)['response']>['data'];
export type LogResultBody = z.infer<typeof logResult>;
export type ClosePreviewBody = z.infer<typeof closePreview>;

import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { LEAVE_STATUSES } from './enums.ts';
import {
  calendarDate,
  departmentName,
  envelope,
  optionalInstant,
  optionalReason,
  pageNumber,
  requiredReason,
  rowId,
  searchTerm,
  timeText,
} from './envelope.ts';
import { sortedBy } from './lists/sorting.ts';
import { CORRECTION_SORTS } from './lists/sorts.ts';

/** A log before or after its correction. Wall-clock text in its zone; minutes are null without a punch-out. */
const correctedTimes = z.object({
  punchIn: z.string(),
  punchOut: z.nullable(z.string()),
  breakMins: z.int(),
  workedMins: z.nullable(z.int()),
});

/** A proposed change to a log, or a proposed missing log, with its effect on the worked minutes. */
export const correction = z.object({
  id: z.int(),
  employeeId: z.int(),
  employeeName: z.string(),
  employeeCode: z.string(),
  /** The log to supersede, while pending its current version; null for a missing log. */
  timeLogId: z.nullable(z.int()),
  workDate: calendarDate,
  /** The zone of the times before and after: the log's, else the plan's. */
  zone: z.optional(z.string()),
  reason: z.string(),
  status: z.enum(LEAVE_STATUSES),
  requestedAt: z.string(),
  /** The log that it replaces; null for a missing log. */
  before: z.nullable(correctedTimes),
  /**
   * Of a pending correction: the punch-out that was made after the request, on a log that was open then. ISO 8601 in
   * the log's zone. An approval replaces it, and must name it.
   */
  punchedOutAt: z.optional(z.nullable(z.string())),
  /**
   * Of a pending correction: what an administrator has done to the log after the request. An approval of a changed log
   * must name its `version`; a deleted log must be restored first.
   */
  logChange: z.optional(z.nullable(z.enum(['changed', 'deleted']))),
  /** Of a pending correction: the version of the log before (`getTimeLogHistory`), to be sent with an approval. */
  version: z.optional(z.nullable(z.string())),
  after: correctedTimes,
  /** Worked minutes after less before; unknown minutes count as zero. */
  effectMins: z.int(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decisionReason: z.nullable(z.string()),
  /** Decided by the only active administrator for themselves (design §10). */
  isSelfDecided: z.optional(z.boolean()),
  /** Whether the calling administrator may decide it; only in their list (design §10). */
  mayDecide: z.optional(z.boolean()),
});

export const correctionCounts = z.object({
  Pending: z.int(),
  Approved: z.int(),
  Rejected: z.int(),
});

const correctionPage = z.object({
  status: z.boolean(),
  message: z.string(),
  data: z.array(correction),
  total: z.int(),
  pageSize: z.int(),
  counts: correctionCounts,
});

/**
 * Requests corrections of the caller's own logs (design §8, capability `corrections`): all rows or none. Reports every
 * invalid field at once, as `rows.0.punchOut`. Times are in the log's zone, or in the plan's for a missing log.
 */
export const requestCorrections = defineCall({
  ...ENDPOINTS.requestCorrections,
  body: z.object({
    rows: z
      .array(
        z.object({
          timeLogId: z.optional(z.nullable(z.int())),
          punchIn: timeText,
          punchOut: timeText,
        }),
      )
      .check(z.minLength(1, 'At least one row is needed'), z.maxLength(50, '50 rows at most')),
    reason: requiredReason,
  }),
  response: envelope(z.array(correction)),
});

/** The caller's own corrections: pending ones first, each latest first. */
export const listOwnCorrections = defineCall({
  ...ENDPOINTS.listOwnCorrections,
  query: z.object({ page: z.optional(pageNumber), status: z.optional(z.enum(LEAVE_STATUSES)) }),
  response: correctionPage,
});

/** Withdraws the caller's own pending correction. */
export const withdrawCorrection = defineCall({
  ...ENDPOINTS.withdrawCorrection,
  params: z.object({ id: rowId }),
  response: envelope(z.null()),
});

/** All employees' corrections: pending ones first, each latest first, unless they are sorted; `counts` apply every filter except the status (design §8). */
export const listCorrections = defineCall({
  ...ENDPOINTS.listCorrections,
  query: z.object({
    page: z.optional(pageNumber),
    status: z.optional(z.enum(LEAVE_STATUSES)),
    employeeId: z.optional(rowId),
    search: z.optional(searchTerm),
    department: z.optional(departmentName),
    from: z.optional(calendarDate),
    to: z.optional(calendarDate),
    ...sortedBy(CORRECTION_SORTS),
  }),
  response: correctionPage,
});

/**
 * Decides a correction (design §10). An approval supersedes the log without deleting it; a rejection needs a reason; no
 * one may decide their own, except the only active administrator. Repeating the same decision changes nothing, a different one is 409. If the employee has
 * punched out since the request, an approval is 409 unless `punchedOutAt` names that punch-out. If an administrator has
 * changed the log since, it is 409 with code `stale` unless `version` names its version, as it always is when `version`
 * is another one.
 */
export const decideCorrection = defineCall({
  ...ENDPOINTS.decideCorrection,
  params: z.object({ id: rowId }),
  body: z.object({
    status: z.enum(['Approved', 'Rejected']),
    reason: optionalReason,
    punchedOutAt: optionalInstant,
    version: z.optional(z.string().check(z.maxLength(40))),
  }),
  response: envelope(correction),
});

/**
 * Returns a correction to Pending within 10 s of its decision, before the employee hears of it, and undoes what an approval
 * made (decision 050); 409 later. With `decidedAt`, only that decision: 409 when there is a later one.
 */
export const reopenCorrection = defineCall({
  ...ENDPOINTS.reopenCorrection,
  params: z.object({ id: rowId }),
  body: z.nullish(
    z.object({
      /** The value of the correction that the caller saw. */
      decidedAt: z.optional(z.iso.datetime({ offset: true })),
    }),
  ),
  response: envelope(correction),
});

export type CorrectionBody = z.infer<typeof correction>;
export type CorrectionCounts = z.infer<typeof correctionCounts>;
export type CorrectionInput = z.input<(typeof requestCorrections)['body']>;

import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { DEPARTMENTS, LEAVE_STATUSES } from './enums.ts';
import {
  calendarDate,
  envelope,
  optionalInstant,
  optionalReason,
  pageNumber,
  requiredReason,
  rowId,
  searchTerm,
  timeText,
} from './envelope.ts';

/** What a correction changes a log from or to. Wall-clock text of its zone; minutes are null while there is no out. */
const correctedTimes = z.object({
  punchIn: z.string(),
  punchOut: z.nullable(z.string()),
  breakMins: z.int(),
  workedMins: z.nullable(z.int()),
});

/** A proposed change of a log, or a log that is missing, with what it does to the worked minutes. */
export const correction = z.object({
  id: z.int(),
  employeeId: z.int(),
  employeeName: z.string(),
  employeeCode: z.string(),
  /** The log to supersede; null proposes one that is missing. */
  timeLogId: z.nullable(z.int()),
  workDate: calendarDate,
  /** The zone of the times before and after: the log's own, else the company's. */
  zone: z.optional(z.string()),
  reason: z.string(),
  status: z.enum(LEAVE_STATUSES),
  requestedAt: z.string(),
  /** The log as it was when this was asked for; null for one that is missing. */
  before: z.nullable(correctedTimes),
  after: correctedTimes,
  /** Worked minutes after less before; what is unknown counts as none. */
  effectMins: z.int(),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  decisionReason: z.nullable(z.string()),
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
 * Asks for corrections of the caller's own logs (design §8, capability `corrections`): all rows or none.
 * Every row that breaks a rule is named at once, as `rows.0.punchOut`. Times are in the log's zone, of the
 * company's where a log is missing. A text that is still the log's own means the log's own instant; `punchInAt` and
 * `punchOutAt` say which instant a text means, and must be one of it (design §10).
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
          punchInAt: optionalInstant,
          punchOutAt: optionalInstant,
        }),
      )
      .check(z.minLength(1, 'At least one row is needed'), z.maxLength(50, '50 rows at most')),
    reason: requiredReason,
  }),
  response: envelope(z.array(correction)),
});

/** The caller's own corrections, the latest first. */
export const listOwnCorrections = defineCall({
  ...ENDPOINTS.listOwnCorrections,
  query: z.object({ page: z.optional(pageNumber), status: z.optional(z.enum(LEAVE_STATUSES)) }),
  response: correctionPage,
});

/** Takes one's own pending correction back. */
export const withdrawCorrection = defineCall({
  ...ENDPOINTS.withdrawCorrection,
  params: z.object({ id: rowId }),
  response: envelope(z.null()),
});

/** Everybody's corrections, the latest first; `counts` are those of the other filters (design §8). */
export const listCorrections = defineCall({
  ...ENDPOINTS.listCorrections,
  query: z.object({
    page: z.optional(pageNumber),
    status: z.optional(z.enum(LEAVE_STATUSES)),
    employeeId: z.optional(rowId),
    search: z.optional(searchTerm),
    department: z.optional(z.enum(DEPARTMENTS)),
    from: z.optional(calendarDate),
    to: z.optional(calendarDate),
  }),
  response: correctionPage,
});

/**
 * Decides a correction: approval supersedes the log and keeps it; a rejection needs a reason; nobody decides
 * their own (design §10). The same decision again changes nothing, another one is 409.
 */
export const decideCorrection = defineCall({
  ...ENDPOINTS.decideCorrection,
  params: z.object({ id: rowId }),
  body: z.object({ status: z.enum(['Approved', 'Rejected']), reason: optionalReason }),
  response: envelope(correction),
});

export type CorrectionBody = z.infer<typeof correction>;
export type CorrectionCounts = z.infer<typeof correctionCounts>;

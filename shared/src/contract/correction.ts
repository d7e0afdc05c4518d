import * as z from 'zod/mini';
import { LEAVE_STATUSES } from './enums.ts';
import { calendarDate } from './envelope.ts';

/** What a correction changes a log from or to. Wall-clock text; minutes are null while there is no out. */
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

import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { calendarDate, envelope, optionalReason, rowId } from './envelope.ts';
import { leave } from './leave.ts';

const ofLeave = z.object({ id: rowId });

/**
 * Decides a leave (capability `leave.decide`, design §10). A rejection needs a reason; nobody decides their
 * own, except the only active administrator, with a reason. The same decision again changes nothing, another
 * one is 409.
 */
export const decideLeave = defineCall({
  ...ENDPOINTS.decideLeave,
  params: ofLeave,
  body: z.object({ status: z.enum(['Approved', 'Rejected']), reason: optionalReason }),
  response: envelope(leave),
});

/**
 * Returns a leave to Pending: within 10 s of its decision silently, later with a reason and a mail, until the
 * leave has begun (design §10). With `decidedAt` only that decision is taken back: 409 when another has been taken since.
 */
export const reopenLeave = defineCall({
  ...ENDPOINTS.reopenLeave,
  params: ofLeave,
  body: z.nullish(
    z.object({
      reason: optionalReason,
      /** As the leave had it when the caller saw it. */
      decidedAt: z.optional(z.iso.datetime({ offset: true })),
    }),
  ),
  response: envelope(leave),
});

/** Conflicts of a leave of some days: shown while choosing and while deciding. */
export const leaveConflicts = z.object({
  /** Other pending or approved leaves of the employee. */
  overlaps: z.array(leave),
  /** Work dates among the days on which the employee has punched in. */
  punchedDays: z.array(calendarDate),
  /** Who else of the department is away or has asked to be; for administrators only, else empty. */
  away: z.array(leave),
});

/** Conflicts of some days, for oneself or, by an administrator, for an employee. */
export const getLeaveConflicts = defineCall({
  ...ENDPOINTS.getLeaveConflicts,
  query: z.object({
    startDate: calendarDate,
    endDate: calendarDate,
    employeeId: z.optional(rowId),
    /** The leave that is being decided, which is no conflict of its own. */
    leaveId: z.optional(rowId),
  }),
  response: envelope(leaveConflicts),
});

export type LeaveConflictsBody = z.infer<typeof leaveConflicts>;

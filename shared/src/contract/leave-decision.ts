import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { calendarDate, envelope, optionalReason, rowId } from './envelope.ts';
import { leave } from './leave.ts';

const ofLeave = z.object({ id: rowId });

/**
 * Decides a leave (capability `leave.decide`, design §10). A rejection needs a reason. Administrators may not decide
 * their own, except the only active one, with a reason. Repeating the same decision changes nothing, a different one
 * is 409.
 */
export const decideLeave = defineCall({
  ...ENDPOINTS.decideLeave,
  params: ofLeave,
  body: z.object({ status: z.enum(['Approved', 'Rejected']), reason: optionalReason }),
  response: envelope(leave),
});

/**
 * Returns a leave to Pending: within 10 s of its decision silently, later with a reason and a mail, until the leave has
 * started (design §10). With `decidedAt`, reverts only that decision: 409 when there is a later one.
 */
export const reopenLeave = defineCall({
  ...ENDPOINTS.reopenLeave,
  params: ofLeave,
  body: z.nullish(
    z.object({
      reason: optionalReason,
      /** The value of the leave that the caller saw. */
      decidedAt: z.optional(z.iso.datetime({ offset: true })),
    }),
  ),
  response: envelope(leave),
});

/** Conflicts of a leave with given dates, shown when requesting and when deciding it. */
export const leaveConflicts = z.object({
  /** Other pending or approved leaves of the employee. */
  overlaps: z.array(leave),
  /** Work dates in the leave on which the employee punched in. */
  punchedDays: z.array(calendarDate),
  /** Approved and pending leaves of others in the department; for administrators only, else empty. */
  away: z.array(leave),
});

/** Conflicts of given dates for the caller or, for administrators, for any employee. */
export const getLeaveConflicts = defineCall({
  ...ENDPOINTS.getLeaveConflicts,
  query: z.object({
    startDate: calendarDate,
    endDate: calendarDate,
    employeeId: z.optional(rowId),
    /** The leave that is being decided, which is not its own conflict. */
    leaveId: z.optional(rowId),
  }),
  response: envelope(leaveConflicts),
});

export type LeaveConflictsBody = z.infer<typeof leaveConflicts>;

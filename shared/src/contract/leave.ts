import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { LEAVE_STATUSES, LEAVE_TYPES } from './enums.ts';
import {
  calendarDate,
  departmentName,
  envelope,
  optionalReason,
  pageNumber,
  rowId,
  searchTerm,
} from './envelope.ts';
import { sortedBy } from './lists/sorting.ts';
import { LEAVE_SORTS } from './lists/sorts.ts';

/**
 * A leave (spec §3). Dates are company dates without time, both ends included. Our server always sends the optional
 * fields; other backends do not have them.
 */
export const leave = z.object({
  id: z.int(),
  employeeId: z.int(),
  employeeName: z.string(),
  type: z.string(),
  startDate: calendarDate,
  endDate: calendarDate,
  appliedOn: calendarDate,
  status: z.enum(LEAVE_STATUSES),
  department: z.optional(z.nullable(z.string())),
  /** Inclusive days. */
  days: z.optional(z.int()),
  /** Like the whole list, visible to the employee and to administrators only. */
  reason: z.optional(z.nullable(z.string())),
  /** Name of the administrator who requested it on the employee's behalf. */
  requestedBy: z.optional(z.nullable(z.string())),
  decidedBy: z.optional(z.nullable(z.string())),
  /** ISO 8601 with the company's offset. */
  decidedAt: z.optional(z.nullable(z.string())),
  decisionReason: z.optional(z.nullable(z.string())),
  /** Decided by the only active administrator for themselves (design §10). */
  isSelfDecided: z.optional(z.boolean()),
  /** Whether the calling administrator may decide it; only in lists, and absent for employees (design §10). */
  mayDecide: z.optional(z.boolean()),
});

/** Number of leaves in each status, over all pages (spec §2, Leave Management counters). */
export const leaveCounts = z.object({ Pending: z.int(), Approved: z.int(), Rejected: z.int() });

const leavesQuery = z.object({
  page: z.optional(pageNumber),
  status: z.optional(z.enum(LEAVE_STATUSES)),
  type: z.optional(z.string().check(z.trim(), z.maxLength(40))),
  employeeId: z.optional(rowId),
  search: z.optional(searchTerm),
  department: z.optional(departmentName),
  /** Leaves that overlap these days. */
  from: z.optional(calendarDate),
  to: z.optional(calendarDate),
  ...sortedBy(LEAVE_SORTS),
});

/**
 * Leaves (spec §7). Without `page`: those ending this year or later. With `page` (capability `leaves.page`): one page,
 * with `total`, `pageSize` and `counts`, which apply every filter except the status (design §15.6). Employees see only
 * their own.
 */
export const listLeaves = defineCall({
  ...ENDPOINTS.listLeaves,
  query: leavesQuery,
  response: z.object({
    status: z.boolean(),
    message: z.string(),
    data: z.array(leave),
    total: z.optional(z.int()),
    pageSize: z.optional(z.int()),
    counts: z.optional(leaveCounts),
  }),
});

const LEAVE_TYPE_MESSAGE = `Type must be one of ${LEAVE_TYPES.join(', ')}`;

/** A missing type has its own message. */
const isLeaveType = (type: string) => type === '' || LEAVE_TYPES.some((known) => known === type);

const leaveRequest = z.object({
  type: z
    .string()
    .check(z.trim(), z.minLength(1, 'Type is required'), z.refine(isLeaveType, LEAVE_TYPE_MESSAGE)),
  startDate: calendarDate,
  endDate: calendarDate,
  reason: optionalReason,
});

/** Requests a leave for the caller (design §8). It must not overlap a pending or approved one (design §10). */
export const requestLeave = defineCall({
  ...ENDPOINTS.requestLeave,
  body: leaveRequest,
  response: envelope(leave),
});

/** Requests a leave on behalf of an employee (design §8); it needs a decision like any other. */
export const requestLeaveFor = defineCall({
  ...ENDPOINTS.requestLeaveFor,
  body: z.extend(leaveRequest, { employeeId: z.int() }),
  response: envelope(leave),
});

/** Withdraws a pending leave: the caller's own, or one requested on behalf of an employee (design §15.7). */
export const withdrawLeave = defineCall({
  ...ENDPOINTS.withdrawLeave,
  params: z.object({ id: rowId }),
  response: envelope(z.null()),
});

export type LeaveBody = z.infer<typeof leave>;
export type LeaveCounts = z.infer<typeof leaveCounts>;
export type LeaveRequestInput = z.input<(typeof requestLeaveFor)['body']>;

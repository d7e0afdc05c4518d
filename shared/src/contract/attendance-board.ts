import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { calendarDate, departmentName, pageEnvelope, pageNumber, searchTerm } from './envelope.ts';
import { sortedBy } from './lists/sorting.ts';
import { BOARD_SORTS } from './lists/sorts.ts';

/** Where everyone is; an employee is in one of them. */
export const BOARD_STATES = [
  'due',
  'at-work',
  'late',
  'on-break',
  'left',
  'missing',
  'on-leave',
  'still-open',
] as const;

export type BoardState = (typeof BOARD_STATES)[number];

/** An employee on the board of today. Wall-clock texts are in the zone of the employee's day. */
export const boardRow = z.object({
  employeeId: z.int(),
  employeeName: z.string(),
  employeeCode: z.string(),
  department: z.nullable(z.string()),
  state: z.enum(BOARD_STATES),
  /** The last punch, or the start of the break. All times are those of the employee's zone. */
  since: z.nullable(z.string()),
  /** The shifts of the work date: of the open log, else of today. Empty without. */
  shifts: z.array(z.object({ start: z.string(), end: z.string() })),
  lateMins: z.int(),
  /** The work date of the open log, for `still-open`. */
  workDate: z.nullable(calendarDate),
  timeLogId: z.nullable(z.int()),
  /** When it is not the company's. */
  zone: z.nullable(z.string()),
});

/**
 * Who should be here today, and who is (docs/working-time.md#board). `counts` apply search and department, not the state.
 * Employees who have a day off, a holiday or no plan are on it only when they have punched in.
 */
export const getAttendanceBoard = defineCall({
  ...ENDPOINTS.getAttendanceBoard,
  query: z.object({
    page: z.optional(pageNumber),
    state: z.optional(z.enum(BOARD_STATES)),
    search: z.optional(searchTerm),
    department: z.optional(departmentName),
    ...sortedBy(BOARD_SORTS),
  }),
  response: z.extend(pageEnvelope(boardRow), {
    counts: z.record(z.enum(BOARD_STATES), z.int()),
    today: calendarDate,
  }),
});

export type BoardRowBody = z.infer<typeof boardRow>;

import * as z from 'zod/mini';
import type { BoardState } from '../attendance-board.ts';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { calendarDate, departmentName, envelope } from '../envelope.ts';

/**
 * The states of the board (docs/working-time.md#board) that the dashboard shows: without those who have left, and without logs
 * of an earlier day that are still open.
 */
export const NOW_STATES = [
  'at-work',
  'late',
  'on-break',
  'missing',
  'due',
  'on-leave',
] as const satisfies readonly BoardState[];

export type NowState = (typeof NOW_STATES)[number];

/** Where an employee is now. Instants are ISO 8601 with the offset of the employee's zone. */
const nowPerson = z.object({
  employeeId: z.int(),
  employeeName: z.string(),
  department: z.nullable(z.string()),
  state: z.enum(NOW_STATES),
  /** The date whose plan counts: yesterday's during a night shift. */
  workDate: calendarDate,
  /** The punch-in, or the start of the break; null for someone who is not here. */
  since: z.nullable(z.string()),
  /** When the first shift of `workDate` starts; null without a plan. */
  plannedStart: z.nullable(z.string()),
  /** Null for the company's. */
  zone: z.nullable(z.string()),
});

/**
 * Who is here, on a break, on leave, due or missing (capability `now`, docs/working-time.md#board): how many are in each
 * state, and the first 24 of each by name. A department limits both.
 */
export const getNow = defineCall({
  ...ENDPOINTS.getNow,
  query: z.object({ department: z.optional(departmentName) }),
  response: envelope(
    z.object({
      counts: z.record(z.enum(NOW_STATES), z.int()),
      people: z.array(nowPerson),
    }),
  ),
});

/**
 * How many employees punched in, and how many were on an approved leave, on each of the last 14 company dates, the oldest
 * first and today included (capability `now`).
 */
export const getRecentDays = defineCall({
  ...ENDPOINTS.getRecentDays,
  response: envelope(
    z.array(z.object({ date: calendarDate, punchedIn: z.int(), onLeave: z.int() })),
  ),
});

export type NowPersonBody = z.infer<typeof nowPerson>;

import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import {
  calendarDate,
  envelope,
  pageEnvelope,
  pageNumber,
  requiredReason,
  rowId,
} from './envelope.ts';

/** The most minutes of an adjustment: a month of long days. */
export const MAX_ADJUSTMENT_MINS = 30_000;

/** Minutes that are added to a balance (docs/working-time.md#sums). */
export const adjustment = z.object({
  id: z.int(),
  employeeId: z.int(),
  employeeName: z.string(),
  employeeCode: z.string(),
  /** The day that it is about. */
  forDate: calendarDate,
  /** The day in whose balance it counts. */
  postedDate: calendarDate,
  kind: z.enum(['correction', 'manual']),
  minutes: z.int(),
  reason: z.string(),
  createdBy: z.nullable(z.string()),
  /** ISO 8601 with the company's offset. */
  createdAt: z.string(),
});

/** Adjustments, the latest first. */
export const listAdjustments = defineCall({
  ...ENDPOINTS.listAdjustments,
  query: z.object({
    page: z.optional(pageNumber),
    employeeId: z.optional(rowId),
    from: z.optional(calendarDate),
    to: z.optional(calendarDate),
    /** Id of a period: those that its figures include. */
    postedIn: z.optional(rowId),
    /** Id of a period: those about its closed days that count on another day. */
    about: z.optional(rowId),
  }),
  response: pageEnvelope(adjustment),
});

/**
 * Adds minutes to an employee's balance, or takes them away. They are posted on `postedDate`, today by default; 409 when that day is
 * closed.
 */
export const createAdjustment = defineCall({
  ...ENDPOINTS.createAdjustment,
  body: z.object({
    employeeId: z.int().check(z.gte(1), z.lte(2_147_483_647)),
    forDate: calendarDate,
    postedDate: z.optional(z.nullable(calendarDate)),
    minutes: z.int().check(
      z.gte(-MAX_ADJUSTMENT_MINS, `At least −${MAX_ADJUSTMENT_MINS} minutes`),
      z.lte(MAX_ADJUSTMENT_MINS, `At most ${MAX_ADJUSTMENT_MINS} minutes`),
      z.refine((minutes) => minutes !== 0, 'Minutes must not be 0'),
    ),
    reason: requiredReason,
  }),
  response: envelope(adjustment),
});

/** Deletes a manual adjustment that is posted on an open day. */
export const deleteAdjustment = defineCall({
  ...ENDPOINTS.deleteAdjustment,
  params: z.object({ id: rowId }),
  response: envelope(z.null()),
});

export type AdjustmentBody = z.infer<typeof adjustment>;

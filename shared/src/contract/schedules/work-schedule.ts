import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { calendarDate, envelope, rowId } from '../envelope.ts';
import { requiredText } from '../fields.ts';
import { baseVersion } from './plan-fields.ts';
import { PLAN_RULES } from './plan-rules.ts';

/** The most days of a cycle. */
export const MAX_CYCLE_DAYS = 366;
/** The most shifts of a day. */
export const MAX_SHIFTS_PER_DAY = 4;

/** Ids of the shifts of a day in the order of their starts; none is a day off. */
export const shiftIds = z
  .array(z.int().check(z.gte(1), z.lte(2_147_483_647)))
  .check(z.maxLength(MAX_SHIFTS_PER_DAY, `A day can have at most ${MAX_SHIFTS_PER_DAY} shifts`));

const CYCLE = `A cycle has 1 to ${MAX_CYCLE_DAYS} days`;
const days = z.array(shiftIds).check(z.minLength(1, CYCLE), z.maxLength(MAX_CYCLE_DAYS, CYCLE));

/** A work schedule, which repeats its days from the anchor date on, and before it (docs/working-time.md#plans). */
export const workSchedule = z.object({
  id: z.int(),
  name: z.string(),
  cycleDays: z.int(),
  anchorDate: calendarDate,
  /** One entry for each day of the cycle: the ids of its shifts, none for a day off. */
  days: z.array(z.array(z.int())),
  version: z.int(),
  /** How many assignments have it, also past and future ones. */
  assignments: z.int(),
});

const ofSchedule = z.object({ id: rowId });

/** All work schedules, by name. */
export const listWorkSchedules = defineCall({
  ...ENDPOINTS.listWorkSchedules,
  response: envelope(z.array(workSchedule)),
});

/** Adds a work schedule; the length of `days` is that of its cycle. */
export const createWorkSchedule = defineCall({
  ...ENDPOINTS.createWorkSchedule,
  body: z.object({ name: requiredText(PLAN_RULES.name), anchorDate: calendarDate, days }),
  response: envelope(workSchedule),
});

/** Changes a work schedule for everyone who has it, also in the past: an absent field is unchanged. */
export const updateWorkSchedule = defineCall({
  ...ENDPOINTS.updateWorkSchedule,
  params: ofSchedule,
  body: z.object({
    name: z.optional(requiredText(PLAN_RULES.name)),
    anchorDate: z.optional(calendarDate),
    days: z.optional(days),
    version: baseVersion,
  }),
  response: envelope(workSchedule),
});

/** Deletes a work schedule; 409 while an assignment has it. */
export const deleteWorkSchedule = defineCall({
  ...ENDPOINTS.deleteWorkSchedule,
  params: ofSchedule,
  response: envelope(z.null()),
});

export type WorkScheduleBody = z.infer<typeof workSchedule>;

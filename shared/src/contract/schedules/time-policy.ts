import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { envelope, rowId } from '../envelope.ts';
import { requiredText } from '../fields.ts';
import { changedDates, minutes, planScope, timeOfDay, undoOf, validDates } from './plan-fields.ts';
import { PLAN_RULES } from './plan-rules.ts';

/** Minutes to which worked time can be rounded. */
export const ROUNDING_STEPS = [1, 5, 6, 10, 15, 30, 60] as const;
export const OVERTIME_BUCKETS = ['daily', 'weekly', 'holiday', 'night', 'day_off'] as const;
/** The most break rules of a policy. */
export const MAX_BREAK_RULES = 5;

const WEEK_MIN = 7 * 24 * 60;
const MULTIPLIER = 'Multiplier must be a number from 0 to 10 with at most two decimals';
const STEP = `Rounding must be to ${ROUNDING_STEPS.join(', ')} minutes`;

const breakRule = z.object({
  /** The rule counts when more than these minutes were worked. */
  afterMin: minutes('Minutes of work before the break'),
  minutes: minutes('Minutes of the break', { min: 1 }),
  isPaid: z.boolean(),
});
const payRule = z.object({
  bucket: z.enum(OVERTIME_BUCKETS),
  multiplier: z.number(MULTIPLIER).check(
    z.gte(0, MULTIPLIER),
    z.lte(10, MULTIPLIER),
    z.refine((value) => Number(value.toFixed(2)) === value, MULTIPLIER),
  ),
});

/** The fields of a time policy (docs/working-time.md#minutes-of-a-day). */
const policyFields = z.object({
  name: requiredText(PLAN_RULES.name),
  rounding: z.enum(['nearest', 'down', 'up']),
  stepMin: z
    .int(STEP)
    .check(z.refine((step) => (ROUNDING_STEPS as readonly number[]).includes(step), STEP)),
  breakRules: z
    .array(breakRule)
    .check(
      z.maxLength(MAX_BREAK_RULES, `A policy can have at most ${MAX_BREAK_RULES} break rules`),
    ),
  overtimeDailyAfterMin: z.nullable(minutes('Daily minutes before overtime')),
  overtimeWeeklyAfterMin: z.nullable(minutes('Weekly minutes before overtime', { max: WEEK_MIN })),
  nightFrom: z.nullable(timeOfDay('Start of the night')),
  nightTo: z.nullable(timeOfDay('End of the night')),
  payRules: z.array(payRule).check(
    z.maxLength(OVERTIME_BUCKETS.length, 'Each kind of overtime can have one pay rule'),
    z.refine(
      (rules) => new Set(rules.map(({ bucket }) => bucket)).size === rules.length,
      'Each kind of overtime can have one pay rule',
    ),
  ),
});

/** How time is counted in a scope for a range of dates. */
export const timePolicy = z.object({
  id: z.int(),
  ...validDates,
  name: z.string(),
  rounding: z.enum(['nearest', 'down', 'up']),
  stepMin: z.int(),
  breakRules: z.array(z.object({ afterMin: z.int(), minutes: z.int(), isPaid: z.boolean() })),
  overtimeDailyAfterMin: z.nullable(z.int()),
  overtimeWeeklyAfterMin: z.nullable(z.int()),
  nightFrom: z.nullable(z.string()),
  nightTo: z.nullable(z.string()),
  payRules: z.array(z.object({ bucket: z.enum(OVERTIME_BUCKETS), multiplier: z.number() })),
});

/** As in `setAssignment`. */
const undo = z.nullable(undoOf(timePolicy));

/** The time policies of a scope, the oldest first. Where it has none, the wider scope counts. */
export const listTimePolicies = defineCall({
  ...ENDPOINTS.listTimePolicies,
  query: z.object({ scope: planScope }),
  response: envelope(z.array(timePolicy)),
});

/**
 * Sets fields of the policy of a scope for a range of dates, and nothing outside of it: an absent field keeps what was, or has
 * the default where there was no policy, which needs a name. `employees` is as in `setAssignment`.
 */
export const setTimePolicy = defineCall({
  ...ENDPOINTS.setTimePolicy,
  body: z.extend(z.partial(policyFields), { scope: planScope, ...changedDates }),
  response: envelope(z.object({ policies: z.array(timePolicy), employees: z.int(), undo })),
});

/** Deletes a policy, so that the wider scope counts on its dates, or the default policy. */
export const deleteTimePolicy = defineCall({
  ...ENDPOINTS.deleteTimePolicy,
  params: z.object({ id: rowId }),
  response: envelope(z.object({ undo })),
});

/** As `undoAssignments`, for the policies of a scope. */
export const undoTimePolicies = defineCall({
  ...ENDPOINTS.undoTimePolicies,
  body: undoOf(z.extend(policyFields, { id: z.int(), ...validDates })),
  response: envelope(z.null()),
});

export type TimePolicyBody = z.infer<typeof timePolicy>;
export type TimePolicyFields = z.infer<typeof policyFields>;

import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { envelope, rowId } from '../envelope.ts';
import { requiredText } from '../fields.ts';
import { baseVersion, minutes, timeOfDay } from './plan-fields.ts';
import { PLAN_RULES } from './plan-rules.ts';

/** Names of the theme in which a shift is shown. */
export const SHIFT_COLOURS = [
  'blue',
  'cyan',
  'green',
  'gold',
  'orange',
  'red',
  'magenta',
  'purple',
  'grey',
] as const;

const optionalTime = (label: string) => z.nullable(timeOfDay(label));

/** The fields of a shift (docs/working-time.md#plans). Times are `HH:mm`; an end at or before the start is on the next day. */
const shiftFields = z.object({
  name: requiredText(PLAN_RULES.name),
  kind: z.enum(['fixed', 'flexible']),
  startTime: timeOfDay('Start'),
  endTime: timeOfDay('End'),
  expectedMin: minutes('Expected minutes'),
  coreFrom: optionalTime('Start of core hours'),
  coreTo: optionalTime('End of core hours'),
  unpaidBreakMin: minutes('Unpaid break'),
  halfAt: optionalTime('Middle of the day'),
  graceInMin: minutes('Grace at the start', { max: 240 }),
  graceOutMin: minutes('Grace at the end', { max: 240 }),
  acceptBeforeMin: minutes('Acceptance before the start'),
  acceptAfterMin: minutes('Acceptance after the end'),
  halfDayBelowMin: z.nullable(minutes('The limit of a half-day')),
  absentBelowMin: z.nullable(minutes('The limit of an absence')),
  colour: z.enum(SHIFT_COLOURS),
});

/** A shift, and where it is used. */
export const shift = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(['fixed', 'flexible']),
  startTime: z.string(),
  endTime: z.string(),
  expectedMin: z.int(),
  coreFrom: z.nullable(z.string()),
  coreTo: z.nullable(z.string()),
  unpaidBreakMin: z.int(),
  halfAt: z.nullable(z.string()),
  graceInMin: z.int(),
  graceOutMin: z.int(),
  acceptBeforeMin: z.int(),
  acceptAfterMin: z.int(),
  halfDayBelowMin: z.nullable(z.int()),
  absentBelowMin: z.nullable(z.int()),
  colour: z.string(),
  version: z.int(),
  /** How many work schedules have it. */
  schedules: z.int(),
  /** On how many days of employees it is rostered. */
  rosterEntries: z.int(),
});

const ofShift = z.object({ id: rowId });

/** All shifts, by name. */
export const listShifts = defineCall({
  ...ENDPOINTS.listShifts,
  response: envelope(z.array(shift)),
});

/** Adds a shift. An absent field has the default of a new shift. */
export const createShift = defineCall({
  ...ENDPOINTS.createShift,
  body: z.extend(z.partial(shiftFields), {
    name: shiftFields.shape.name,
    startTime: shiftFields.shape.startTime,
    endTime: shiftFields.shape.endTime,
    expectedMin: shiftFields.shape.expectedMin,
  }),
  response: envelope(shift),
});

/** Changes a shift wherever it is used, also in the past: an absent field is unchanged, null removes it (design §9). */
export const updateShift = defineCall({
  ...ENDPOINTS.updateShift,
  params: ofShift,
  body: z.extend(z.partial(shiftFields), { version: baseVersion }),
  response: envelope(shift),
});

/** Deletes a shift; 409 while a work schedule or a roster has it. */
export const deleteShift = defineCall({
  ...ENDPOINTS.deleteShift,
  params: ofShift,
  response: envelope(z.null()),
});

export type ShiftBody = z.infer<typeof shift>;
export type ShiftFields = z.infer<typeof shiftFields>;

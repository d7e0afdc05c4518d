import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { envelope, rowId } from '../envelope.ts';
import { changedDates, planScope, undoOf, validDates, zoneName } from './plan-fields.ts';

/** What a scope has for a range of dates; a null field is that of the wider scope (docs/working-time.md#plans). */
export const assignment = z.object({
  id: z.int(),
  ...validDates,
  scheduleId: z.nullable(z.int()),
  scheduleName: z.nullable(z.string()),
  calendarId: z.nullable(z.int()),
  calendarName: z.nullable(z.string()),
  zone: z.nullable(z.string()),
});

const optionalId = z.optional(z.nullable(z.int().check(z.gte(1), z.lte(2_147_483_647))));

const entry = z.omit(assignment, { scheduleName: true, calendarName: true });
/** What undoes a change: send it back as it is. Null when nothing has changed, or too much. */
const undo = z.nullable(undoOf(entry));

/** The assignments of a scope, the oldest first. */
export const listAssignments = defineCall({
  ...ENDPOINTS.listAssignments,
  query: z.object({ scope: planScope }),
  response: envelope(z.array(assignment)),
});

/**
 * Sets fields of a scope for a range of dates, and nothing outside of it: an absent field keeps what was, null leaves it to the
 * wider scope. `employees` is how many employees belong to the scope on a date of the range; 0 when nothing changes.
 */
export const setAssignment = defineCall({
  ...ENDPOINTS.setAssignment,
  body: z.object({
    scope: planScope,
    ...changedDates,
    scheduleId: optionalId,
    calendarId: optionalId,
    zone: z.optional(z.nullable(zoneName)),
  }),
  response: envelope(z.object({ assignments: z.array(assignment), employees: z.int(), undo })),
});

/** Deletes an assignment, so that the wider scope counts on its dates; 409 for the last one of the company. */
export const deleteAssignment = defineCall({
  ...ENDPOINTS.deleteAssignment,
  params: z.object({ id: rowId }),
  response: envelope(z.object({ undo })),
});

/**
 * Restores what a scope had before a change, with the `undo` of its response; 409 when the scope has been changed since: then
 * nothing is undone.
 */
export const undoAssignments = defineCall({
  ...ENDPOINTS.undoAssignments,
  body: undoOf(
    z.extend(entry, {
      scheduleId: optionalId,
      calendarId: optionalId,
      zone: z.nullable(zoneName),
    }),
  ),
  response: envelope(z.null()),
});

export type AssignmentBody = z.infer<typeof assignment>;

import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { calendarDate, departmentName, envelope, queryBoolean, searchTerm } from '../envelope.ts';
import { optionalText } from '../fields.ts';
import { PLAN_RULES } from './plan-rules.ts';
import { shiftIds } from './work-schedule.ts';

/** The most employees whose week one call copies. */
export const MAX_COPIED_PEOPLE = 200;
/** The most days that one call undoes; a wider change cannot be undone. */
export const MAX_UNDONE_DAYS = 7 * MAX_COPIED_PEOPLE;

const undoneDay = {
  employeeId: z.int().check(z.gte(1), z.lte(2_147_483_647)),
  date: calendarDate,
  /** Whether there was a draft after the change. */
  isDraft: z.boolean(),
};

/** What undoes a change of drafts: send it back as it is. */
export const rosterUndo = z.object({
  /** Names the change: a draft that has been changed since is not undone. */
  revision: z.int(),
  days: z.array(
    z.object({
      ...undoneDay,
      /** The draft before the change. Without `shiftIds` the schedule counts; null when there was none. */
      draft: z.nullable(
        z.object({ shiftIds: z.nullable(z.array(z.int())), reason: z.nullable(z.string()) }),
      ),
      /** The published entry at the change; null when there was none. */
      published: z.nullable(
        z.object({ shiftIds: z.array(z.int()), reason: z.nullable(z.string()) }),
      ),
    }),
  ),
});

const reason = optionalText(PLAN_RULES.rosterReason);
const undoneDays = z
  .array(
    z.object({
      ...undoneDay,
      draft: z.nullable(z.object({ shiftIds: z.nullable(shiftIds), reason })),
      /** Absent: not compared. */
      published: z.optional(z.nullable(z.object({ shiftIds, reason }))),
    }),
  )
  .check(z.maxLength(MAX_UNDONE_DAYS));

const undo = z.nullable(rosterUndo);
const people = {
  search: z.optional(searchTerm),
  department: z.optional(departmentName),
};

/** Why a day is left out of a copy. */
export const COPY_SKIPS = ['closed', 'not-employed', 'leave'] as const;

const copiedDay = { employeeId: z.int(), employeeName: z.string(), date: calendarDate };

/** What a copy of a week changes; dates are those of the target week. */
export const rosterCopy = z.object({
  /** Employees with a changed day. */
  people: z.int(),
  /** Days that get the entry of the other week. */
  changes: z.int(),
  /** Those of them that have another entry now. */
  overwritten: z.array(z.object(copiedDay)),
  skipped: z.array(z.object({ ...copiedDay, why: z.enum(COPY_SKIPS) })),
});

/** Previews {@link copyRoster}; 422 for more than 200 employees. */
export const previewRosterCopy = defineCall({
  ...ENDPOINTS.previewRosterCopy,
  query: z.object({
    from: calendarDate,
    to: calendarDate,
    includesPlanned: z.optional(queryBoolean),
    ...people,
  }),
  response: envelope(rosterCopy),
});

/**
 * Drafts for the seven days from `to` on what the seven days from `from` on have, for the employees of a filter; all of it or
 * nothing. It names what the preview showed, and is refused with 409 when that has changed.
 */
export const copyRoster = defineCall({
  ...ENDPOINTS.copyRoster,
  body: z.object({
    from: calendarDate,
    to: calendarDate,
    /** Copies also what the schedules plan, as roster entries. */
    includesPlanned: z.optional(z.boolean()),
    changes: z.int().check(z.gte(0)),
    overwritten: z.int().check(z.gte(0)),
    ...people,
  }),
  response: envelope(z.object({ changes: z.int(), undo })),
});

const ofWeek = z.object({ from: calendarDate, ...people });

/**
 * Publishes the drafts of the seven days from a date on, for the employees of a filter: they count from now on, and their employees
 * are notified. Drafts on closed days stay.
 */
export const publishRoster = defineCall({
  ...ENDPOINTS.publishRoster,
  body: ofWeek,
  response: envelope(z.object({ published: z.int(), people: z.int(), closed: z.int() })),
});

/** Discards the drafts of the seven days from a date on, for the employees of a filter. */
export const discardRosterDrafts = defineCall({
  ...ENDPOINTS.discardRosterDrafts,
  body: ofWeek,
  response: envelope(z.object({ discarded: z.int(), undo })),
});

/** Undoes a change of drafts, all of it or nothing; 409 when a draft has been changed or published since. */
export const undoRosterChanges = defineCall({
  ...ENDPOINTS.undoRosterChanges,
  body: z.object({ revision: z.int(), days: undoneDays }),
  response: envelope(z.object({ days: z.int() })),
});

export type RosterUndoBody = z.infer<typeof rosterUndo>;
export type RosterCopyBody = z.infer<typeof rosterCopy>;

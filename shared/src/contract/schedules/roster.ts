import * as z from 'zod/mini';
import { ROSTER_CONFLICTS } from '../../domain/index.ts';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import {
  calendarDate,
  departmentName,
  envelope,
  pageEnvelope,
  pageNumber,
  rowId,
  searchTerm,
} from '../envelope.ts';
import { optionalText } from '../fields.ts';
import { PLAN_RULES } from './plan-rules.ts';
import { rosterUndo } from './roster-drafts.ts';
import { shiftIds } from './work-schedule.ts';

/** The most days of a roster that one call returns. */
export const MAX_ROSTER_DAYS = 62;

/** What is wrong with a day of a roster (docs/working-time.md#rosters). */
export const rosterConflict = z.object({
  kind: z.enum(ROSTER_CONFLICTS),
  date: calendarDate,
  /** The date of the other shift. */
  otherDate: z.nullable(calendarDate),
  /** The rest that there is. */
  minutes: z.nullable(z.int()),
  /** Days in a row with shifts. */
  days: z.nullable(z.int()),
});

/**
 * A day of an employee: the roster entry if there is one, and what is planned (docs/working-time.md#planned-day), both with what is
 * not published yet.
 */
export const rosterDay = z.object({
  date: calendarDate,
  /** Replaces the schedule; without shifts it is a day off. */
  entry: z.nullable(z.object({ shiftIds: z.array(z.int()), reason: z.nullable(z.string()) })),
  /** The entry, or its absence, is not published yet. */
  isDraft: z.boolean(),
  kind: z.enum(['shifts', 'holiday', 'day-off', 'unplanned']),
  /** Start and end are `HH:mm` in the zone of the employee's plan. */
  shifts: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      colour: z.string(),
      start: z.string(),
      end: z.string(),
    }),
  ),
  /** Name of the holiday, also of half a one, and of one that the entry overrides. */
  holiday: z.nullable(z.string()),
  isRostered: z.boolean(),
  /** Type of the approved leave. */
  leave: z.nullable(z.string()),
  /** Type of the leave that waits for a decision. */
  pendingLeave: z.nullable(z.string()),
  isEmployed: z.boolean(),
  /** In a closed period, so that the entry cannot be changed. */
  isClosed: z.boolean(),
  conflicts: z.array(rosterConflict),
});

/** An employee's days of a roster, in order. */
export const rosterRow = z.object({
  employeeId: z.int(),
  employeeCode: z.string(),
  employeeName: z.string(),
  department: z.nullable(z.string()),
  days: z.array(rosterDay),
});

/** Whose roster. */
const people = {
  search: z.optional(searchTerm),
  department: z.optional(departmentName),
};

/** The roster of at most 62 days: ten employees per page, ordered by id, who are employed on at least one of the days. */
export const getRoster = defineCall({
  ...ENDPOINTS.getRoster,
  query: z.object({
    from: calendarDate,
    to: calendarDate,
    page: z.optional(pageNumber),
    ...people,
  }),
  response: pageEnvelope(rosterRow),
});

/** The most conflicts that a summary lists. */
export const MAX_LISTED_CONFLICTS = 100;

/** For more employees, the summary has only the conflicts of those with drafts, and no cover. */
export const MAX_SUMMARISED_PEOPLE = 1000;

/** The seven days from a date on, over all pages of the roster: drafts, how many people have which shift, and conflicts. */
export const rosterSummary = z.object({
  people: z.int(),
  /** False for more than {@link MAX_SUMMARISED_PEOPLE}. */
  isComplete: z.boolean(),
  /** Days that are not published yet, and of how many employees. */
  drafts: z.int(),
  draftPeople: z.int(),
  /** One entry per day. Employees with an approved leave are not counted. */
  cover: z.array(
    z.object({
      date: calendarDate,
      shifts: z.array(
        z.object({ id: z.int(), name: z.string(), colour: z.string(), people: z.int() }),
      ),
    }),
  ),
  /** By date; at most {@link MAX_LISTED_CONFLICTS} of them. */
  conflicts: z.array(
    z.extend(rosterConflict, {
      employeeId: z.int(),
      employeeName: z.string(),
      /** The page of the roster that has the employee. */
      page: z.int(),
    }),
  ),
  /** Also those that are not listed. */
  conflictTotal: z.int(),
  /** How many of them are notes only: shifts on a holiday. */
  noteTotal: z.int(),
});

/** The summary of the seven days from a date on. */
export const getRosterSummary = defineCall({
  ...ENDPOINTS.getRosterSummary,
  query: z.object({ from: calendarDate, ...people }),
  response: envelope(rosterSummary),
});

const ofEntry = z.object({ employeeId: rowId, date: calendarDate });
const changedDay = z.object({ day: rosterDay, undo: z.nullable(rosterUndo) });

/** Drafts the shifts of an employee on a date, or a day off; 409 on a closed day. It counts once it is published. */
export const setRosterEntry = defineCall({
  ...ENDPOINTS.setRosterEntry,
  params: ofEntry,
  body: z.object({ shiftIds, reason: optionalText(PLAN_RULES.rosterReason) }),
  response: envelope(changedDay),
});

/** Drafts that the schedule counts again on a date; 404 without a roster entry, 409 on a closed day. */
export const deleteRosterEntry = defineCall({
  ...ENDPOINTS.deleteRosterEntry,
  params: ofEntry,
  response: envelope(changedDay),
});

export type RosterDayBody = z.infer<typeof rosterDay>;
export type RosterRowBody = z.infer<typeof rosterRow>;
export type RosterSummaryBody = z.infer<typeof rosterSummary>;

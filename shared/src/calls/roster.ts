import type { QueryOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import {
  asFields,
  type Fields,
  readBoolean,
  readCount,
  readName,
  readNumber,
  readText,
} from './reading/fields.ts';
import { objectsOf, type ReadList, readList, readObject } from './reading/list.ts';
import { requestData } from './request.ts';

/** What is wrong with a day (docs/working-time.md#rosters). */
export interface RosterConflict {
  /** A name of `ROSTER_CONFLICTS`, unless the server knows more of them. */
  readonly kind: string | null;
  readonly date: string | null;
  readonly otherDate: string | null;
  readonly minutes: number | null;
  readonly days: number | null;
}

/** A shift of a roster; times are `HH:mm` in the zone of the plan. */
export interface RosterShift {
  readonly id: number | null;
  readonly name: string | null;
  readonly colour: string | null;
  readonly start: string | null;
  readonly end: string | null;
}

/** A day of an employee, with what is not published yet. */
export interface RosterDay {
  readonly date: string | null;
  /** What was chosen for this date; without shifts a day off. */
  readonly entry: { readonly shiftIds: readonly number[]; readonly reason: string | null } | null;
  /** Not published yet. */
  readonly isDraft: boolean;
  /** `shifts`, `holiday`, `day-off` or `unplanned`. */
  readonly kind: string | null;
  readonly shifts: readonly RosterShift[];
  readonly holiday: string | null;
  readonly leave: string | null;
  readonly pendingLeave: string | null;
  readonly isEmployed: boolean;
  readonly isClosed: boolean;
  readonly conflicts: readonly RosterConflict[];
}

export interface RosterRow {
  readonly id: number | null;
  readonly employeeName: string | null;
  readonly department: string | null;
  readonly days: readonly RosterDay[];
}

/** A week of the roster over all its pages. */
export interface RosterSummary {
  readonly people: number;
  /** False for many people: then only the conflicts of those with drafts are known, and no cover. */
  readonly isComplete: boolean;
  readonly drafts: number;
  readonly draftPeople: number;
  readonly cover: readonly {
    readonly date: string | null;
    readonly shifts: readonly {
      readonly id: number | null;
      readonly name: string | null;
      readonly colour: string | null;
      readonly people: number;
    }[];
  }[];
  readonly conflicts: readonly (RosterConflict & {
    readonly employeeId: number | null;
    readonly employeeName: string | null;
    /** The page of the roster that has the employee, from 0. */
    readonly page: number;
  })[];
  /** How many there are; the list may have less. */
  readonly conflictTotal: number;
  /** How many of them are notes only. */
  readonly noteTotal: number;
}

/** One page of the roster (capability `working-time`). Failure: 'Failed to fetch the roster'. */
export const rosterQuery = (query: QueryOf<'getRoster'> & { readonly page: number }) =>
  queryOptions({
    queryKey: ['roster', 'page', { ...query }],
    queryFn: async ({ signal }): Promise<ReadList<RosterRow>> =>
      readList(await requestData(ENDPOINTS.getRoster, 'getRoster', { query, signal }), readRow),
    placeholderData: keepPreviousData,
  });

/** The summary of seven days; for another filter the one before is shown until it is there. Failure: 'Failed to fetch the roster'. */
export const rosterSummaryQuery = (query: QueryOf<'getRosterSummary'>) =>
  queryOptions({
    queryKey: ['roster', 'summary', { ...query }] as const,
    queryFn: async ({ signal }): Promise<RosterSummary> => {
      const options = { query, signal };
      const data = readObject(await requestData(ENDPOINTS.getRosterSummary, 'getRoster', options));
      return {
        people: readCount(data.people) ?? 0,
        isComplete: readBoolean(data.isComplete) ?? true,
        drafts: readCount(data.drafts) ?? 0,
        draftPeople: readCount(data.draftPeople) ?? 0,
        cover: objectsOf(data.cover).map((day) => ({
          date: readText(day.date),
          shifts: objectsOf(day.shifts).map((shift) => ({
            id: readNumber(shift.id),
            name: readText(shift.name),
            colour: readText(shift.colour),
            people: readCount(shift.people) ?? 0,
          })),
        })),
        conflicts: objectsOf(data.conflicts).map((fields) => ({
          ...readConflict(fields),
          employeeId: readNumber(fields.employeeId),
          employeeName: readName(fields.employeeName),
          page: readCount(fields.page) ?? 0,
        })),
        conflictTotal: readCount(data.conflictTotal) ?? 0,
        noteTotal: readCount(data.noteTotal) ?? 0,
      };
    },
    // Another week has other drafts and conflicts; another filter keeps the room of what is shown.
    placeholderData: (previous, of) => (of?.queryKey[2].from === query.from ? previous : undefined),
  });

const readRow = (fields: Fields): RosterRow => ({
  id: readNumber(fields.employeeId),
  employeeName: readName(fields.employeeName),
  department: readText(fields.department),
  days: objectsOf(fields.days).map(readDay),
});

function readDay(fields: Fields): RosterDay {
  const entry = asFields(fields.entry);
  return {
    date: readText(fields.date),
    entry: entry ? { shiftIds: readIds(entry.shiftIds), reason: readText(entry.reason) } : null,
    isDraft: readBoolean(fields.isDraft) ?? false,
    kind: readText(fields.kind),
    shifts: objectsOf(fields.shifts).map((shift) => ({
      id: readNumber(shift.id),
      name: readText(shift.name),
      colour: readText(shift.colour),
      start: readText(shift.start),
      end: readText(shift.end),
    })),
    holiday: readText(fields.holiday),
    leave: readText(fields.leave),
    pendingLeave: readText(fields.pendingLeave),
    isEmployed: readBoolean(fields.isEmployed) ?? true,
    isClosed: readBoolean(fields.isClosed) ?? false,
    conflicts: objectsOf(fields.conflicts).map(readConflict),
  };
}

const readIds = (value: unknown): number[] =>
  (Array.isArray(value) ? value : []).flatMap((id) => readNumber(id) ?? []);

const readConflict = (fields: Fields): RosterConflict => ({
  kind: readText(fields.kind),
  date: readText(fields.date),
  otherDate: readText(fields.otherDate),
  minutes: readCount(fields.minutes),
  days: readCount(fields.days),
});

import type { BodyOf, CallOptions, QueryOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { type Fields, readCount, readName, readNumber, readText } from './reading/fields.ts';
import { objectsOf, readObject } from './reading/list.ts';
import { request, requestData } from './request.ts';
import { readUndo, undoable } from './undoable.ts';
import { writeMutation } from './write.ts';

/** What undoes a change of drafts, as the server sent it; null when there is nothing to undo. */
type Undo = BodyOf<'undoRosterChanges'> | null;

/** A day in the preview of a copy. */
export interface CopiedDay {
  readonly employeeId: number | null;
  readonly employeeName: string | null;
  readonly date: string | null;
}

/** What a copy of a week would change. */
export interface RosterCopy {
  readonly people: number;
  readonly changes: number;
  readonly overwritten: readonly CopiedDay[];
  /** `why` is a name of `COPY_SKIPS`. */
  readonly skipped: readonly (CopiedDay & { readonly why: string | null })[];
}

/** Previews the copy of a week. Failure: 'Failed to fetch the roster'. */
export const rosterCopyQuery = (query: QueryOf<'previewRosterCopy'>) =>
  queryOptions({
    queryKey: ['roster', 'copy', { ...query }],
    queryFn: async ({ signal }): Promise<RosterCopy> => {
      const options = { query, signal };
      const data = readObject(await requestData(ENDPOINTS.previewRosterCopy, 'getRoster', options));
      return {
        people: readCount(data.people) ?? 0,
        changes: readCount(data.changes) ?? 0,
        overwritten: objectsOf(data.overwritten).map(readCopiedDay),
        skipped: objectsOf(data.skipped).map((fields) => ({
          ...readCopiedDay(fields),
          why: readText(fields.why),
        })),
      };
    },
    staleTime: 0,
  });

const readCopiedDay = (fields: Fields): CopiedDay => ({
  employeeId: readNumber(fields.employeeId),
  employeeName: readName(fields.employeeName),
  date: readText(fields.date),
});

/** Drafts the shifts of a day; the toast can undo it. The form shows a failure: 'Failed to save the roster'. */
export const setRosterEntryMutation = () =>
  writeMutation('setRosterEntry', {
    mutationFn: async (options: CallOptions<'setRosterEntry'>): Promise<Undo> =>
      readUndo(await requestData(ENDPOINTS.setRosterEntry, 'saveRoster', options)),
    toastFailure: false,
    success: undoable('Draft saved', undoRosterChangesMutation),
  });

/** Drafts that the schedule counts again; the toast can undo it. The page shows a failure: 'Failed to save the roster'. */
export const deleteRosterEntryMutation = () =>
  writeMutation('deleteRosterEntry', {
    mutationFn: async (options: CallOptions<'deleteRosterEntry'>): Promise<Undo> =>
      readUndo(await requestData(ENDPOINTS.deleteRosterEntry, 'saveRoster', options)),
    toastFailure: false,
    success: undoable('The schedule counts again', undoRosterChangesMutation),
  });

/** Copies a week; the toast can undo it. The dialog shows a failure: 'Failed to save the roster'. */
export const copyRosterMutation = () =>
  writeMutation('copyRoster', {
    mutationFn: async (body: BodyOf<'copyRoster'>): Promise<Undo> =>
      readUndo(await requestData(ENDPOINTS.copyRoster, 'saveRoster', { body })),
    toastFailure: false,
    success: undoable('Week copied as a draft', undoRosterChangesMutation),
  });

/** Discards the drafts of a week; the toast can undo it. The dialog shows a failure: 'Failed to save the roster'. */
export const discardRosterDraftsMutation = () =>
  writeMutation('discardRosterDrafts', {
    mutationFn: async (body: BodyOf<'discardRosterDrafts'>): Promise<Undo> =>
      readUndo(await requestData(ENDPOINTS.discardRosterDrafts, 'saveRoster', { body })),
    toastFailure: false,
    success: undoable('Drafts discarded', undoRosterChangesMutation),
  });

/** Publishes the drafts of a week. The dialog shows a failure: 'Failed to publish the roster'. */
export const publishRosterMutation = () =>
  writeMutation('publishRoster', {
    mutationFn: async (body: BodyOf<'publishRoster'>): Promise<void> => {
      await request(ENDPOINTS.publishRoster, 'publishRoster', { body });
    },
    toastFailure: false,
    success: { text: 'Roster published', tone: 'success' },
  });

/** Undoes a change of drafts, unless they have been changed since. Failure: 'Failed to undo the change'. */
export const undoRosterChangesMutation = () =>
  writeMutation('undoRosterChanges', {
    mutationFn: async (body: BodyOf<'undoRosterChanges'>): Promise<void> => {
      await request(ENDPOINTS.undoRosterChanges, 'undoTimeLogChanges', { body });
    },
    success: { text: 'Change undone', tone: 'success' },
  });

import type { AnswerOf, BodyOf, CallOptions, QueryOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { request, requestOwn } from './request.ts';
import { undoable } from './undoable.ts';
import { writeMutation } from './write.ts';

/** What a copy of a week would change. */
export interface RosterCopy extends AnswerOf<'previewRosterCopy'> {}

/** A day in the preview of a copy. */
export type CopiedDay = RosterCopy['overwritten'][number];

/** Previews the copy of a week. Failure: 'Failed to fetch the roster'. */
export const rosterCopyQuery = (query: QueryOf<'previewRosterCopy'>) =>
  queryOptions({
    queryKey: ['roster', 'copy', { ...query }],
    queryFn: ({ signal }): Promise<RosterCopy> =>
      requestOwn(ENDPOINTS.previewRosterCopy, 'getRoster', { query, signal }),
    staleTime: 0,
  });

/** Drafts the shifts of a day; the toast can undo it. The form shows a failure: 'Failed to save the roster'. */
export const setRosterEntryMutation = () =>
  writeMutation('setRosterEntry', {
    mutationFn: (options: CallOptions<'setRosterEntry'>) =>
      requestOwn(ENDPOINTS.setRosterEntry, 'saveRoster', options),
    toastFailure: false,
    success: undoable('Draft saved', undoRosterChangesMutation),
  });

/** Drafts that the schedule counts again; the toast can undo it. The page shows a failure: 'Failed to save the roster'. */
export const deleteRosterEntryMutation = () =>
  writeMutation('deleteRosterEntry', {
    mutationFn: (options: CallOptions<'deleteRosterEntry'>) =>
      requestOwn(ENDPOINTS.deleteRosterEntry, 'saveRoster', options),
    toastFailure: false,
    success: undoable('The schedule counts again', undoRosterChangesMutation),
  });

/** Copies a week; the toast can undo it. The dialog shows a failure: 'Failed to save the roster'. */
export const copyRosterMutation = () =>
  writeMutation('copyRoster', {
    mutationFn: (body: BodyOf<'copyRoster'>) =>
      requestOwn(ENDPOINTS.copyRoster, 'saveRoster', { body }),
    toastFailure: false,
    success: undoable('Week copied as a draft', undoRosterChangesMutation),
  });

/** Discards the drafts of a week; the toast can undo it. The dialog shows a failure: 'Failed to save the roster'. */
export const discardRosterDraftsMutation = () =>
  writeMutation('discardRosterDrafts', {
    mutationFn: (body: BodyOf<'discardRosterDrafts'>) =>
      requestOwn(ENDPOINTS.discardRosterDrafts, 'saveRoster', { body }),
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

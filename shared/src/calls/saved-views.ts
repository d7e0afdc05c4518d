import type { AnswerOf, BodyOf } from '@rollcall/shared/transport';
import { queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { request, requestOwn } from './request.ts';
import { undoable } from './undoable.ts';
import { writeMutation } from './write.ts';

/** A view of a list that the signed-in person saved. */
export type SavedView = AnswerOf<'listSavedViews'>[number];

/** The views of a list, by name (capability `saved-views`). Failure: 'Failed to fetch the views'. */
export const savedViewsQuery = (list: string) =>
  queryOptions({
    queryKey: ['views', list],
    queryFn: ({ signal }): Promise<readonly SavedView[]> =>
      requestOwn(ENDPOINTS.listSavedViews, 'listSavedViews', { query: { list }, signal }),
  });

/** Saves a view, or replaces the one with its name. Failure: 'Failed to save the view', which the form shows. */
export const saveViewMutation = () =>
  writeMutation('saveView', {
    mutationFn: (view: BodyOf<'saveView'>) =>
      request(ENDPOINTS.saveView, 'saveView', { body: view }),
    success: { text: 'View saved', tone: 'success' },
    toastFailure: false,
  });

const restoreViewMutation = () =>
  writeMutation('saveView', {
    mutationFn: async (view: BodyOf<'saveView'>) => {
      await request(ENDPOINTS.saveView, 'saveView', { body: view });
    },
    success: { text: 'View saved', tone: 'success' },
  });

/** Deletes a view; the toast has Undo. Failure: 'Failed to delete the view'. */
export const deleteViewMutation = () =>
  writeMutation('deleteView', {
    mutationFn: (id: number) => requestOwn(ENDPOINTS.deleteView, 'deleteView', { params: { id } }),
    success: undoable('View deleted', restoreViewMutation),
  });

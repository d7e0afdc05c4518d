import * as z from 'zod/mini';
import { required, textRule } from '../../domain/index.ts';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { envelope, rowId } from '../envelope.ts';
import { requiredText } from '../fields.ts';

/** The most views that one person saves, of all lists. */
export const MAX_SAVED_VIEWS = 200;

const NAME_RULE = required(textRule('Name', 60));

/** A list of any module, such as `time-logs`. */
const listName = z
  .string()
  .check(
    z.regex(/^[a-z][a-z0-9-]{0,59}$/, 'List must be a name of small letters, digits and dashes'),
  );

/** The query string of a list's address without `?`: its filters, order and columns. */
const viewQuery = z
  .string()
  .check(z.trim(), z.maxLength(2000, 'The filters are too long to save: at most 2000 characters'));

const savedView = z.object({ id: z.int(), name: z.string(), query: z.string() });

const newView = z.object({ list: listName, name: requiredText(NAME_RULE), query: viewQuery });

/** The views of a list that the caller saved, by name (capability `saved-views`). */
export const listSavedViews = defineCall({
  ...ENDPOINTS.listSavedViews,
  query: z.object({ list: listName }),
  response: envelope(z.array(savedView)),
});

/** Saves a view for the caller. A view of the list with the same name, in any case, is replaced. At most {@link MAX_SAVED_VIEWS}. */
export const saveView = defineCall({
  ...ENDPOINTS.saveView,
  body: newView,
  response: envelope(savedView),
});

/** Deletes a view of the caller; the answer saves it again. */
export const deleteView = defineCall({
  ...ENDPOINTS.deleteView,
  params: z.object({ id: rowId }),
  response: envelope(
    z.object({ undo: z.object({ list: z.string(), name: z.string(), query: z.string() }) }),
  ),
});

export type SavedViewBody = z.infer<typeof savedView>;

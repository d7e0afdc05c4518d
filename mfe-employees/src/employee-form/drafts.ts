import { hasInput } from '@rollcall/shared/ui';

/** Names of the drafts start with this. */
export const DRAFTS = 'employee-';

/** Name of the draft of an employee's Edit dialog. */
export const editDraft = (id: number) => `${DRAFTS}${id}`;

/** Name of the unsaved input of the dialog's Documents tab. */
export const documentDraft = (id: number) => `${editDraft(id)}-documents`;

/** Whether the closed dialog of an employee has unsaved input. */
export const hasUnsavedInput = (id: number): boolean =>
  hasInput(editDraft(id)) || hasInput(documentDraft(id));

import { hasInput } from '@rollcall/shared/ui';

/** Names of the drafts of the dialogs start with this. */
export const DRAFTS = 'employee-';

/** Name of the draft of an employee's Edit dialog. */
export const editDraft = (id: number) => `${DRAFTS}${id}`;

/** Name of the unsaved input of the dialog's Documents tab. */
export const documentDraft = (id: number) => `${editDraft(id)}-documents`;

/** Name of the draft of a registration. Other than the dialogs' input, it outlives the page. */
export const NEW_EMPLOYEE = 'new-employee';

/** Name of the unsaved files of a registration. */
export const NEW_EMPLOYEE_FILES = `${NEW_EMPLOYEE}-files`;

/** Whether the closed dialog of an employee has unsaved input. */
export const hasUnsavedInput = (id: number): boolean =>
  hasInput(editDraft(id)) || hasInput(documentDraft(id));

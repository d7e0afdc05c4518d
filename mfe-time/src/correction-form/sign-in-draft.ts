import { withoutSecrets } from '@rollcall/shared/contract';
import type { Row } from './row.ts';

/** Key in this tab's session storage, where the form is stored while its owner signs in. */
const KEY = 'correction-rows';

/** The values of the form that are stored. */
export interface CorrectionDraft {
  readonly rows: readonly Row[];
  readonly reason: string;
}

/** Stores the form while the user signs in. If storage is unavailable, the input is lost but sign-in still works. */
export function storeDraft(draft: CorrectionDraft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(withoutSecrets(draft)));
  } catch {
    // The sign-in works without the stored form.
  }
}

/** The stored form; undefined when there is none or it cannot be read. */
export function readStoredDraft(): CorrectionDraft | undefined {
  try {
    const draft = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return Array.isArray(draft?.rows) ? draft : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes the stored form once it is restored: the next visitor of this tab may be another person. */
export function deleteStoredDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // A storage that cannot be written has no stored form.
  }
}

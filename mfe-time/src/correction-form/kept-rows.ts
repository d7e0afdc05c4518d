import { withoutSecrets } from '@rollcall/shared/contract';
import type { Row } from './row.ts';

/** Where typed rows wait, in this tab, while their owner signs in. */
const KEY = 'correction-rows';

/** What is kept of a form. */
export interface Kept {
  readonly rows: readonly Row[];
  readonly reason: string;
}

/** Keeps a form for after the sign-in; a storage that cannot be written costs what was typed, nothing else. */
export function keepRows(kept: Kept): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(withoutSecrets(kept)));
  } catch {
    // The sign-in goes on without.
  }
}

/** What was kept; undefined when there is nothing, or nothing readable. */
export function readKeptRows(): Kept | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? 'null');
    return Array.isArray(kept?.rows) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** Once they stand in the form again they are forgotten here: the next visitor of this tab may be another. */
export function forgetKeptRows(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Storage that cannot be written holds nothing of ours either.
  }
}

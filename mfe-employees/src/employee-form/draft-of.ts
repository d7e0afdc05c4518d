import { withoutSecrets } from '@rollcall/shared/contract';
import type { FormValues } from './form-field.ts';

/**
 * What of the changes a draft may keep; undefined when that is nothing. `useDraft` leaves secrets out as well, but it
 * is the shell's: a shell that was released earlier knows fewer of them, or none.
 */
export function draftOf(changes: FormValues): FormValues | undefined {
  const kept = withoutSecrets(changes);
  return Object.keys(kept).length > 0 ? kept : undefined;
}

import { withoutSecrets } from '@rollcall/shared/contract';
import type { FormValues } from './form-field.ts';

/**
 * The changes that a draft may store; undefined when there are none. `useDraft` removes secrets as well, but it is part
 * of the shell: an older shell may not know all secret fields.
 */
export function withoutSecretChanges(changes: FormValues): FormValues | undefined {
  const draft = withoutSecrets(changes);
  return Object.keys(draft).length > 0 ? draft : undefined;
}

import { isSecretField, replaceSecrets } from '@rollcall/shared/contract';

/** Replaces values that must not be readable in audit rows (design §12). */
const MASK = '•••';

/** Masks secret values at any depth, so that the audit shows that they changed but not to what. */
export function maskSecrets(values: Record<string, unknown>): Record<string, unknown> {
  const mask = (value: unknown) => (value === null ? null : MASK);
  return replaceSecrets(values, mask) as Record<string, unknown>;
}

/** Whether any secret field of a record has a value; null, false and an empty list do not count. */
export function hasSecrets(record: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(record).some(
    ([name, value]) => isSecretField(name) && value !== null && value !== false && !isEmpty(value),
  );
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

import { isSecretField, replaceSecrets } from '@rollcall/shared/contract';

/** What stands in audit rows for a value that must not be read there (design §12). */
const MASK = '•••';

/** A record with secret values replaced at any depth, so that one sees that they changed and not to what. */
export function masked(values: Record<string, unknown>): Record<string, unknown> {
  const mask = (value: unknown) => (value === null ? null : MASK);
  return replaceSecrets(values, mask) as Record<string, unknown>;
}

/** Whether a record has anything in a secret field; an unset flag and an empty list are nothing. */
export function holdsSecrets(record: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(record).some(
    ([name, value]) => isSecretField(name) && value !== null && value !== false && !isEmpty(value),
  );
}

const isEmpty = (value: unknown) => Array.isArray(value) && value.length === 0;

import { isEmailAddress } from '@rollcall/shared/domain';
import type { FormErrors, FormField, FormValues } from './form-field.ts';
import { EMAIL_INVALID, ERRORS } from './texts.ts';

/**
 * Validates fields and returns all messages by field (spec §5). `isChecked` selects the required fields to enforce: a
 * value that the backend never sent cannot be required.
 */
export function checkFields(
  fields: readonly FormField[],
  values: FormValues,
  isChecked: (name: string) => boolean = () => true,
): FormErrors {
  const errors = fields.flatMap(({ name, label, isRequired }) => {
    const value = String(values[name] ?? '').trim();
    if (value === '') {
      const message = ERRORS[name] ?? `${label} is required`;
      return isRequired && isChecked(name) ? [[name, message]] : [];
    }
    return name === 'email' && !isEmailAddress(value) ? [[name, EMAIL_INVALID]] : [];
  });
  return Object.fromEntries(errors);
}

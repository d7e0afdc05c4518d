import { isEmailAddress } from '@rollcall/shared/domain';
import type { FormErrors, FormField, FormValues } from './form-field.ts';
import { EMAIL_INVALID, ERRORS } from './texts.ts';

/**
 * Every broken rule of some fields at once (spec §5), by field. `isChecked` says which required fields count: what a
 * backend never gave cannot be asked back from it.
 */
export function checkFields(
  fields: readonly FormField[],
  values: FormValues,
  isChecked: (name: string) => boolean = () => true,
): FormErrors {
  const broken = fields.flatMap(({ name, label, isRequired }) => {
    const value = String(values[name] ?? '').trim();
    if (value === '') {
      const message = ERRORS[name] ?? `${label} is required`;
      return isRequired && isChecked(name) ? [[name, message]] : [];
    }
    return name === 'email' && !isEmailAddress(value) ? [[name, EMAIL_INVALID]] : [];
  });
  return Object.fromEntries(broken);
}

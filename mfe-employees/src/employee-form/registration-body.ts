import { type FormValue, type FormValues, fieldsOf } from './form-field.ts';
import { trimmed } from './record-values.ts';
import { REGISTER_TABS } from './tabs.ts';

/** Files of the registration, by the field of the form that carries them. */
export type RegistrationFiles = Readonly<Record<string, File | undefined>>;

/** All that a base backend is sent (spec §3, §7). */
const PERSONAL = [
  'firstName',
  'middleName',
  'lastName',
  'email',
  'password',
  'confirmPassword',
  'gender',
  'phone',
  'dob',
];

/**
 * The form that registers an employee. Empty values are omitted (spec §7). A base backend gets the personal fields
 * alone, our own server everything (capability `register.full`).
 */
export function registrationBody(
  values: FormValues,
  files: RegistrationFiles,
  isFull: boolean,
): FormData {
  const body = new FormData();
  const names = isFull ? fieldsOf(REGISTER_TABS).map(({ name }) => name) : PERSONAL;
  for (const name of names) {
    const value = trimmed(values[name] ?? '', name);
    if (value !== '') body.append(name, String(value));
  }
  if (!isFull) return body;
  for (const [name, file] of Object.entries(files)) {
    if (file) body.append(name, file, file.name);
  }
  return body;
}

/** What stands in an empty form: a new employee may sign in (spec §3). */
export const EMPTY_REGISTRATION: Readonly<Record<string, FormValue>> = { isActive: true };

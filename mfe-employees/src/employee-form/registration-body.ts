import { type FormValue, type FormValues, fieldsOf } from './form-field.ts';
import { trimmed } from './record-values.ts';
import { REGISTER_TABS } from './tabs.ts';

/** Files of the registration, by form field. */
export type RegistrationFiles = Readonly<Record<string, File | undefined>>;

/** The only fields that a base backend gets (spec §3, §7). */
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
 * The form data that registers an employee, without empty values (spec §7). A base backend gets only the personal
 * fields, our own server everything (capability `register.full`).
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

/** Initial values of the form: a new employee may sign in (spec §3). */
export const EMPTY_REGISTRATION: Readonly<Record<string, FormValue>> = { isActive: true };

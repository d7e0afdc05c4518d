import type { NewEmployeeFields } from '@rollcall/shared/calls';
import { type EmployeeFieldName, type EmployeeValues, fieldsOf } from './employee-field.ts';
import { trimmed } from './record-values.ts';
import { REGISTER_TABS } from './tabs.ts';

/** Files of the registration, by form field. */
export type RegistrationFiles = Readonly<Record<string, File | undefined>>;

/** The only fields that a base backend gets (spec §3, spec §7). */
const PERSONAL: readonly EmployeeFieldName[] = [
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
 * The fields that register an employee, without empty values (spec §7). A base backend gets only the personal
 * fields, our own server everything (capability `register.full`).
 */
export function registrationBody(
  values: EmployeeValues,
  files: RegistrationFiles,
  isFull: boolean,
): NewEmployeeFields {
  const names = isFull ? fieldsOf(REGISTER_TABS).map(({ name }) => name) : PERSONAL;
  const entries = names
    .map((name) => [name, trimmed(values[name] ?? '', name)])
    .filter(([, value]) => value !== '');
  // `checkFields` requires what the call requires.
  return { ...Object.fromEntries(entries), ...(isFull && files) };
}

/** Initial values of the form: a new employee may sign in (spec §3). */
export const EMPTY_REGISTRATION: EmployeeValues = { isActive: true };

import { type Fields, readBoolean, readText } from '@rollcall/shared/calls';
import type { EmployeeField, EmployeeValues } from './employee-field.ts';
import { joinRights } from './join-rights.ts';

type Value = string | boolean;

/** The form value of a record's field. Cuts dates and times to the format that their pickers accept. */
function valueOf({ name, kind }: EmployeeField, fields: Fields): Value {
  if (kind === 'checkbox') return readBoolean(fields[name]) === true;
  if (kind === 'rights') return joinRights(texts(fields[name]));
  const text = readText(fields[name]) ?? '';
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '';
  if (kind === 'time') return /^\d{2}:\d{2}/.exec(text)?.[0] ?? '';
  return text;
}

const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((word) => typeof word === 'string') : [];

/** The form values of a record. */
export function valuesOf(form: readonly EmployeeField[], fields: Fields): EmployeeValues {
  return Object.fromEntries(form.map((field) => [field.name, valueOf(field, fields)]));
}

/** Trims a typed value, except a password. */
export const trimmed = (value: Value, name = ''): Value =>
  typeof value === 'string' && !/password/i.test(name) ? value.trim() : value;

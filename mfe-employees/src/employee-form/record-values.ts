import { type Fields, readBoolean, readText } from '@rollcall/shared/calls';
import type { FormField, FormValue, FormValues } from './form-field.ts';

/** A field of a record as a form shows it. Dates and times come with more than their picker takes. */
function valueOf({ name, kind }: FormField, fields: Fields): FormValue {
  if (kind === 'checkbox') return readBoolean(fields[name]) === true;
  const text = readText(fields[name]) ?? '';
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? '';
  if (kind === 'time') return /^\d{2}:\d{2}/.exec(text)?.[0] ?? '';
  return text;
}

/** A record as a form shows it. */
export function valuesOf(form: readonly FormField[], fields: Fields): FormValues {
  return Object.fromEntries(form.map((field) => [field.name, valueOf(field, fields)]));
}

/** Spaces around a typed value are trimmed; those of a password are part of it. */
export const trimmed = (value: FormValue, name = ''): FormValue =>
  typeof value === 'string' && !/password/i.test(name) ? value.trim() : value;

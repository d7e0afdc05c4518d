import { COPIES } from './employee-fields.ts';
import type { FormValue, FormValues } from './form-field.ts';

/** Copies the current address to the permanent one while "same as current" is checked (spec §4). */
export function withCopiedAddress(
  before: FormValues,
  changes: FormValues,
): Readonly<Record<string, FormValue>> {
  const after = { ...before, ...changes };
  if (after.permanentSameAsCurrent !== true) return changes;
  const copies = Object.entries(COPIES).map(([from, to]) => [to, after[from] ?? '']);
  return { ...changes, ...Object.fromEntries(copies) };
}

import { COPIES } from './employee-fields.ts';
import type { FormValue, FormValues } from './form-field.ts';

/** Adds derived changes: while the permanent address equals the current one, it is a copy of it (spec §4). */
export function withCopiedAddress(
  before: FormValues,
  changes: FormValues,
): Readonly<Record<string, FormValue>> {
  const after = { ...before, ...changes };
  if (after.permanentSameAsCurrent !== true) return changes;
  const copies = Object.entries(COPIES).map(([from, to]) => [to, after[from] ?? '']);
  return { ...changes, ...Object.fromEntries(copies) };
}

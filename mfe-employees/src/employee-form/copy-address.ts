import { COPIES } from './employee-fields.ts';
import type { FormValue, FormValues } from './form-field.ts';

/** Which changes a change brings along: while the permanent address is the current one it goes on copying (spec §4). */
export function withCopies(
  before: FormValues,
  changes: FormValues,
): Readonly<Record<string, FormValue>> {
  const after = { ...before, ...changes };
  if (after.permanentSameAsCurrent !== true) return changes;
  const copies = Object.entries(COPIES).map(([from, to]) => [to, after[from] ?? '']);
  return { ...changes, ...Object.fromEntries(copies) };
}

import type { EmployeeValues } from './employee-field.ts';
import { COPIES } from './employee-fields.ts';

/** The permanent address while "same as current" is checked: a copy of the current one (spec §4). */
export function copiedAddress(values: EmployeeValues): EmployeeValues {
  if (values.permanentSameAsCurrent !== true) return {};
  return Object.fromEntries(COPIES.map(([from, to]) => [to, values[from] ?? '']));
}

import type { EmployeeValues } from './employee-field.ts';
import { ADDRESS_PAIRS } from './employee-fields.ts';

/** The permanent address while "same as current" is checked: a copy of the current one (spec §4). */
export function copiedAddress(values: EmployeeValues): EmployeeValues {
  if (values.permanentSameAsCurrent !== true) return {};
  return Object.fromEntries(ADDRESS_PAIRS.map(([from, to]) => [to, values[from] ?? '']));
}

import type { EmployeeRow } from '@rollcall/shared/calls';
import { EMPLOYEE_CODE_PREFIX, joinNames, titleCase } from '@rollcall/shared/domain';

/** First, middle and last name in title case; 'N/A' without a name (spec §2). */
export function displayName({ firstName, middleName, lastName }: EmployeeRow): string {
  const joined = joinNames(firstName, middleName, lastName);
  return joined === 'N/A' ? joined : titleCase(joined);
}

const idCode = (id: number | null) => (id === null ? null : `${EMPLOYEE_CODE_PREFIX}${id}`);

/** The stored code, else the code shown in the list, else 'N/A' (spec §2). */
export function employeeCode({ employeeId, id }: EmployeeRow): string {
  return employeeId ?? idCode(id) ?? 'N/A';
}

/** The stored code, the code shown in the list if it differs, and the name. */
export function employeeLabel(row: EmployeeRow): string {
  const codes = new Set([employeeCode(row), idCode(row.id)].filter((code) => code !== null));
  const name = displayName(row);
  return `${[...codes].join(', ')}${name === 'N/A' ? '' : ` (${name})`}`;
}

/** First name, last name and code: the title of the Time Stats dialog (spec §2). */
export function nameAndCode(row: EmployeeRow): string {
  const name = displayName({ ...row, middleName: null });
  return name === 'N/A' ? employeeCode(row) : `${name} ${employeeCode(row)}`;
}

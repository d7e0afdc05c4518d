import type { EmployeeRowBody } from '@rollcall/shared/contract';
import type { SignUrl } from '../files/file-url.ts';
import type { EmployeeRow } from './queries.ts';

/** A row of the employee list (spec §3): names, contact, status, and nothing else. */
export function presentEmployeeRow(row: EmployeeRow, sign: SignUrl): EmployeeRowBody {
  const { employeeCode, ...fields } = row;
  return { ...fields, avatarUrl: sign(row.avatarUrl), employeeId: employeeCode };
}

import type { LeaveBody } from '@rollcall/shared/contract';
import { fullName } from '../employees/full-name.ts';
import type { LeaveRow } from './queries.ts';

/** A leave with the name of whom it belongs to; the reason stays with the server. */
export function presentLeave(row: LeaveRow): LeaveBody {
  const { firstName, middleName, lastName, ...leave } = row;
  return { ...leave, employeeName: fullName({ firstName, middleName, lastName }) };
}

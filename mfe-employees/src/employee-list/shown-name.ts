import type { EmployeeRow } from '@rollcall/shared/calls';
import { joinNames, titleCase } from '@rollcall/shared/domain';

/** First, middle and last name in title case; 'N/A' when there is none (spec §2). */
export function shownName({ firstName, middleName, lastName }: EmployeeRow): string {
  const joined = joinNames(firstName, middleName, lastName);
  return joined === 'N/A' ? joined : titleCase(joined);
}

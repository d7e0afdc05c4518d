import { DEPARTMENTS, LEAVE_SORTS, LEAVE_STATUSES } from '@rollcall/shared/contract';
import { formatDate } from '@rollcall/shared/domain';

/** Filters from the URL. Ignores invalid values, so that no link breaks the page. */
export function readLeaveFilters(filter: (name: string) => string | undefined) {
  const sort = oneOf(LEAVE_SORTS, filter('sort'));
  const order: 'asc' | 'desc' = filter('order') === 'desc' ? 'desc' : 'asc';
  return {
    status: oneOf(LEAVE_STATUSES, filter('status')),
    type: filter('type')?.slice(0, 40),
    department: oneOf(DEPARTMENTS, filter('department')),
    from: asDate(filter('from')),
    to: asDate(filter('to')),
    sort,
    order: sort === undefined ? undefined : order,
  };
}

const oneOf = (names: readonly string[], name: string | undefined) =>
  names.find((known) => known.toLowerCase() === name?.toLowerCase());

/** The value if it is an existing date `YYYY-MM-DD` from 1900 on, which our server accepts; otherwise undefined. */
export const asDate = (value: string | undefined) =>
  /^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(value ?? '') && formatDate(value) !== '-' ? value : undefined;

import { DEPARTMENTS, LEAVE_SORTS, LEAVE_STATUSES } from '@rollcall/shared/contract';
import { formatDate } from '@rollcall/shared/domain';

/** Filters as the address has them; what is no filter there is none, so that no link breaks the page. */
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

const oneOf = (names: readonly string[], given: string | undefined) =>
  names.find((name) => name.toLowerCase() === given?.toLowerCase());

/** A date of the address that exists, in the form that our server takes; anything else is none. */
export const asDate = (given: string | undefined) =>
  /^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(given ?? '') && formatDate(given) !== '-' ? given : undefined;

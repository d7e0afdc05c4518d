import { LEAVE_STATUSES } from '@rollcall/shared/contract';
import { formatDate } from '@rollcall/shared/domain';
import type { useListParameters } from '@rollcall/shared/url';

/** Filters from the URL. Ignores invalid values, so that no link breaks the page. */
export function readLeaveFilters({
  filter,
  choice,
  department,
}: Pick<ReturnType<typeof useListParameters>, 'filter' | 'choice' | 'department'>) {
  return {
    status: choice('status', LEAVE_STATUSES),
    type: filter('type')?.slice(0, 40),
    department,
    from: asDate(filter('from')),
    to: asDate(filter('to')),
  };
}

/** `true` or `false`; undefined for any other value. */
export const readFlag = (value: string | undefined) =>
  value === 'true' || value === 'false' ? value === 'true' : undefined;

/** The value if it is an existing date `YYYY-MM-DD` from 1900 on, which our server accepts; otherwise undefined. */
export const asDate = (value: string | undefined) =>
  /^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(value ?? '') && formatDate(value) !== '-' ? value : undefined;

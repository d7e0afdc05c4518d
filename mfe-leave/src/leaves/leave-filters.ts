import type { Leave } from '@rollcall/shared/calls';
import { DEPARTMENTS, LEAVE_SORTS, LEAVE_STATUSES } from '@rollcall/shared/contract';
import { formatDate } from '@rollcall/shared/domain';

/** What Leave Management is narrowed to and sorted by; absent is everything, the latest applied for first. */
export interface LeaveFilters {
  readonly status: string | undefined;
  readonly type: string | undefined;
  readonly search: string | undefined;
  readonly department: string | undefined;
  /** Leaves that touch the days from `from` to `to`, `YYYY-MM-DD`. */
  readonly from: string | undefined;
  readonly to: string | undefined;
  readonly sort: string | undefined;
  readonly order: 'asc' | 'desc' | undefined;
}

/** Filters as the address has them; what is no filter there is none, so that no link breaks the page. */
export function readFilters(filter: (name: string) => string | undefined): LeaveFilters {
  const sort = oneOf(LEAVE_SORTS, filter('sort'));
  return {
    status: oneOf(LEAVE_STATUSES, filter('status')),
    type: filter('type')?.slice(0, 40),
    search: filter('search')?.slice(0, 100),
    department: oneOf(DEPARTMENTS, filter('department')),
    from: asDate(filter('from')),
    to: asDate(filter('to')),
    sort,
    order: sort === undefined ? undefined : filter('order') === 'desc' ? 'desc' : 'asc',
  };
}

const oneOf = (names: readonly string[], given: string | undefined) =>
  names.find((name) => name.toLowerCase() === given?.toLowerCase());

/** A date that exists, as our server takes one. */
const asDate = (given: string | undefined) =>
  /^(19|2\d)\d{2}-\d{2}-\d{2}$/.test(given ?? '') && formatDate(given) !== '-' ? given : undefined;

/** Whether a leave is among those asked for, whatever its status: what the counters count (design §15.6). */
export function isMeant(leave: Leave, { type, search, from, to }: LeaveFilters): boolean {
  const isSame = (text: string | null, wanted: string) =>
    text?.toLowerCase() === wanted.toLowerCase();
  const name = leave.employeeName?.toLowerCase() ?? '';
  const words = (search ?? '').toLowerCase().split(/\s+/);
  return (
    (type === undefined || isSame(leave.type, type)) &&
    words.every((word) => name.includes(word)) &&
    (from === undefined || (leave.endDate !== null && leave.endDate >= from)) &&
    (to === undefined || (leave.startDate !== null && leave.startDate <= to))
  );
}

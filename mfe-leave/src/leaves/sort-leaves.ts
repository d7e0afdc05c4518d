import type { Leave } from '@rollcall/shared/calls';
import { leaveDays } from '@rollcall/shared/domain';
import type { LeaveFilters } from './leave-filters.ts';

/** What each column sorts by; dates are texts that sort by themselves. */
const KEYS: Readonly<Record<string, (leave: Leave) => string | number | null>> = {
  employee: ({ employeeName }) => employeeName,
  type: ({ type }) => type,
  startDate: ({ startDate }) => startDate,
  endDate: ({ endDate }) => endDate,
  days: ({ startDate, endDate }) => leaveDays(startDate ?? '', endDate ?? ''),
  appliedOn: ({ appliedOn }) => appliedOn,
  status: ({ status }) => status,
};

/** Sorts in the browser, for a backend that gives one list; values that are missing come last, either way. */
export function sortLeaves(
  leaves: readonly Leave[],
  { sort, order }: Pick<LeaveFilters, 'sort' | 'order'>,
): readonly Leave[] {
  const key = KEYS[sort ?? ''];
  if (!key) return leaves;
  const direction = order === 'desc' ? -1 : 1;
  return leaves.toSorted((a, b) => {
    const [first, second] = [key(a), key(b)];
    if (first === null || second === null) return Number(first === null) - Number(second === null);
    if (typeof first === 'number' && typeof second === 'number')
      return direction * (first - second);
    return direction * String(first).localeCompare(String(second));
  });
}

import type { Leave } from '@rollcall/shared/calls';
import { leaveDays } from '@rollcall/shared/domain';
import type { LeaveFilters } from './leave-filters.ts';

/** The sort key of each column; ISO dates sort as texts. */
const KEYS: Readonly<Record<string, (leave: Leave) => string | number | null>> = {
  employee: ({ employeeName }) => employeeName,
  type: ({ type }) => type,
  startDate: ({ startDate }) => startDate,
  endDate: ({ endDate }) => endDate,
  days: ({ startDate, endDate }) => leaveDays(startDate ?? '', endDate ?? ''),
  appliedOn: ({ appliedOn }) => appliedOn,
  status: ({ status }) => status,
};

/** Sorts in the browser, for a backend that returns one list. Missing values come last in both directions. */
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

import { overtimeQuery } from '@rollcall/shared/calls';
import { useQuery } from '@tanstack/react-query';

/** Enough for a week of a team. */
const PAGE_SIZE = 50;
/** While days are calculated, the list is read again after this time. */
const RECALCULATED_MS = 15_000;

/** Without one of them, what waits for a decision is listed. */
export const LISTED_STATES = ['approved', 'rejected', 'all'] as const;

type Listed = Parameters<typeof overtimeQuery>[0];

/** What the list is narrowed to. */
export type OvertimeFilter = {
  readonly [Name in 'search' | 'bucket' | 'from' | 'to' | 'department']: Listed[Name] | undefined;
} & { readonly state: (typeof LISTED_STATES)[number] | undefined };

interface Options {
  readonly page: number;
  readonly filters: OvertimeFilter;
  readonly sorting: Pick<Listed, 'sort' | 'order'>;
}

/** What the list shows, as the server filters it. */
export function toServerFilter({ state, ...filters }: OvertimeFilter) {
  const listed = state ?? ('pending' as const);
  return { ...filters, ...(listed !== 'all' && { state: listed }) };
}

/** Reads a page of overtime, always fresh: colleagues decide, too. */
export function useOvertime({ page, filters, sorting }: Options) {
  return useQuery({
    ...overtimeQuery({
      page,
      pageSize: PAGE_SIZE,
      ...toServerFilter(filters),
      ...sorting,
    }),
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data?.isCalculating ? RECALCULATED_MS : false),
  });
}

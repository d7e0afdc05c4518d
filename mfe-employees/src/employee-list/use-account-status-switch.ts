import {
  accountStatusMutation,
  type EmployeeRow,
  invalidateEmployees,
  type ReadList,
} from '@rollcall/shared/calls';
import { type QueryClient, useIsMutating, useQueryClient } from '@tanstack/react-query';

type CachedList = ReadList<EmployeeRow>;

/** Paged lists and search results; not the unpaged list of a base backend, which this module does not show. */
const PAGED_LISTS = {
  predicate: ({ queryKey: [first, second] }: { queryKey: readonly unknown[] }) => {
    return first === 'employees' && (second === 'page' || second === 'search');
  },
};

/** Optimistic update of the account status in every cached list; the returned function reverts it. */
function showAccountStatus(client: QueryClient, id: number, isActive: boolean): () => void {
  const before = client.getQueriesData<CachedList>(PAGED_LISTS);
  client.setQueriesData<CachedList>(
    PAGED_LISTS,
    (list) =>
      list && {
        ...list,
        rows: list.rows.map((row) => (row.id === id ? { ...row, isActive } : row)),
      },
  );
  return () => {
    for (const [key, list] of before) client.setQueryData(key, list);
  };
}

/** Activates or deactivates an employee: an optimistic update, then list or search is refetched (spec §4). */
export async function switchAccountStatus(client: QueryClient, id: number, isActive: boolean) {
  await client.cancelQueries(PAGED_LISTS);
  const revert = showAccountStatus(client, id, isActive);
  const mutation = client.getMutationCache().build(client, accountStatusMutation(id, isActive));
  // The mutation has shown a toast on failure; the refetch then shows the server's state.
  await mutation.execute(undefined).catch(revert);
  invalidateEmployees(client);
}

/** The status switch of a row. Ignores clicks while a change is pending. */
export function useAccountStatusSwitch({ id, isActive }: EmployeeRow) {
  const client = useQueryClient();
  const isSaving = useIsMutating({ mutationKey: ['employee-status', id] }) > 0;
  return {
    isSaving,
    toggle() {
      if (id !== null && !isSaving) void switchAccountStatus(client, id, isActive !== true);
    },
  };
}

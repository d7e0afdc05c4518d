import { queryClient } from '@rollcall/shared/transport';
import type { QueryClient } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import type { EmployeeRow } from './employees.ts';
import type { ReadList } from './reading/list.ts';
import { request } from './request.ts';
import { writeMutation } from './write.ts';

type CachedList = ReadList<EmployeeRow>;

/** Paged lists and search results; not the unpaged list of a base backend, which shows no account status. */
const PAGED_LISTS = {
  predicate: ({ queryKey: [first, second] }: { queryKey: readonly unknown[] }) =>
    first === 'employees' && (second === 'page' || second === 'search'),
};

/** Shows a new account status in every cached list; the returned function reverts it. */
async function showAccountStatus(client: QueryClient, id: number, isActive: boolean) {
  await client.cancelQueries(PAGED_LISTS);
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

/** What the toast says besides the specified text, on our own server. */
interface StatusToast {
  /** The employee's name; null if there is none. */
  readonly name: string | null;
  /** Whether the toast offers Undo: only where the opposite change restores what was before. */
  readonly canUndo: boolean;
}

/**
 * Changes the account status: activates or deactivates (spec §7). An optimistic update; then list or search is
 * refetched (spec §4). The toast has the specified text; `toast` adds to it. Failure: 'Failed to update employee status'.
 */
export const accountStatusMutation = (id: number, isActive: boolean, toast?: StatusToast) =>
  writeMutation('setEmployeeStatus', {
    mutationKey: ['employee-status', id],
    mutationFn: () =>
      request(ENDPOINTS.setEmployeeStatus, 'setEmployeeStatus', {
        params: { id },
        query: { isActive },
      }),
    optimistic: (client) => showAccountStatus(client, id, isActive),
    success: {
      text: `Employee ${isActive ? 'activated' : 'deactivated'} successfully${toast?.name ? `: ${toast.name}` : ''}`,
      tone: 'success',
      ...(toast?.canUndo && {
        action: { label: 'Undo', run: () => revertStatus(id, !isActive, toast) },
      }),
    },
  });

/** Undoes a change. The toast of the undo offers no further one. */
function revertStatus(id: number, isActive: boolean, toast: StatusToast): void {
  const options = accountStatusMutation(id, isActive, { ...toast, canUndo: false });
  // A failure shows a toast.
  queryClient
    .getMutationCache()
    .build(queryClient, options)
    .execute(undefined)
    .catch(() => {});
}

/** Deletes an employee (spec §7). Failure: 'Failed to delete employee'. */
export const deleteEmployeeMutation = (id: number) =>
  writeMutation('deleteEmployee', {
    mutationFn: () => request(ENDPOINTS.deleteEmployee, 'deleteEmployee', { params: { id } }),
    success: { text: 'Employee deleted successfully', tone: 'success' },
  });

import {
  type EmployeeRow,
  employeeStatusMutation,
  type ReadList,
  reloadEmployees,
} from '@rollcall/shared/calls';
import { type QueryClient, useIsMutating, useQueryClient } from '@tanstack/react-query';

type Cached = ReadList<EmployeeRow>;

/** Lists and searches, page by page; not the unpaged list of a base backend, which nobody looks at here. */
const PAGES = {
  predicate: ({ queryKey: [first, second] }: { queryKey: readonly unknown[] }) => {
    return first === 'employees' && (second === 'page' || second === 'search');
  },
};

/** Shows a status at once, in every list that has the employee; the returned function takes it back. */
function showStatus(client: QueryClient, id: number, isActive: boolean): () => void {
  const before = client.getQueriesData<Cached>(PAGES);
  client.setQueriesData<Cached>(
    PAGES,
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

/** Activates or deactivates: at once on the screen, then the list or the search is read again (spec §4). */
export async function switchStatus(client: QueryClient, id: number, isActive: boolean) {
  await client.cancelQueries(PAGES);
  const takeBack = showStatus(client, id, isActive);
  const mutation = client.getMutationCache().build(client, employeeStatusMutation(id, isActive));
  // A failure has raised its toast; the list then shows what the server has.
  await mutation.execute(undefined).catch(takeBack);
  reloadEmployees(client);
}

/** The switch of a row. While a change is on its way another one waits for the person to try again. */
export function useStatusSwitch({ id, isActive }: EmployeeRow) {
  const client = useQueryClient();
  const isSaving = useIsMutating({ mutationKey: ['employee-status', id] }) > 0;
  return {
    isSaving,
    toggle() {
      if (id !== null && !isSaving) void switchStatus(client, id, isActive !== true);
    },
  };
}

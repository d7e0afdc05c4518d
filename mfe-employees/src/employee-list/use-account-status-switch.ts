import { accountStatusMutation, type EmployeeRow } from '@rollcall/shared/calls';
import { type QueryClient, useIsMutating, useQueryClient } from '@tanstack/react-query';

/** Activates or deactivates an employee. The change goes on when its row or its dialog is closed. */
export function switchAccountStatus(client: QueryClient, id: number, isActive: boolean): void {
  const mutation = client.getMutationCache().build(client, accountStatusMutation(id, isActive));
  // The mutation has shown a toast.
  mutation.execute(undefined).catch(() => {});
}

/** The status switch of a row. Ignores clicks while a change is pending. */
export function useAccountStatusSwitch({ id, isActive }: EmployeeRow) {
  const client = useQueryClient();
  const isSaving = useIsMutating({ mutationKey: ['employee-status', id] }) > 0;
  return {
    isSaving,
    toggle() {
      if (id !== null && !isSaving) switchAccountStatus(client, id, isActive !== true);
    },
  };
}

import { accountStatusMutation, type EmployeeRow } from '@rollcall/shared/calls';
import { usePageContext } from '@rollcall/shared/session';
import { useIsMutating, useQueryClient } from '@tanstack/react-query';
import { displayName } from './employee-label.ts';

/**
 * Returns a function that activates or deactivates an employee. The change goes on when its row or its dialog is closed.
 * On our own server the toast names the employee and can undo the change, unless the account was undecided: no call makes
 * it so again.
 */
export function useChangeAccountStatus() {
  const client = useQueryClient();
  const isOwnServer = usePageContext(({ capabilities }) => capabilities !== null);
  return (row: EmployeeRow, isActive: boolean) => {
    if (row.id === null) return;
    const name = displayName(row);
    const toast = isOwnServer
      ? { name: name === 'N/A' ? null : name, canUndo: row.isActive !== null }
      : undefined;
    const options = accountStatusMutation(row.id, isActive, toast);
    // The mutation has shown a toast.
    client
      .getMutationCache()
      .build(client, options)
      .execute(undefined)
      .catch(() => {});
  };
}

/** The status switch of a row. Ignores clicks while a change is pending. */
export function useAccountStatusSwitch(row: EmployeeRow) {
  const change = useChangeAccountStatus();
  const isSaving = useIsMutating({ mutationKey: ['employee-status', row.id] }) > 0;
  return {
    isSaving,
    toggle() {
      if (!isSaving) change(row, row.isActive !== true);
    },
  };
}

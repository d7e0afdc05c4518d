import type { EmployeeRow } from '@rollcall/shared/calls';
import { EMPLOYEE_CODE_PREFIX } from '@rollcall/shared/domain';
import { lazy, Suspense } from 'react';
import type { EmployeeAction } from '../employee-list/row-actions.tsx';
import { shownName } from '../employee-list/shown-name.ts';

// The table is what everybody comes for: a dialog is fetched when somebody opens it.
const DeleteDialog = lazy(async () => ({
  default: (await import('../delete-employee/delete-dialog.tsx')).DeleteDialog,
}));

/** Which dialog is open, and about whom. */
export interface OpenDialog {
  readonly action: EmployeeAction;
  readonly row: EmployeeRow;
}

interface Props {
  readonly open: OpenDialog | undefined;
  readonly onClose: () => void;
}

/** The dialogs of a row. */
export function EmployeeDialogs({ open, onClose }: Props) {
  if (!open || open.row.id === null) return null;
  const { action, row } = open;
  return (
    <Suspense fallback={null}>
      {action === 'delete' && <DeleteDialog id={open.row.id} who={whoIs(row)} onClose={onClose} />}
    </Suspense>
  );
}

/** The code as the list shows it, the stored one where it is another, and the name. */
function whoIs(row: EmployeeRow): string {
  const shown = `${EMPLOYEE_CODE_PREFIX}${row.id}`;
  const { employeeId } = row;
  const codes = employeeId === null || employeeId === shown ? [shown] : [employeeId, shown];
  const name = shownName(row);
  return `${codes.join(', ')}${name === 'N/A' ? '' : ` (${name})`}`;
}

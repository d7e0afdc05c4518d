import type { EmployeeRow } from '@rollcall/shared/calls';
import { forgetInput, PageNotice } from '@rollcall/shared/ui';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { DRAFTS, hasUnsavedInput } from '../employee-form/drafts.ts';
import {
  displayName,
  employeeCode,
  employeeLabel,
  nameAndCode,
} from '../employee-list/employee-label.ts';
import type { EmployeeAction } from '../employee-list/row-actions.tsx';
import { switchAccountStatus } from '../employee-list/use-account-status-switch.ts';
import { TEXTS } from '../notices/texts.ts';

// Dialogs are loaded when they are opened, because most users only need the table.
const DeleteDialog = lazy(async () => ({
  default: (await import('../delete-employee/delete-dialog.tsx')).DeleteDialog,
}));
const EditEmployee = lazy(async () => ({
  default: (await import('./edit-employee.tsx')).EditEmployee,
}));
const TimeStatsDialog = lazy(async () => ({
  default: (await import('../time-stats/time-stats-dialog.tsx')).TimeStatsDialog,
}));

/** The open dialog and its employee. */
export interface OpenDialog {
  readonly action: EmployeeAction;
  readonly row: EmployeeRow;
}

interface Props {
  readonly open: OpenDialog | undefined;
  /** The current rows of the list. */
  readonly rows: readonly EmployeeRow[];
  readonly onOpen: (dialog: OpenDialog | undefined) => void;
}

interface Notice {
  readonly about: 'unsaved' | 'active';
  readonly row: EmployeeRow;
}

/** Statuses of employees who have left the company. */
const FORMER_STATUSES = new Set(['RESIGNED', 'TERMINATED']);

/** The dialogs of a row, and the notices after closing them. Keeps the unsaved input of a closed dialog (design §8). */
export function EmployeeDialogs({ open, rows, onOpen }: Props) {
  const client = useQueryClient();
  useEffect(() => () => forgetInput(DRAFTS), []);
  const [notice, setNotice] = useState<Notice>();
  const restoreFocus = useRestoreFocus(notice);
  const row = open && (rows.find(({ id }) => id === open.row.id) ?? open.row);
  const id = row?.id ?? null;
  const close = () => onOpen(undefined);
  const closeNotice = () => {
    restoreFocus();
    setNotice(undefined);
  };
  const runAction = ({ about, row: employee }: Notice) => {
    closeNotice();
    if (about === 'unsaved') onOpen({ action: 'edit', row: employee });
    else if (employee.id !== null) switchAccountStatus(client, employee.id, false);
  };
  return (
    <>
      <Suspense fallback={null}>
        {row && id !== null && open && (
          <ActionDialog
            action={open.action}
            row={row}
            id={id}
            onClose={close}
            onEdited={(about) => {
              close();
              setNotice(about && { about, row });
            }}
          />
        )}
      </Suspense>
      {notice && !open && (
        <PageNotice
          text={
            notice.about === 'unsaved'
              ? TEXTS.changesKept
              : TEXTS.stillActive(displayName(notice.row))
          }
          action={notice.about === 'unsaved' ? TEXTS.reopen : TEXTS.deactivate}
          onAction={() => runAction(notice)}
          onClose={closeNotice}
        />
      )}
    </>
  );
}

interface DialogProps {
  readonly action: EmployeeAction;
  readonly row: EmployeeRow;
  readonly id: number;
  readonly onClose: () => void;
  /** Called when the Edit dialog closes, with the notice to show. */
  readonly onEdited: (about: Notice['about'] | undefined) => void;
}

function ActionDialog({ action, row, id, onClose, onEdited }: DialogProps) {
  switch (action) {
    case 'delete':
      return <DeleteDialog id={id} employee={employeeLabel(row)} onClose={onClose} />;
    case 'edit':
      return (
        <EditEmployee
          id={id}
          row={row}
          title={employeeCode(row)}
          onClose={() => onEdited(hasUnsavedInput(id) ? 'unsaved' : undefined)}
          onSaved={({ status }) => {
            const canStillSignIn = FORMER_STATUSES.has(String(status)) && row.isActive === true;
            onEdited(canStillSignIn ? 'active' : undefined);
          }}
        />
      );
    case 'timeStats':
      return <TimeStatsDialog employeeId={id} title={nameAndCode(row)} onClose={onClose} />;
  }
}

/** Remembers the focused element when a notice opens; the returned function focuses it again. */
function useRestoreFocus(notice: Notice | undefined): () => void {
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (notice) opener.current = document.activeElement;
  }, [notice]);
  return () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
}

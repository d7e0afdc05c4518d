import type { EmployeeRow } from '@rollcall/shared/calls';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import {
  displayName,
  employeeCode,
  employeeLabel,
  nameAndCode,
} from '../employee-list/employee-label.ts';
import type { EmployeeAction } from '../employee-list/row-actions.tsx';
import { switchStatus } from '../employee-list/use-status-switch.ts';
import { PageNotice } from '../page-notice/page-notice.tsx';
import { TEXTS } from '../page-notice/texts.ts';
import type { Kept } from './edit-employee.tsx';

// The table is what everybody comes for: a dialog is fetched when somebody opens it.
const DeleteDialog = lazy(async () => ({
  default: (await import('../delete-employee/delete-dialog.tsx')).DeleteDialog,
}));
const EditEmployee = lazy(async () => ({
  default: (await import('./edit-employee.tsx')).EditEmployee,
}));
const TimeStatsDialog = lazy(async () => ({
  default: (await import('../time-stats/time-stats-dialog.tsx')).TimeStatsDialog,
}));

/** Which dialog is open, and about whom. */
export interface OpenDialog {
  readonly action: EmployeeAction;
  readonly row: EmployeeRow;
}

interface Props {
  readonly open: OpenDialog | undefined;
  /** The rows of the list as they are now. */
  readonly rows: readonly EmployeeRow[];
  readonly onOpen: (dialog: OpenDialog | undefined) => void;
}

interface Notice {
  readonly about: 'kept' | 'active';
  readonly row: EmployeeRow;
}

const NOTHING: Kept = { changes: {} };
const GONE = new Set(['RESIGNED', 'TERMINATED']);

/** The dialogs of a row, and what is said when one has gone. What was typed in one is kept (design §8). */
export function EmployeeDialogs({ open, rows, onOpen }: Props) {
  const client = useQueryClient();
  const [kept, setKept] = useState<Readonly<Record<number, Kept>>>({});
  const [notice, setNotice] = useState<Notice>();
  const focusOpener = useOpenerOf(notice);
  const row = open && (rows.find(({ id }) => id === open.row.id) ?? open.row);
  const id = row?.id ?? null;
  const close = () => onOpen(undefined);
  const endNotice = () => {
    focusOpener();
    setNotice(undefined);
  };
  const act = ({ about, row: person }: Notice) => {
    endNotice();
    if (about === 'kept') onOpen({ action: 'edit', row: person });
    else if (person.id !== null) void switchStatus(client, person.id, false);
  };
  return (
    <>
      <Suspense fallback={null}>
        {row && id !== null && open && (
          <DialogOf
            action={open.action}
            row={row}
            id={id}
            kept={kept[id] ?? NOTHING}
            onClose={close}
            onEdited={(left, about) => {
              close();
              setKept({ ...kept, [id]: left });
              setNotice(about && { about, row });
            }}
          />
        )}
      </Suspense>
      {notice && !open && (
        <PageNotice
          text={notice.about === 'kept' ? TEXTS.kept : TEXTS.stillActive(displayName(notice.row))}
          action={notice.about === 'kept' ? TEXTS.reopen : TEXTS.deactivate}
          onAction={() => act(notice)}
          onClose={endNotice}
        />
      )}
    </>
  );
}

interface DialogProps {
  readonly action: EmployeeAction;
  readonly row: EmployeeRow;
  readonly id: number;
  readonly kept: Kept;
  readonly onClose: () => void;
  /** The Edit dialog has gone: with what is left in it, and what there is to be said. */
  readonly onEdited: (left: Kept, about: Notice['about'] | undefined) => void;
}

function DialogOf({ action, row, id, kept, onClose, onEdited }: DialogProps) {
  switch (action) {
    case 'delete':
      return <DeleteDialog id={id} who={employeeLabel(row)} onClose={onClose} />;
    case 'edit':
      return (
        <EditEmployee
          id={id}
          row={row}
          title={employeeCode(row)}
          kept={kept}
          onClose={(entered) => {
            const isKept = Object.keys(entered.changes).length > 0 || !!entered.document;
            onEdited(entered, isKept ? 'kept' : undefined);
          }}
          onSaved={({ status }) => {
            const isOffered = GONE.has(String(status)) && row.isActive === true;
            onEdited(NOTHING, isOffered ? 'active' : undefined);
          }}
        />
      );
    case 'timeStats':
      return <TimeStatsDialog employeeId={id} title={nameAndCode(row)} onClose={onClose} />;
  }
}

/** Where the focus went back to as the dialog closed; it is there again once the notice has been answered. */
function useOpenerOf(notice: Notice | undefined): () => void {
  const opener = useRef<Element>(null);
  useEffect(() => {
    if (notice) opener.current = document.activeElement;
  }, [notice]);
  return () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
}

import type { EmployeeRow } from '@rollcall/shared/calls';
import { forgetInput, type ListResult, PageNotice } from '@rollcall/shared/ui';
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { DRAFTS, hasUnsavedInput } from '../employee-form/drafts.ts';
import {
  displayName,
  employeeCode,
  employeeLabel,
  nameAndCode,
} from '../employee-list/employee-label.ts';
import type { EmployeeAction } from '../employee-list/row-actions.tsx';
import { TEXTS as LIST_TEXTS } from '../employee-list/texts.ts';
import { useChangeAccountStatus } from '../employee-list/use-account-status-switch.ts';
import type { EmployeeDialog } from '../employee-list/use-employee-dialog.ts';
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

const LinkedEmployee = lazy(async () => ({
  default: (await import('./linked-employee.tsx')).LinkedEmployee,
}));

interface Props {
  readonly dialog: EmployeeDialog;
  readonly list: ListResult<EmployeeRow>;
}

type Notice =
  | { readonly about: 'unsaved'; readonly id: number }
  | { readonly about: 'active'; readonly row: EmployeeRow };

/** Statuses of employees who have left the company. */
const FORMER_STATUSES = new Set(['RESIGNED', 'TERMINATED']);

/** The dialogs of a row, and the notices after closing them. Keeps the unsaved input of a closed dialog (design §8). */
export function EmployeeDialogs({ dialog, list }: Props) {
  const { current, open, close } = dialog;
  useEffect(() => () => forgetInput(DRAFTS), []);
  const [notice, setNotice] = useState<Notice>();
  const [row, setRow] = useOpenRow(list, current?.id);
  useEdited(current?.action === 'edit' ? current.id : undefined, (left) =>
    setNotice(left === undefined ? undefined : { about: 'unsaved', id: left }),
  );
  const key = current && `${current.action}-${current.id}`;
  return (
    <>
      <Suspense fallback={null}>
        {current && !row && (
          <LinkedEmployee
            key={key}
            id={current.id}
            title={LIST_TEXTS.actions[current.action]}
            list={list}
            onFound={setRow}
            onClose={close}
          />
        )}
        {current && row && (
          <ActionDialog
            key={key}
            action={current.action}
            dialog={dialog}
            row={row}
            id={current.id}
            onStillActive={() => setNotice({ about: 'active', row })}
          />
        )}
      </Suspense>
      {notice && !current && (
        <ClosedNotice
          notice={notice}
          onReopen={(id) => open('edit', id)}
          onClose={() => setNotice(undefined)}
        />
      )}
    </>
  );
}

interface NoticeProps {
  readonly notice: Notice;
  readonly onReopen: (id: number) => void;
  readonly onClose: () => void;
}

/** What a dialog left behind; restores the focus when it closes. */
function ClosedNotice({ notice, onReopen, onClose }: NoticeProps) {
  const changeStatus = useChangeAccountStatus();
  const opener = useRef<Element>(null);
  useEffect(() => {
    opener.current = document.activeElement;
  }, []);
  const close = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    onClose();
  };
  if (notice.about === 'unsaved') {
    const reopen = () => {
      close();
      onReopen(notice.id);
    };
    return (
      <PageNotice
        text={TEXTS.changesKept}
        action={TEXTS.reopen}
        onAction={reopen}
        onClose={close}
      />
    );
  }
  const deactivate = () => {
    close();
    changeStatus(notice.row, false);
  };
  return (
    <PageNotice
      text={TEXTS.stillActive(displayName(notice.row))}
      action={TEXTS.deactivate}
      onAction={deactivate}
      onClose={close}
    />
  );
}

/** The row of the open dialog: the list's, which may disappear from it, or one that was read. */
function useOpenRow({ data }: ListResult<EmployeeRow>, id: number | undefined) {
  const [last, setLast] = useState<EmployeeRow>();
  const listed = id === undefined ? undefined : data?.rows.find((each) => each.id === id);
  const row = listed ?? (id !== undefined && last?.id === id ? last : undefined);
  if (row !== last) setLast(row);
  return [row, setLast] as const;
}

/**
 * Calls `onChange` when the Edit dialog is opened, and with the id of its employee when it is closed with unsaved
 * input, also by Back.
 */
function useEdited(id: number | undefined, onChange: (left: number | undefined) => void) {
  const changed = useEffectEvent(onChange);
  const previous = useRef<number>(undefined);
  useEffect(() => {
    const left = previous.current;
    previous.current = id;
    if (id !== undefined) changed(undefined);
    else if (left !== undefined && hasUnsavedInput(left)) changed(left);
  }, [id]);
}

interface DialogProps {
  readonly action: EmployeeAction;
  readonly dialog: EmployeeDialog;
  readonly row: EmployeeRow;
  readonly id: number;
  /** Called when an employee who has left the company was saved and can still sign in. */
  readonly onStillActive: () => void;
}

function ActionDialog({ action, dialog, row, id, onStillActive }: DialogProps) {
  const { values, change, close } = dialog;
  switch (action) {
    case 'delete':
      return (
        <DeleteDialog
          id={id}
          employee={employeeLabel(row)}
          problem={row.isActive === true ? TEXTS.isActive(displayName(row)) : undefined}
          onClose={close}
        />
      );
    case 'edit':
      return (
        <EditEmployee
          id={id}
          row={row}
          title={employeeCode(row)}
          tab={values.tab}
          onTab={(tab) => change({ tab: tab === 'personal' ? undefined : tab })}
          onClose={close}
          onSaved={({ status }) => {
            close();
            if (FORMER_STATUSES.has(String(status)) && row.isActive === true) onStillActive();
          }}
        />
      );
    case 'timeStats':
      return (
        <TimeStatsDialog
          employeeId={id}
          title={nameAndCode(row)}
          values={values}
          onChange={change}
          onClose={close}
        />
      );
  }
}

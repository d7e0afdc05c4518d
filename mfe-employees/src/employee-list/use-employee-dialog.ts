import { useDialogParameters } from '@rollcall/shared/url';
import { useCallback, useLayoutEffect, useRef } from 'react';
import type { EmployeeAction } from './row-actions.tsx';

/** The dialogs of an employee in the URL: `?dialog=edit&employee=7`. */
const ACTIONS: ReadonlyMap<string | undefined, EmployeeAction> = new Map([
  ['time-stats', 'timeStats'],
  ['edit', 'edit'],
  ['delete', 'delete'],
]);

const WHICH = ['dialog', 'employee'] as const;
/** The tab of the Edit dialog; period, page and breaks of the Time Stats dialog. */
const INSIDE = ['tab', 'month', 'start', 'end', 'logs', 'breaks'] as const;

/** The query string without an open dialog. */
export function withoutDialog(search: string): string {
  const params = new URLSearchParams(search);
  for (const name of [...WHICH, ...INSIDE]) params.delete(name);
  return params.size === 0 ? '' : `?${params}`;
}

/** The open dialog of an employee, in the URL (decision 061). An unknown dialog is ignored. */
export function useEmployeeDialog() {
  const { values, open, change, close } = useDialogParameters({ which: WHICH, inside: INSIDE });
  const action = ACTIONS.get(values.dialog);
  const latest = useRef(open);
  useLayoutEffect(() => {
    latest.current = open;
  });
  return {
    /** An id that is no number is NaN. */
    current: action && { action, id: Number(values.employee ?? Number.NaN) },
    values,
    open: useCallback((wanted: EmployeeAction, id: number) => {
      const [name] = [...ACTIONS].find(([, each]) => each === wanted) ?? [];
      latest.current({ dialog: name ?? '', employee: String(id) });
    }, []),
    change,
    close,
  };
}

export type EmployeeDialog = ReturnType<typeof useEmployeeDialog>;

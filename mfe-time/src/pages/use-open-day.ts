import type { DayLog } from '@rollcall/shared/calls';
import { useDialogParameters } from '@rollcall/shared/url';
import { readDay } from '../filters/read-day.ts';

/** The drawer of a day; inside are the dialogs of its logs. */
const DAY = { which: ['employee', 'day'], inside: ['log', 'dialog', 'replaced'] } as const;
const REPLACE = 'replace';
const MAX_ID = 2_147_483_647;

/** The open day of an employee, and the log that is replaced there, in the URL (decision 061). */
export function useOpenDay() {
  const day = useDialogParameters(DAY);
  const replacing = useDialogParameters({ which: ['dialog', 'replaced'] });
  const { employee, day: requested } = day.values;
  const employeeId = Number(employee);
  const isId = Number.isInteger(employeeId) && employeeId > 0 && employeeId <= MAX_ID;
  return {
    employeeId,
    /** Work date `YYYY-MM-DD`; undefined while no day is open. */
    date: isId ? readDay(requested) : undefined,
    open: (id: number, date: string) => day.open({ employee: String(id), day: date }),
    close: day.close,
    /** Id of the log to replace, not a number for an id that is none; undefined while none is replaced. */
    replacedId: replacing.values.dialog === REPLACE ? Number(replacing.values.replaced) : undefined,
    replace: ({ id }: DayLog) => replacing.open({ dialog: REPLACE, replaced: String(id) }),
    closeReplacing: replacing.close,
  };
}

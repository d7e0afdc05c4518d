import { useDialogParameters } from '@rollcall/shared/url';

/** The dialogs of a leave in the URL: `?dialog=details&leave=7` (decision 061). */
export function useLeaveDialog(name: 'details' | 'reason') {
  const { values, open, close } = useDialogParameters({ which: ['dialog', 'leave'] });
  const isNamed = values.dialog === name;
  return {
    /** Id of the leave whose dialog is open; not a number for an id that is none. */
    id: isNamed ? Number(values.leave) : undefined,
    open: (id: number) => open({ dialog: name, leave: String(id) }),
    close,
  };
}

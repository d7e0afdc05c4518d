import { lastMonth } from '@rollcall/shared/domain';
import { useToday } from '@rollcall/shared/ui';
import { useDialogParameters } from '@rollcall/shared/url';
import { readDay } from '../filters/read-day.ts';

/** The only value of `dialog` that opens it. */
const CLOSE = 'close';

/** The dialog that closes a period, and what is to be closed, in the URL: a way out of it leads back with Back. */
export function useCloseParameters() {
  const { values, open, change, close } = useDialogParameters({
    which: ['dialog'],
    inside: ['from', 'to', 'scope'],
  });
  const month = lastMonth(useToday());
  return {
    isOpen: values.dialog === CLOSE,
    /** The last month that is over, unless the URL says otherwise. */
    range: {
      from: readDay(values.from) ?? month.from,
      to: readDay(values.to) ?? month.to,
      scope: /^department:[1-9]\d{0,8}$/.test(values.scope ?? '')
        ? (values.scope ?? '')
        : 'company',
    },
    open: () => open({ dialog: CLOSE }),
    change,
    close,
  };
}

import { formatDayLabel } from '@rollcall/shared/domain';
import { Drawer } from '@rollcall/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';

interface Props {
  readonly employeeId: number;
  /** Work date `YYYY-MM-DD`; undefined while closed. */
  readonly date: string | undefined;
  /** Undefined while it is loading. */
  readonly employeeName: string | undefined;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A drawer over the grid with the day's details; Escape closes it. */
export function DayDrawer({ employeeId, date, employeeName, onClose, children }: Props) {
  return (
    <Drawer
      isOpen={date !== undefined}
      onClose={onClose}
      width={480}
      title={[employeeName, formatDayLabel(date)].filter(Boolean).join(' · ')}
    >
      <FocusOnClose cell={`[data-day="${employeeId} ${date}"]`} />
      {children}
    </Drawer>
  );
}

/** After a reload or a link no control had the focus before, to which the drawer could return it: then the day gets it. */
function FocusOnClose({ cell }: { readonly cell: string }) {
  // That of the open day: while the drawer closes, no day is open.
  const [opened] = useState(cell);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        if (document.activeElement !== document.body) return;
        const day = document.querySelector<HTMLElement>(opened);
        (day ?? document.getElementById('content'))?.focus();
      });
    },
    [opened],
  );
  return null;
}

import { formatDayLabel } from '@rollcall/shared/domain';
import { Drawer } from '@rollcall/shared/ui';
import type { ReactNode } from 'react';

interface Props {
  /** Work date `YYYY-MM-DD`; undefined while closed. */
  readonly date: string | undefined;
  readonly employeeName: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A drawer over the grid with the day's details; Escape closes it. */
export function DayDrawer({ date, employeeName, onClose, children }: Props) {
  return (
    <Drawer
      isOpen={date !== undefined}
      onClose={onClose}
      width={480}
      title={`${employeeName} · ${formatDayLabel(date)}`}
    >
      {children}
    </Drawer>
  );
}

import { formatDayLabel } from '@rollcall/shared/domain';
import { Drawer } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  /** Work date `YYYY-MM-DD`; undefined while closed. */
  readonly date: string | undefined;
  readonly employeeName: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** The day explained slides over the grid and closes on Escape. */
export function DayDrawer({ date, employeeName, onClose, children }: Props) {
  return (
    <Drawer
      open={date !== undefined}
      onClose={onClose}
      size={480}
      title={`${employeeName} · ${formatDayLabel(date)}`}
      destroyOnHidden
    >
      {children}
    </Drawer>
  );
}

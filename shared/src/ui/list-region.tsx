import type { CSSProperties, ReactNode } from 'react';
import './list-region.css';

interface Props {
  readonly label: string;
  readonly isBusy: boolean;
  /** Of a list whose columns have fixed widths (`fixColumnWidths`). */
  readonly fixedWidths?: CSSProperties | undefined;
  readonly children: ReactNode;
}

/**
 * A scroll container for a wide table that can be scrolled by keyboard: antd's own cannot be focused. The row actions
 * stay visible while scrolling, and on a phone each row is a card (design §13).
 */
export function ListRegion({ label, isBusy, fixedWidths, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable
    <section aria-label={label} aria-busy={isBusy} tabIndex={0} className="list-region">
      <div className={fixedWidths ? 'list-rows list-fixed' : 'list-rows'} style={fixedWidths}>
        {children}
      </div>
    </section>
  );
}

import type { ReactNode } from 'react';
import './list-region.css';

interface Props {
  readonly label: string;
  readonly isBusy: boolean;
  readonly children: ReactNode;
}

/**
 * A wide table scrolls inside itself, by keyboard too: antd's own scroll box cannot be focused. What can be
 * done with a row stays in sight meanwhile, and on a phone each row is a card (design §13).
 */
export function ListRegion({ label, isBusy, children }: Props) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must be reachable
    <section aria-label={label} aria-busy={isBusy} tabIndex={0} className="list-region">
      <div className="list-rows">{children}</div>
    </section>
  );
}

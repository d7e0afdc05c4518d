import type { ReactNode } from 'react';

interface Props {
  /** A name of `SHIFT_COLOURS`. */
  readonly colour: string;
  readonly children: ReactNode;
}

/** The colour of a shift, which the page's style for `shift-colour` defines, and what is said about it. */
export const ShiftLabel = ({ colour, children }: Props) => (
  <span className="roster-shift">
    <span aria-hidden className="roster-dot shift-colour" data-colour={colour} />
    <span>{children}</span>
  </span>
);

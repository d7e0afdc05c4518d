import './chip.css';

/** A department, or another group of people, as a quiet label. A state is a `StatusTag`. */
export const Chip = ({ children }: { readonly children: string }) => (
  <span className="chip" title={children.length > LONG ? children : undefined}>
    {children}
  </span>
);

/** A longer text may be cut after two lines, so that its title has all of it. */
const LONG = 24;

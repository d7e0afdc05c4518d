import type { ReactNode } from 'react';
import './person.css';

/** A longer name may be cut after three lines of a narrow column, so that its title has all of it. */
const SHORT = 36;

interface Props {
  readonly name: string | null;
  /** What is below the name. */
  readonly note?: ReactNode;
  /** The name, or what stands for it. */
  readonly children: ReactNode;
}

/** The name next to an `Avatar`: written in either direction and of any length, it changes neither its row nor its neighbours. */
export const PersonLabel = ({ name, note, children }: Props) => (
  <span className="person-text">
    <span
      className="person-name"
      dir="auto"
      translate="no"
      title={name !== null && name.length > SHORT ? name : undefined}
    >
      {children}
    </span>
    {note}
  </span>
);

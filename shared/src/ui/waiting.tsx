import { type ReactNode, useEffect, useState } from 'react';
import './waiting.css';

interface Props {
  readonly children: ReactNode;
}

/** The part of a page that loads and whose height is not known before. */
export const Above = ({ children }: Props) => <div className="page-above">{children}</div>;

/**
 * What follows `Above`. It is not shown while something above says that it is `Waiting`, and then appears in its place:
 * nothing moves. It is rendered all the time, so that its own calls begin.
 */
export const Below = ({ children }: Props) => <div className="page-below">{children}</div>;

/** What hangs hides nothing for longer, in milliseconds. */
const LONGEST_MS = 10_000;

/** Drawn while something loads, apart from what it shows meanwhile. */
export function Waiting() {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), LONGEST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOver ? null : <span className="page-waiting" hidden />;
}

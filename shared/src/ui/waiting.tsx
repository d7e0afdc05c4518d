import type { ReactNode } from 'react';
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

/** Drawn while something loads, apart from what it shows meanwhile. */
export const Waiting = () => <span className="page-waiting" hidden />;

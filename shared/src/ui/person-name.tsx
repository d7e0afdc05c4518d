import { usePageContext } from '@rollcall/shared/session';
import type { ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { PersonLabel } from './person-label.tsx';

interface Props {
  /** The employee's id; null when it is not known. */
  readonly id: number | null;
  readonly name: string | null;
  /** Smaller, for the low rows of a grid. */
  readonly isSmall?: boolean;
  /** What is below the name, such as the department. */
  readonly note?: ReactNode;
  /** What stands for the name, such as a link; default the name, or 'N/A'. */
  readonly children?: ReactNode;
}

/**
 * A person in a list: avatar and name. On a base backend, the
 * name (spec §2).
 */
export function PersonName({ id, name, isSmall = false, note, children = name ?? 'N/A' }: Props) {
  const isBase = usePageContext(({ capabilities }) => capabilities === null);
  if (isBase) {
    return (
      <>
        {children}
        {note}
      </>
    );
  }
  return (
    <span className="person" data-small={isSmall || undefined}>
      <Avatar id={id} name={name} />
      <PersonLabel name={name} note={note}>
        {children}
      </PersonLabel>
    </span>
  );
}

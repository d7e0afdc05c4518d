import { Avatar } from '@rollcall/shared/ui';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

interface GroupProps {
  /** How many wait, and of what: the words of the badge. */
  readonly title: string;
  /** The list of exactly these. */
  readonly to: string;
  readonly children: ReactNode;
}

/** One kind of what waits: its count, which leads to all of it, and the rows of the oldest. */
export function Group({ title, to, children }: GroupProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h3 id={titleId}>
        <Link to={to}>{title}</Link>
      </h3>
      <ul>{children}</ul>
    </section>
  );
}

interface RowProps {
  /** The person or module that it is about. */
  readonly name: string;
  /** The id of the person; undefined for a module. */
  readonly employeeId?: number;
  /** The page with all that is known of it. */
  readonly to: string;
  readonly text?: string;
  /** Since when it waits. */
  readonly since?: string;
  /** Why it was requested. */
  readonly note?: string | null;
  /** The controls; `describedBy` says what they are about. */
  readonly children: (describedBy: string) => ReactNode;
}

/** One thing that waits: whose it is, what, since when, and the controls that deal with it. */
export function Row({ name, employeeId, to, text, note, since, children }: RowProps) {
  const id = useId();
  return (
    <li>
      {employeeId !== undefined && <Avatar id={employeeId} name={name} />}
      <div id={id} className="needs-you-what">
        <Link to={to} translate="no" dir="auto">
          {name}
        </Link>
        {text !== undefined && <span>{text}</span>}
        {since !== undefined && (
          <span className="needs-you-since">{note ? `${since} · ${note}` : since}</span>
        )}
      </div>
      <div className="needs-you-controls">{children(id)}</div>
    </li>
  );
}

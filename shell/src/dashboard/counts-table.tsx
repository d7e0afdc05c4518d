import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';

export interface CountRow {
  readonly label: string;
  /** Null when the backend sent none, shown as '-'. */
  readonly count: number | null;
  /** The list of what is counted. */
  readonly to?: string | undefined;
}

interface Props {
  readonly title: string;
  readonly rows: readonly CountRow[];
  readonly note?: ReactNode;
}

/** A table of counts, of which the first leads. */
export function CountsTable({ title, rows, note }: Props) {
  const titleId = useId();
  return (
    <section className="dashboard-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <table className="counts" aria-labelledby={titleId}>
        <tbody>
          {rows.map(({ label, count, to }) => (
            <tr key={label}>
              <th scope="row">{to === undefined ? label : <Link to={to}>{label}</Link>}</th>
              <td>{count ?? '-'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p className="dashboard-note">{note}</p>}
    </section>
  );
}

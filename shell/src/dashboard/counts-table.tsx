import { type ReactNode, useId } from 'react';

interface Props {
  readonly title: string;
  readonly rows: readonly (readonly [label: string, count: number | null])[];
  readonly note?: ReactNode;
}

/** A titled two-column table of counts; a missing count is shown as '-'. */
export function CountsTable({ title, rows, note }: Props) {
  const titleId = useId();
  return (
    <section className="dashboard-card" aria-labelledby={titleId}>
      <h2 id={titleId}>{title}</h2>
      <table className="counts-table" aria-labelledby={titleId}>
        <tbody>
          {rows.map(([label, count]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{count ?? '-'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== undefined && <p className="dashboard-note">{note}</p>}
    </section>
  );
}

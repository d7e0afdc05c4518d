import { companyQuery, type Period, type PeriodSums } from '@rollcall/shared/calls';
import { useQuery } from '@tanstack/react-query';
import { closedBy, periodName, reopenedBy, scopeName } from './period-name.ts';
import { FIGURES, type SheetRow } from './sheet-columns.tsx';
import { CLOSE_TEXTS, PRINT_TEXTS, SHEET_TEXTS } from './texts.ts';
import './print-sheet.css';

interface Props {
  readonly period: Period;
  readonly rows: readonly SheetRow[];
  readonly totals: PeriodSums;
  /** Number of employees of the period. */
  readonly total: number;
  /** How many employees come before the first row. */
  readonly before: number;
}

/** The sheet on paper: heading, figures of each employee, totals and a line for the signature. */
export function PrintSheet({ period, rows, totals, total, before }: Props) {
  const { data: company } = useQuery(companyQuery());
  return (
    <div className="print-only print-sheet">
      {company?.name && <p className="print-sheet-company">{company.name}</p>}
      <p className="print-sheet-title">
        {PRINT_TEXTS.title(periodName(period), scopeName(period))}
      </p>
      <p>{PRINT_TEXTS.closed(closedBy(period))}</p>
      {period.reopenedAt !== null && <p>{PRINT_TEXTS.reopened(reopenedBy(period))}</p>}
      {rows.length < total && <p>{PRINT_TEXTS.part(before + 1, before + rows.length, total)}</p>}
      <table>
        <thead>
          <tr>
            <th scope="col">{SHEET_TEXTS.columns.employee}</th>
            {FIGURES.map(({ name }) => (
              <th key={name} scope="col">
                {SHEET_TEXTS.columns[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.code}>
              <th scope="row">
                {row.name} <small>{row.code}</small>
              </th>
              <Cells sums={row} />
            </tr>
          ))}
          <tr className="print-sheet-total">
            <th scope="row">{SHEET_TEXTS.total(CLOSE_TEXTS.employees(total))}</th>
            <Cells sums={totals} />
          </tr>
        </tbody>
      </table>
      <div className="print-sheet-signature">
        <span>{PRINT_TEXTS.date}</span>
        <span>{PRINT_TEXTS.signature}</span>
      </div>
    </div>
  );
}

const Cells = ({ sums }: { readonly sums: PeriodSums }) =>
  FIGURES.map(({ name, textOf }) => <td key={name}>{textOf(sums)}</td>);

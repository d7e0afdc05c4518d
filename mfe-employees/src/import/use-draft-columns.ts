import { useState } from 'react';
import type { DateOrder } from './dates.ts';
import { type Columns, guessColumns } from './guess-columns.ts';
import type { ImportOptions } from './options.tsx';
import { useRememberedColumns } from './remembered-columns.ts';
import type { Table } from './table.ts';
import { TEXTS } from './texts.ts';
import { asksForOrder, type Row, toRows } from './to-rows.ts';

/** What the user says about a table before its rows are checked. */
export function useDraftColumns(table: Table) {
  const memory = useRememberedColumns();
  const [columns, setColumns] = useState(() => memory.find(table.header) ?? guessColumns(table));
  const [order, setOrder] = useState<DateOrder>();
  const [chosen, setOptions] = useState<ImportOptions>({ matchBy: 'email', existing: 'update' });
  const hasCodes = columns.includes('employeeCode');
  const options: ImportOptions = hasCodes ? chosen : { ...chosen, matchBy: 'email' };
  const asks = asksForOrder(table, columns);
  return {
    columns,
    setColumns,
    order,
    setOrder,
    options,
    setOptions,
    hasCodes,
    asksForOrder: asks,
    /** What is missing before the rows can be checked. */
    problem: problemOf(columns, options) ?? (asks && !order ? TEXTS.checkFirst : undefined),
    /** The rows to check; the columns are remembered. */
    read(): Row[] {
      memory.remember(table.header, columns);
      return toRows(table, columns, order ?? 'day');
    },
  };
}

function problemOf(columns: Columns, { matchBy }: ImportOptions): string | undefined {
  if (matchBy === 'employeeCode') return undefined;
  if (!columns.includes('email')) return TEXTS.needsEmail;
  const hasName = columns.includes('firstName') || columns.includes('fullName');
  return hasName ? undefined : TEXTS.needsName;
}

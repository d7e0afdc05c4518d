import { type CheckedImport, checkImportMutation } from '@rollcall/shared/calls';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportOptions } from './options.tsx';
import type { Row } from './to-rows.ts';

/** A row with its number in the file. */
export interface NumberedRow {
  readonly number: number;
  readonly row: Row;
}

type CheckedRow = CheckedImport['rows'][number];

/** A row with what the import would do with it, as of the latest check. */
export interface RowWithResult extends NumberedRow {
  readonly result: CheckedRow;
}

/** The results of the latest check, by the number of the row. */
interface Results {
  readonly rows: ReadonlyMap<number, CheckedRow>;
  readonly newDepartments: readonly string[];
}

/** Checks rows, and again after each change of them. A change is shown at once; the results are those of the latest check. */
export function useCheck(options: ImportOptions) {
  const [addsDepartments, setAdds] = useState(true);
  const [rows, setRows] = useState<readonly NumberedRow[]>([]);
  const [results, setResults] = useState<Results>();
  const { mutate, isPending, error, isIdle, reset } = useMutation(checkImportMutation());
  const check = (changed: readonly NumberedRow[], adds = addsDepartments) => {
    setRows(changed);
    // No row is left to ask about.
    if (changed.length === 0) return;
    mutate(
      { rows: changed.map(({ row }) => row), ...options, addsDepartments: adds },
      { onSuccess: (result) => setResults(byNumber(changed, result)) },
    );
  };
  return {
    rows,
    /** Undefined until the first check is done. */
    checked: results && rows.flatMap((each) => withResult(each, results)),
    newDepartments: results?.newDepartments ?? [],
    hasBegun: !isIdle,
    isPending,
    error,
    addsDepartments,
    begin: (given: readonly Row[]) => check(given.map((row, at) => ({ number: at + 1, row }))),
    forget() {
      reset();
      setResults(undefined);
    },
    setAdds: (adds: boolean) => {
      setAdds(adds);
      check(rows, adds);
    },
    edit: (number: number, row: Row) =>
      check(rows.map((each) => (each.number === number ? { number, row } : each))),
    leaveOut: (numbers: readonly number[]) =>
      check(rows.filter(({ number }) => !numbers.includes(number))),
  };
}

const byNumber = (
  rows: readonly NumberedRow[],
  { rows: results, newDepartments }: CheckedImport,
): Results => ({
  rows: new Map(
    rows.flatMap(({ number }, at) => {
      const result = results[at];
      return result ? [[number, result] as const] : [];
    }),
  ),
  newDepartments,
});

function withResult(row: NumberedRow, { rows }: Results): RowWithResult[] {
  const result = rows.get(row.number);
  return result ? [{ ...row, result }] : [];
}

/** How many rows there are of each kind. */
export function countsOf(rows: readonly RowWithResult[]) {
  const sound = rows.filter(({ result }) => result.errors.length === 0);
  const count = (...actions: readonly string[]) =>
    sound.filter(({ result }) => actions.includes(result.action)).length;
  return {
    create: count('create'),
    update: count('update'),
    same: count('unchanged', 'skip'),
    errors: rows.length - sound.length,
  };
}

export type Counts = ReturnType<typeof countsOf>;

import type { TimeLog } from '@rollcall/shared/calls';

/** A row of the form as it is typed; times are those of a date-time input, `YYYY-MM-DDTHH:mm`, or ''. */
export interface Row {
  /** Unique within the form. */
  readonly key: number;
  readonly punchIn: string;
  readonly punchOut: string;
  /** The log to correct; null proposes one that is missing. */
  readonly log: TimeLog | null;
}

/** A key that no row has. */
const nextKey = (rows: readonly Row[]) => Math.max(0, ...rows.map(({ key }) => key)) + 1;

/** Another, empty row at the end. */
export function addRow(rows: readonly Row[]): Row[] {
  return [...rows, { key: nextKey(rows), punchIn: '', punchOut: '', log: null }];
}

/** A row for a log, in the place of the first empty one; a log that has a row gets no second one. */
export function addLog(rows: readonly Row[], log: TimeLog): readonly Row[] {
  if (rows.some((row) => row.log?.id === log.id)) return rows;
  const row = {
    key: nextKey(rows),
    punchIn: inputText(log.punchIn),
    punchOut: inputText(log.punchOut),
    log,
  };
  const empty = rows.findIndex((each) => each.log === null && !each.punchIn && !each.punchOut);
  return empty < 0 ? [...rows, row] : rows.with(empty, row);
}

/** Wall-clock text as a date-time input takes it: without seconds that say nothing. */
const inputText = (text: string | null) => (text ?? '').replace(' ', 'T').replace(/:00$/, '');

/** Whether somebody has typed anything worth keeping. */
export const isTyped = (rows: readonly Row[]) =>
  rows.some(({ punchIn, punchOut }) => punchIn !== '' || punchOut !== '');

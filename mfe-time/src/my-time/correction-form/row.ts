import type { ProposedRow, TimeLog } from '@rollcall/shared/calls';
import type { CorrectionInput } from '@rollcall/shared/contract';
import { sentTime } from '@rollcall/shared/domain';

/** A row of the form. Times are values of a `TimeField`, or ''. */
export interface Row extends Pick<ProposedRow, 'punchIn' | 'punchOut'> {
  /** Unique within the form. */
  readonly key: number;
  /** The log to correct; null to add a missing log. */
  readonly log: TimeLog | null;
}

/** Values of the form, with the names of the call. */
export interface CorrectionValues extends Pick<CorrectionInput, 'reason'> {
  readonly rows: readonly Row[];
}

/** A key that no row uses. */
const nextKey = (rows: readonly Row[]) => Math.max(0, ...rows.map(({ key }) => key)) + 1;

/** Adds an empty row at the end. */
export function addRow(rows: readonly Row[]): Row[] {
  return [...rows, { key: nextKey(rows), punchIn: '', punchOut: '', log: null }];
}

/** Adds a row for a log, replacing the first empty row. A log that already has a row gets no second one. */
export function addLog(rows: readonly Row[], log: TimeLog): readonly Row[] {
  if (rows.some((row) => row.log?.id === log.id)) return rows;
  const row = {
    key: nextKey(rows),
    punchIn: log.punchIn ?? '',
    punchOut: log.punchOut ?? '',
    log,
  };
  const empty = rows.findIndex((each) => each.log === null && !each.punchIn && !each.punchOut);
  return empty < 0 ? [...rows, row] : rows.with(empty, row);
}

/** A row as it is sent. The server refuses its times if another zone has become that of the row. */
export const toProposed = ({ log, punchIn, punchOut }: Row, zone: string): ProposedRow => ({
  timeLogId: log?.id ?? null,
  punchIn: sentTime(punchIn, zone),
  punchOut: sentTime(punchOut, zone),
});

/** Whether the rows have any input worth storing. */
export const isTyped = (rows: readonly Row[]) =>
  rows.some(({ punchIn, punchOut }) => punchIn !== '' || punchOut !== '');

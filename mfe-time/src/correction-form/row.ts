import type { ProposedRow, TimeLog } from '@rollcall/shared/calls';
import type { CorrectionInput } from '@rollcall/shared/contract';
import { chosenInstant, toIsoWithOffset, wallClockOf } from '@rollcall/shared/domain';

type SentRow = CorrectionInput['rows'][number];

/**
 * A row of the form. Times are values of a date-time input, `YYYY-MM-DDTHH:mm`, or ''. The instant of each, ISO 8601 with
 * an offset, is from the log, or chosen when the time occurs twice.
 */
export interface Row extends Pick<SentRow, 'punchIn' | 'punchOut' | 'punchInAt' | 'punchOutAt'> {
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
    punchIn: inputText(log.punchIn),
    punchOut: inputText(log.punchOut),
    punchInAt: log.punchIn,
    punchOutAt: log.punchOut,
    log,
  };
  const empty = rows.findIndex((each) => each.log === null && !each.punchIn && !each.punchOut);
  return empty < 0 ? [...rows, row] : rows.with(empty, row);
}

/** Changes a time of the row. Clears the chosen instant, unless the new time is the log's own time. */
export function withTime(row: Row, field: 'punchIn' | 'punchOut', text: string): Row {
  const isOwn = row.log !== null && text !== '' && text === inputText(row.log[field]);
  return { ...row, [field]: text, [`${field}At`]: isOwn ? row.log?.[field] : null };
}

/** A row as it is sent, with the instants of its times: the server refuses them if it reads the times in another zone. */
export function toProposed(row: Row, zone: string): ProposedRow {
  const instantOf = (field: 'punchIn' | 'punchOut') => {
    const instant = chosenInstant(row[field], zone, row[`${field}At`]);
    return instant === undefined ? undefined : toIsoWithOffset(instant, zone);
  };
  return {
    timeLogId: row.log?.id ?? null,
    punchIn: row.punchIn.replace('T', ' '),
    punchOut: row.punchOut.replace('T', ' '),
    punchInAt: instantOf('punchIn'),
    punchOutAt: instantOf('punchOut'),
  };
}

/** Wall-clock text as a value of a date-time input: without seconds when they are zero. */
const inputText = (text: string | null) =>
  wallClockOf(text ?? '')
    .replace(' ', 'T')
    .replace(/:00$/, '');

/** Whether the rows have any input worth storing. */
export const isTyped = (rows: readonly Row[]) =>
  rows.some(({ punchIn, punchOut }) => punchIn !== '' || punchOut !== '');

import type { ProposedRow, TimeLog } from '@rollcall/shared/calls';

/** A row of the form as it is typed; times are those of a date-time input, `YYYY-MM-DDTHH:mm`, or ''. */
export interface Row {
  /** Unique within the form. */
  readonly key: number;
  readonly punchIn: string;
  readonly punchOut: string;
  /** Which instant a time means, ISO 8601 with an offset: the log's own, or the one chosen of two equal times. */
  readonly punchInAt?: string | null | undefined;
  readonly punchOutAt?: string | null | undefined;
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
    punchInAt: log.punchInAt,
    punchOutAt: log.punchOutAt,
    log,
  };
  const empty = rows.findIndex((each) => each.log === null && !each.punchIn && !each.punchOut);
  return empty < 0 ? [...rows, row] : rows.with(empty, row);
}

/** The row with another time. What was chosen of the old one is forgotten; the log's own time is its own instant again. */
export function withTime(row: Row, field: 'punchIn' | 'punchOut', text: string): Row {
  const isOwn = row.log !== null && text !== '' && text === inputText(row.log[field]);
  return { ...row, [field]: text, [`${field}At`]: isOwn ? row.log?.[`${field}At`] : null };
}

/** The zone of a row's times: its log's own, else the company's (design §10). */
export const zoneOf = ({ log }: Row, companyZone: string) => log?.zone ?? companyZone;

/** A row as it is sent: with the instant of a time that is the log's own, or that was chosen. */
export function toProposed(row: Row): ProposedRow {
  const { log, punchIn, punchOut, punchInAt, punchOutAt } = row;
  return {
    timeLogId: log?.id ?? null,
    punchIn: punchIn.replace('T', ' '),
    punchOut: punchOut.replace('T', ' '),
    ...(punchInAt && { punchInAt }),
    ...(punchOutAt && { punchOutAt }),
  };
}

/** Wall-clock text as a date-time input takes it: without seconds that say nothing. */
const inputText = (text: string | null) => (text ?? '').replace(' ', 'T').replace(/:00$/, '');

/** Whether somebody has typed anything worth keeping. */
export const isTyped = (rows: readonly Row[]) =>
  rows.some(({ punchIn, punchOut }) => punchIn !== '' || punchOut !== '');

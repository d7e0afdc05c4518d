import type { LogVersion } from '@rollcall/shared/calls';
import type { TimeLogEdit } from '@rollcall/shared/contract';
import { sentTime } from '@rollcall/shared/domain';

/** A break in the form; times are values of a `TimeField`. */
export interface EditedBreak {
  readonly start: string;
  /** Empty while the break is open or its end is unknown. */
  readonly end: string;
  readonly reason: string;
}

/** Values of the form. */
export interface EditedLog {
  readonly punchIn: string;
  /** Empty without a punch-out. */
  readonly punchOut: string;
  readonly breaks: readonly EditedBreak[];
  readonly reason: string;
}

/** The values of a log before it is changed. */
export const initialEdit = (log: LogVersion): EditedLog => ({
  punchIn: log.punchInAt,
  punchOut: log.punchOutAt ?? '',
  breaks: log.breaks.map(editBreak),
  reason: '',
});

/** A break whose end is unknown is stored as ending when it started; the form asks for the end. */
const editBreak = ({
  start,
  startAt = start,
  end,
  endAt = end,
  seconds,
  reason,
}: LogVersion['breaks'][number]): EditedBreak => ({
  start: startAt,
  end: (seconds !== 0 && endAt) || '',
  reason: reason === '-' ? '' : reason,
});

/** Whether two inputs mean the same. */
export const isSameEdit = (a: EditedLog, b: EditedLog): boolean =>
  JSON.stringify(trimmed(a)) === JSON.stringify(trimmed(b));

const trimmed = ({ punchIn, punchOut, breaks, reason }: EditedLog): EditedLog => ({
  punchIn,
  punchOut,
  breaks: breaks.map((item) => ({
    start: item.start,
    end: item.end,
    reason: item.reason.trim(),
  })),
  reason: reason.trim(),
});

export const NEW_BREAK: EditedBreak = { start: '', end: '', reason: '' };

/** The body of the call. */
export function bodyOf(log: EditedLog, zone: string): TimeLogEdit {
  const { punchIn, punchOut, breaks, reason } = trimmed(log);
  const sentOrNone = (time: string) => (time === '' ? null : sentTime(time, zone));
  return {
    punchIn: sentTime(punchIn, zone),
    punchOut: sentOrNone(punchOut),
    breaks: breaks.map((item) => ({
      ...item,
      start: sentTime(item.start, zone),
      end: sentOrNone(item.end),
    })),
    reason,
  };
}

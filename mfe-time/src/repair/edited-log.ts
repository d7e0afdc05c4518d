import type { LogVersion } from '@rollcall/shared/calls';
import type { TimeLogEdit } from '@rollcall/shared/contract';

/** A break in the form: times are those of a date-time input, instants ISO 8601 with an offset. */
export interface EditedBreak {
  readonly start: string;
  readonly startAt: string | null;
  /** Empty while the break is open or its end is unknown. */
  readonly end: string;
  readonly endAt: string | null;
  readonly reason: string;
}

/** Values of the form. */
export interface EditedLog {
  readonly punchIn: string;
  readonly punchInAt: string | null;
  /** Empty without a punch-out. */
  readonly punchOut: string;
  readonly punchOutAt: string | null;
  readonly breaks: readonly EditedBreak[];
  readonly reason: string;
}

/** The values of a log before it is changed. */
export function initialEdit(log: LogVersion): EditedLog {
  return {
    punchIn: inputText(log.punchIn),
    punchInAt: log.punchInAt,
    punchOut: inputText(log.punchOut),
    punchOutAt: log.punchOutAt,
    breaks: log.breaks.map(editBreak),
    reason: '',
  };
}

/** A break whose end is unknown is stored as ending when it started; the form asks for the end. */
function editBreak({
  start,
  startAt,
  end,
  endAt,
  seconds,
  reason,
}: LogVersion['breaks'][number]): EditedBreak {
  const isKnown = end !== null && seconds !== 0;
  return {
    start: inputText(start),
    startAt: startAt ?? null,
    end: isKnown ? inputText(end) : '',
    endAt: (isKnown && endAt) || null,
    reason: reason === '-' ? '' : reason,
  };
}

/** Whether two inputs mean the same. */
export const isSameEdit = (a: EditedLog, b: EditedLog): boolean =>
  JSON.stringify(bodyOf(a)) === JSON.stringify(bodyOf(b));

export const NEW_BREAK: EditedBreak = {
  start: '',
  startAt: null,
  end: '',
  endAt: null,
  reason: '',
};

/**
 * The values with what follows from the user's changes: a changed time has no chosen instant, unless it is the log's own
 * again.
 * @param own the values before the first change
 */
export function followChanges(
  before: EditedLog,
  changes: Partial<EditedLog>,
  own: EditedLog,
): EditedLog {
  const instant = (field: 'punchIn' | 'punchOut') =>
    changes[field] === own[field] ? own[`${field}At`] : null;
  const breaks = before.breaks.map((item, index) => {
    // antd names only the changed values: the others are absent.
    const changed: Partial<EditedBreak> | undefined = changes.breaks?.[index];
    const stored = own.breaks[index];
    const wasReplaced = changed === undefined || Object.keys(changed).length > 1;
    if (wasReplaced) return item;
    return {
      ...item,
      ...(changed.start !== undefined && {
        startAt: changed.start === stored?.start ? stored.startAt : null,
      }),
      ...(changed.end !== undefined && {
        endAt: changed.end === stored?.end ? stored.endAt : null,
      }),
    };
  });
  return {
    ...before,
    ...(changes.punchIn !== undefined && { punchInAt: instant('punchIn') }),
    ...(changes.punchOut !== undefined && { punchOutAt: instant('punchOut') }),
    breaks,
  };
}

/** The body of the call. */
export function bodyOf(log: EditedLog): TimeLogEdit {
  const { punchInAt, punchOutAt } = log;
  return {
    punchIn: wireText(log.punchIn),
    ...(punchInAt && { punchInAt }),
    punchOut: log.punchOut === '' ? null : wireText(log.punchOut),
    ...(punchOutAt && { punchOutAt }),
    breaks: log.breaks.map(({ start, startAt, end, endAt, reason }) => ({
      start: wireText(start),
      ...(startAt && { startAt }),
      end: end === '' ? null : wireText(end),
      ...(endAt && { endAt }),
      reason: reason.trim(),
    })),
    reason: log.reason.trim(),
  };
}

/** Wall-clock text as a value of a date-time input. */
const inputText = (text: string | null) => (text ?? '').replace(' ', 'T');

const wireText = (text: string) => text.replace('T', ' ');

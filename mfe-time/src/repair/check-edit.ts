import {
  checkBreaks,
  checkSession,
  chosenInstant,
  formatTime,
  SESSION_RULES,
  workedMinutes,
} from '@rollcall/shared/domain';
import type { EditedBreak, EditedLog } from './edited-log.ts';
import { TEXTS } from './texts.ts';

interface Circumstances {
  /** Epoch milliseconds; no time may be later. */
  readonly now: number;
  /** The zone of the log. */
  readonly zone: string;
  /** Whether the log may stay without a punch-out. */
  readonly isOpen: boolean;
}

/** What the values of the form mean: their errors by field, and the time worked if there are none. */
export interface CheckedEdit {
  /** By path: `punchIn`, `breaks.0.end`. */
  readonly errors: ReadonlyMap<string, string>;
  /** Minutes; null while unknown. */
  readonly worked: number | null;
}

interface Typed {
  readonly path: string;
  readonly label: string;
  readonly text: string;
  readonly at: string | null | undefined;
  /** The error of an empty field; absent when it may be empty. */
  readonly required?: string;
}

/** Checks the values of the form; the server enforces the same rules (decision 058). */
export function checkEdit(log: EditedLog, { now, zone, isOpen }: Circumstances): CheckedEdit {
  const errors = new Map<string, string>();
  const read = (typed: Typed) => readTime(typed, zone, errors);
  const punchIn = read({
    path: 'punchIn',
    label: TEXTS.punchIn,
    text: log.punchIn,
    at: log.punchInAt,
    required: TEXTS.required.punchIn,
  });
  const punchOut = read({
    path: 'punchOut',
    label: TEXTS.punchOut,
    text: log.punchOut,
    at: log.punchOutAt,
    ...(!isOpen && { required: TEXTS.required.punchOut }),
  });
  const mayStayOpen = isOpen && log.punchOut === '';
  const breaks = log.breaks.flatMap((item, index) => readBreak(item, index, mayStayOpen, read));
  const add = (path: string, message: string) => {
    if (!errors.has(path)) errors.set(path, message);
  };
  for (const { field, message } of checkPunches(punchIn, punchOut, now)) add(field, message);
  // Before an unknown punch-in nothing is too early.
  const limits = { punchIn: punchIn ?? -Infinity, punchOut: punchOut ?? null };
  for (const { index, field, message } of checkBreaks(limits, breaks, now)) {
    add(`breaks.${breaks[index]?.index}.${field}`, message);
  }
  if (punchIn === undefined || errors.size > 0) return { errors, worked: null };
  return { errors, worked: workedMinutes({ punchIn, punchOut: punchOut ?? null, breaks }) };
}

/** A break with its place in the form; empty when its times are not known. */
function readBreak(
  { start: startText, startAt, end: endText, endAt }: EditedBreak,
  index: number,
  mayStayOpen: boolean,
  read: (typed: Typed) => number | undefined,
) {
  const start = read({
    path: `breaks.${index}.start`,
    label: TEXTS.breakField(index + 1, TEXTS.start),
    text: startText,
    at: startAt,
    required: TEXTS.required.start,
  });
  const end = read({
    path: `breaks.${index}.end`,
    label: TEXTS.breakField(index + 1, TEXTS.end),
    text: endText,
    at: endAt,
    ...(!mayStayOpen && { required: TEXTS.required.end }),
  });
  const isOpen = mayStayOpen && endText === '';
  return start === undefined || (end === undefined && !isOpen)
    ? []
    : [{ index, start, end: end ?? null }];
}

function checkPunches(punchIn: number | undefined, punchOut: number | undefined, now: number) {
  if (punchIn === undefined) return [];
  if (punchOut !== undefined) return checkSession({ punchIn, punchOut }, now);
  return punchIn > now ? [{ field: 'punchIn', message: SESSION_RULES.inFuture }] : [];
}

function readTime(
  { path, label, text, at, required }: Typed,
  zone: string,
  errors: Map<string, string>,
): number | undefined {
  if (text === '') {
    if (required !== undefined) errors.set(path, required);
    return undefined;
  }
  try {
    const instant = chosenInstant(text, zone, at);
    if (instant === undefined) errors.set(path, TEXTS.whichTime(label, formatTime(text)));
    return instant;
  } catch (error) {
    errors.set(path, error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

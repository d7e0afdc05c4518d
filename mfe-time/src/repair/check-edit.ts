import {
  checkBreaks,
  checkSession,
  SESSION_RULES,
  typedInstant,
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
  readonly time: string;
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
    time: log.punchIn,
    required: TEXTS.required.punchIn,
  });
  const punchOut = read({
    path: 'punchOut',
    label: TEXTS.punchOut,
    time: log.punchOut,
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
  item: EditedBreak,
  index: number,
  mayStayOpen: boolean,
  read: (typed: Typed) => number | undefined,
) {
  const start = read({
    path: `breaks.${index}.start`,
    label: TEXTS.breakField(index + 1, TEXTS.start),
    time: item.start,
    required: TEXTS.required.start,
  });
  const end = read({
    path: `breaks.${index}.end`,
    label: TEXTS.breakField(index + 1, TEXTS.end),
    time: item.end,
    ...(!mayStayOpen && { required: TEXTS.required.end }),
  });
  const isOpen = mayStayOpen && item.end === '';
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
  { path, label, time, required }: Typed,
  zone: string,
  errors: Map<string, string>,
): number | undefined {
  const instant = time === '' ? required : typedInstant(time, zone, label);
  if (typeof instant !== 'string') return instant;
  errors.set(path, instant);
  return undefined;
}

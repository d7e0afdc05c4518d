import {
  checkBreaks,
  checkSession,
  chosenInstant,
  formatTime,
  SESSION_RULES,
  workedMinutes,
} from '@rollcall/shared/domain';
import type { EditedLog } from './edited-log.ts';
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
  const breaks = log.breaks.map(({ start, startAt, end, endAt }, index) => ({
    start: read({
      path: `breaks.${index}.start`,
      label: TEXTS.start,
      text: start,
      at: startAt,
      required: TEXTS.required.start,
    }),
    end: read({
      path: `breaks.${index}.end`,
      label: TEXTS.end,
      text: end,
      at: endAt,
      ...(!mayStayOpen && { required: TEXTS.required.end }),
    }),
  }));
  if (punchIn === undefined) return { errors, worked: null };
  if (punchOut !== undefined) {
    for (const rule of checkSession({ punchIn, punchOut }, now))
      errors.set(rule.field, rule.message);
  } else if (punchIn > now) errors.set('punchIn', SESSION_RULES.inFuture);
  const spans = breaks.flatMap(({ start, end }) =>
    start === undefined ? [] : [{ start, end: end ?? null }],
  );
  if (errors.size > 0 || spans.length < breaks.length) return { errors, worked: null };
  const session = { punchIn, punchOut: punchOut ?? null, breaks: spans };
  for (const { index, field, message } of checkBreaks(session, spans, now)) {
    errors.set(`breaks.${index}.${field}`, message);
  }
  return { errors, worked: errors.size > 0 ? null : workedMinutes(session) };
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

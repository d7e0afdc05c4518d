import { formatDate } from '../format/index.ts';
import { EARLIEST_WORK_DATE } from '../limits.ts';
import { DAY_MS, HOUR_MS } from '../units.ts';

/** A proposed log, half-open [punchIn, punchOut), in epoch milliseconds. */
export interface ProposedSession {
  readonly punchIn: number;
  readonly punchOut: number;
}

/** A field of a proposed log and the rule that it breaks, as a sentence. */
export interface BrokenRule {
  readonly field: 'punchIn' | 'punchOut';
  readonly message: string;
}

/** The longest log that can be entered manually or by a correction (design §15.13). */
export const MAX_SESSION_HOURS = 30;

/** A day earlier in UTC, so that the whole date is allowed in every zone. */
const EARLIEST_PUNCH_IN = Date.parse(`${EARLIEST_WORK_DATE}T00:00:00Z`) - DAY_MS;

/** Messages that the forms and the server share. */
export const SESSION_RULES = {
  outAfterIn: 'Punch out must be after punch in',
  tooEarly: `Punch in must not be before ${formatDate(EARLIEST_WORK_DATE)}`,
  inFuture: 'Punch in must not be in the future',
  outFuture: 'Punch out must not be in the future',
  tooLong: `A time log can be at most ${MAX_SESSION_HOURS} hours`,
  overlap: 'This overlaps another time log',
} as const;

/**
 * Every rule that a manually entered log breaks at `now` (epoch milliseconds): not before 2000, out after in, nothing in the future, at
 * most 30 hours (design §15.13). Does not check overlaps; see {@link overlaps}.
 */
export function checkSession({ punchIn, punchOut }: ProposedSession, now: number): BrokenRule[] {
  const broken: BrokenRule[] = [];
  if (punchIn < EARLIEST_PUNCH_IN) {
    broken.push({ field: 'punchIn', message: SESSION_RULES.tooEarly });
  } else if (punchIn > now) broken.push({ field: 'punchIn', message: SESSION_RULES.inFuture });
  if (punchOut <= punchIn) {
    broken.push({ field: 'punchOut', message: SESSION_RULES.outAfterIn });
  } else if (punchOut > now) {
    broken.push({ field: 'punchOut', message: SESSION_RULES.outFuture });
  } else if (punchOut - punchIn > MAX_SESSION_HOURS * HOUR_MS) {
    broken.push({ field: 'punchOut', message: SESSION_RULES.tooLong });
  }
  return broken;
}

/**
 * Whether two half-open logs share an instant; one may start exactly when the other ends (design §10). An open log
 * (`punchOut` null) has no end.
 */
export function overlaps(
  a: ProposedSession,
  b: { readonly punchIn: number; readonly punchOut: number | null },
): boolean {
  return a.punchIn < (b.punchOut ?? Infinity) && b.punchIn < a.punchOut;
}

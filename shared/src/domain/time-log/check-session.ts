import { HOUR_MS } from '../units.ts';

/** A log that somebody proposes, half-open [punchIn, punchOut), in epoch milliseconds. */
export interface ProposedSession {
  readonly punchIn: number;
  readonly punchOut: number;
}

/** A field of a proposed log and the rule that it breaks, as a sentence. */
export interface BrokenRule {
  readonly field: 'punchIn' | 'punchOut';
  readonly message: string;
}

/** A log entered by hand or corrected lasts this long at most (design §15.13). */
export const MAX_SESSION_HOURS = 30;

/** Sentences shared by the forms and the server, so that both say the same. */
export const SESSION_RULES = {
  outAfterIn: 'Punch out must be after punch in',
  inFuture: 'Punch in must not be in the future',
  outFuture: 'Punch out must not be in the future',
  tooLong: `A time log can be at most ${MAX_SESSION_HOURS} hours`,
  overlap: 'This overlaps another time log',
} as const;

/**
 * Every rule that a log entered by hand breaks at `now`: out after in, nothing in the future, 30 hours at
 * most (design §15.13). Overlaps are another matter; see {@link overlaps}.
 */
export function checkSession({ punchIn, punchOut }: ProposedSession, now: number): BrokenRule[] {
  const broken: BrokenRule[] = [];
  if (punchIn > now) broken.push({ field: 'punchIn', message: SESSION_RULES.inFuture });
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
 * Whether two half-open logs share an instant: one may begin as the other ends (design §10). An open log
 * (`punchOut` null) reaches into the future.
 */
export function overlaps(
  a: ProposedSession,
  b: { readonly punchIn: number; readonly punchOut: number | null },
): boolean {
  return a.punchIn < (b.punchOut ?? Infinity) && b.punchIn < a.punchOut;
}

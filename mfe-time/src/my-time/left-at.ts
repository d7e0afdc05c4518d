import type { OwnTimeLog, ProposedRow } from '@rollcall/shared/calls';
import { checkSession, chosenInstant, formatTime, readInstant } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

/** Values of the form: when the employee left, as a value of a date-time input, and why the punch-out is late. */
export interface LeftAt {
  readonly punchOut: string;
  /** The instant that was chosen for a time that occurs twice, ISO 8601 with an offset. */
  readonly punchOutAt?: string | null;
  readonly reason: string;
}

export const UNTOUCHED: LeftAt = { punchOut: '', punchOutAt: null, reason: TEXTS.forgotReason };

/**
 * What is wrong with the punch-out at `now` (epoch milliseconds), in the zone of the log; the server enforces the same rules
 * and knows other logs (design §15.13).
 */
export function checkLeftAt(
  { punchOut, punchOutAt }: LeftAt,
  { punchIn }: OwnTimeLog,
  now: number,
  zone: string,
): string | undefined {
  if (punchOut === '') return TEXTS.leftRequired;
  try {
    const instant = chosenInstant(punchOut, zone, punchOutAt);
    if (instant === undefined) return TEXTS.whichTime(formatTime(punchOut));
    const since = readInstant(punchIn, zone);
    return checkSession({ punchIn: since, punchOut: instant }, now)[0]?.message;
  } catch (error) {
    return error instanceof Error ? error.message : TEXTS.leftRequired;
  }
}

/** The correction of the log, which keeps its punch-in. */
export const proposedRow = (
  { id, punchIn }: OwnTimeLog,
  { punchOut, punchOutAt }: LeftAt,
): ProposedRow => ({
  timeLogId: id,
  punchIn,
  punchOut: punchOut.replace('T', ' '),
  ...(punchOutAt && { punchOutAt }),
});

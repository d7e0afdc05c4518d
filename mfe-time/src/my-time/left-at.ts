import type { OwnTimeLog, ProposedRow } from '@rollcall/shared/calls';
import { checkSession, readInstant, sentTime, typedInstant } from '@rollcall/shared/domain';
import { TEXTS as LEFT_TEXTS } from './left-at/texts.ts';
import { TEXTS } from './texts.ts';

/** Values of the form: when the employee left, as a value of a `TimeField`, and why the punch-out is late. */
export interface LeftAt {
  readonly punchOut: string;
  readonly reason: string;
}

/** Values before anyone typed. */
export const untouchedLeftAt = (plannedEnd: string | undefined): LeftAt => ({
  punchOut: plannedEnd ?? '',
  reason: LEFT_TEXTS.forgotReason,
});

/**
 * What is wrong with the punch-out at `now` (epoch milliseconds), in the zone of the log; the server enforces the same rules
 * and knows other logs (design §15.13).
 */
export function checkLeftAt(
  { punchOut }: LeftAt,
  { punchIn }: OwnTimeLog,
  now: number,
  zone: string,
): string | undefined {
  if (punchOut === '') return TEXTS.leftRequired;
  const instant = typedInstant(punchOut, zone);
  if (typeof instant === 'string') return instant;
  const since = readInstant(punchIn, zone);
  return checkSession({ punchIn: since, punchOut: instant }, now)[0]?.message;
}

/** The correction of the log, which keeps its punch-in. */
export const proposedRow = (
  { id, punchIn }: OwnTimeLog,
  { punchOut }: LeftAt,
  zone: string,
): ProposedRow => ({
  timeLogId: id,
  punchIn,
  punchOut: sentTime(punchOut, zone),
});

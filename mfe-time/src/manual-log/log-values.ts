import { chosenInstant, toIsoWithOffset } from '@rollcall/shared/domain';
import type { TypedLog } from './check-log.ts';

/** The log without punch-out that the new one replaces. */
export interface ReplacedLog {
  readonly id: number;
  readonly employeeId: number;
  readonly employeeName: string;
  /** Wall-clock text in the log's zone, and the same instant as ISO 8601 with an offset. */
  readonly punchIn: string;
  readonly punchInAt: string | null;
  /** The zone of its times. */
  readonly zone: string | null;
}

/** The values of a new form. */
export const initialLog = (replaced: ReplacedLog | undefined): TypedLog => ({
  employeeId: replaced?.employeeId,
  employeeName: replaced?.employeeName ?? '',
  punchIn: inputText(replaced?.punchIn ?? ''),
  punchOut: '',
  punchInAt: ownInstant(replaced),
  punchOutAt: null,
  reason: '',
});

/**
 * The changes that follow from the user's: a changed time has no chosen instant, unless it is the replaced log's own
 * punch-in again.
 */
export function followingChanges(
  { punchIn, punchOut }: Partial<TypedLog>,
  replaced: ReplacedLog | undefined,
): Partial<TypedLog> {
  const isOwn = punchIn === inputText(replaced?.punchIn ?? '');
  return {
    ...(punchIn !== undefined && { punchInAt: isOwn ? ownInstant(replaced) : null }),
    ...(punchOut !== undefined && { punchOutAt: null }),
  };
}

/** The body of the call, with the instants of the times: the server refuses them if it reads the times in another zone. */
export const bodyOf = (
  { punchIn, punchOut, punchInAt, punchOutAt, reason }: TypedLog,
  employeeId: number,
  zone: string,
  replaced: ReplacedLog | undefined,
) => ({
  employeeId,
  punchIn: punchIn.replace('T', ' '),
  punchOut: punchOut.replace('T', ' '),
  punchInAt: instantText(punchIn, zone, punchInAt),
  punchOutAt: instantText(punchOut, zone, punchOutAt),
  reason: reason.trim(),
  ...(replaced && { supersedes: replaced.id }),
});

function instantText(text: string, zone: string, chosen: string | null | undefined) {
  const instant = chosenInstant(text, zone, chosen);
  return instant === undefined ? undefined : toIsoWithOffset(instant, zone);
}

/** Wall-clock text as a value of a date-time input. */
const inputText = (text: string) => text.replace(' ', 'T');

/** The instant of the replaced log's punch-in, unless the time was changed. */
function ownInstant(replaced: ReplacedLog | undefined): string | null {
  const { punchIn = '', punchInAt = null } = replaced ?? {};
  return punchInAt?.startsWith(inputText(punchIn)) ? punchInAt : null;
}

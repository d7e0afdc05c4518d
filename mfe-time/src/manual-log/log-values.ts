import { sentTime } from '@rollcall/shared/domain';
import type { TypedLog } from './check-log.ts';

/** The log without punch-out that the new one replaces. */
export interface ReplacedLog {
  readonly id: number;
  readonly employeeId: number;
  readonly employeeName: string;
  /** ISO 8601 with the offset of its zone. */
  readonly punchIn: string;
  /** The zone of its times. */
  readonly zone: string | null;
}

/** The values of a new form. */
export const initialLog = (replaced: ReplacedLog | undefined): TypedLog => ({
  employeeId: replaced?.employeeId,
  employeeName: replaced?.employeeName ?? '',
  punchIn: replaced?.punchIn ?? '',
  punchOut: '',
  reason: '',
});

/** The body of the call. The server refuses times if another zone has become that of the log. */
export const bodyOf = (
  { punchIn, punchOut, reason }: TypedLog,
  employeeId: number,
  zone: string,
  replaced: ReplacedLog | undefined,
) => ({
  employeeId,
  punchIn: sentTime(punchIn, zone),
  punchOut: sentTime(punchOut, zone),
  reason: reason.trim(),
  ...(replaced && { supersedes: replaced.id }),
});

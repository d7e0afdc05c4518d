import { clipBreaks } from '@rollcall/shared/domain';
import type { findDayLogs } from '../../attendance/days/find-days.ts';

export type DayLog = Awaited<ReturnType<typeof findDayLogs>>[number];

/** What a correction changes. */
interface Times {
  readonly employeeId: number;
  readonly timeLogId: number | null;
  readonly workDate: string;
  readonly punchIn: Date;
  readonly punchOut: Date;
}

/** The logs with what a correction makes of them; it is the last one. */
export function withCorrection(
  logs: readonly DayLog[],
  { employeeId, timeLogId, workDate, punchIn, punchOut }: Times,
): DayLog[] {
  const [from, to] = [punchIn.getTime(), punchOut.getTime()];
  const replaced = logs.find(({ id }) => id === timeLogId);
  const corrected = {
    id: timeLogId ?? 0,
    employeeId,
    workDate,
    punchIn: from,
    punchOut: to,
    state: 'closed' as const,
    breaks: clipBreaks(replaced?.breaks ?? [], from, to),
  };
  return [...logs.filter((log) => log !== replaced), corrected];
}

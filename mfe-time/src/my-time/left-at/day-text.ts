import type { TimeLog } from '@rollcall/shared/calls';
import { addDays, formatDate } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

type Dated = Pick<TimeLog, 'workDate'>;

/** The log's work date, as 'yesterday' or 'Mar 09, 2026'. `today` is a date `YYYY-MM-DD`. */
export const dayOf = ({ workDate }: Dated, today: string): string =>
  workDate === addDays(today, -1) ? TEXTS.yesterday : formatDate(workDate);

/** The log's work date in a sentence: 'today', 'yesterday' or 'on Mar 09, 2026'. */
export function dayText(log: Dated, today: string): string {
  if (log.workDate === today) return TEXTS.todayIs;
  const day = dayOf(log, today);
  return day === TEXTS.yesterday ? day : TEXTS.onDate(day);
}

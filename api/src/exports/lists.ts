import type { ExportedListName } from '@rollcall/shared/contract';
import { AUDIT_EXPORT } from '../company/audit/export.ts';
import type { Column, ExportedList } from '../core/exports/exported-list.ts';
import { EMPLOYEES_EXPORT } from '../employee-lists/export.ts';
import { LEAVES_EXPORT } from '../leave/export.ts';
import { ROSTER_EXPORT } from '../schedules/roster/export.ts';
import { BOARD_EXPORT } from '../time/attendance/board-export.ts';
import { MONTH_DAYS_EXPORT, MONTH_EMPLOYEES_EXPORT } from '../time/attendance/export.ts';
import { BREAKS_EXPORT } from '../time/breaks/export.ts';
import { CORRECTIONS_EXPORT } from '../time/corrections/export.ts';
import { TIME_LOGS_EXPORT } from '../time/lists/export.ts';
import { OVERTIME_EXPORT } from '../time/overtime/export.ts';
import { PERIOD_DAYS_EXPORT, PERIOD_EMPLOYEES_EXPORT } from '../time/periods/export.ts';
import { TIMESHEETS_EXPORT } from '../time/timesheets/export.ts';

/** Every list that can be exported. */
export const LISTS: Readonly<Record<ExportedListName, ExportedList>> = {
  employees: EMPLOYEES_EXPORT,
  'time-logs': TIME_LOGS_EXPORT,
  breaks: BREAKS_EXPORT,
  'month-days': MONTH_DAYS_EXPORT,
  'month-employees': MONTH_EMPLOYEES_EXPORT,
  timesheets: TIMESHEETS_EXPORT,
  leaves: LEAVES_EXPORT,
  corrections: CORRECTIONS_EXPORT,
  overtime: OVERTIME_EXPORT,
  board: BOARD_EXPORT,
  roster: ROSTER_EXPORT,
  'period-days': PERIOD_DAYS_EXPORT,
  'period-employees': PERIOD_EMPLOYEES_EXPORT,
  audit: AUDIT_EXPORT,
};

/** The columns of an export in the order of its list. A key that the list no longer has is left out. */
export function columnsOf(list: ExportedListName, keys: readonly string[]): Column<never>[] {
  return LISTS[list].columns.filter(({ key }) => keys.includes(key));
}

import type { EmployeeRowBody, EmployeeWithTimeLogsBody } from '@rollcall/shared/contract';
import { firstOfMonth, lastOfMonth, today } from '@rollcall/shared/domain';
import type { Context } from '../context.ts';
import { presentTimeLog } from '../time-logs/present.ts';
import { findTimeLogs, withBreaks } from '../time-logs/queries.ts';
import { presentEmployeeRow } from './present.ts';
import { countEmployees, type EmployeeFilter, findEmployees } from './queries.ts';
import { searchWords } from './search-text.ts';

export interface EmployeePage {
  readonly rows: EmployeeRowBody[];
  readonly total: number;
}

/** One page of employees by standing and search term; a term without words finds everybody. */
export async function listEmployeePage(
  { db }: Context,
  {
    page,
    isActive,
    searchTerm = '',
  }: { page: number; isActive?: boolean | undefined; searchTerm?: string },
): Promise<EmployeePage> {
  const filter: EmployeeFilter = { isActive, words: searchWords(searchTerm) };
  const rows = await findEmployees(db, filter, page);
  return { rows: rows.map(presentEmployeeRow), total: await countEmployees(db, filter) };
}

/**
 * Every employee with the time logs of the current month: the unpaged call of spec §7, kept for consoles
 * that know nothing else. The one answer whose cost grows with employees × days (design §9).
 */
export async function listEmployeesWithTimeLogs(
  { db, clock, zone }: Context,
  isActive: boolean | undefined,
): Promise<EmployeeWithTimeLogsBody[]> {
  const date = today(clock(), zone);
  const range = { from: firstOfMonth(date), to: lastOfMonth(date) };
  const rows = await findEmployees(db, { isActive });
  const logs = await withBreaks(db, await findTimeLogs(db, range), range);
  const byEmployee = Map.groupBy(logs, (log) => log.employeeId);
  return rows.map((row) => ({
    ...presentEmployeeRow(row),
    timeLogs: (byEmployee.get(row.id) ?? []).map(presentTimeLog),
  }));
}

import type { TimeLogState } from '@rollcall/shared/domain';
import type { SQL } from 'drizzle-orm';
import { and, eq } from '../../core/db/drizzle.ts';
import { timeLogs } from '../../core/db/tables/time-logs.ts';
import { type FilterOrGiven, matching as matchingEmployees } from '../../employees/filter.ts';
import { type DateRange, within } from './find-logs.ts';

/** Filter of all employees' logs; an absent field matches all. */
export interface TimeLogFilter extends DateRange {
  readonly department?: string | undefined;
  readonly state?: TimeLogState | undefined;
  readonly search?: string | undefined;
  readonly employeeId?: number | undefined;
}

/** SQL condition: logs that match; some need a join with their employees. */
export function matchingLogs(filter: FilterOrGiven<TimeLogFilter>): SQL | undefined {
  const { from, to, department, state, search, employeeId } = filter;
  return and(
    within({ from, to }),
    state === undefined ? undefined : eq(timeLogs.state, state),
    employeeId === undefined ? undefined : eq(timeLogs.employeeId, employeeId),
    matchingEmployees({ department, search }),
  );
}

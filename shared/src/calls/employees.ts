import type { QueryOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import type { OutcomeName } from './default-error-messages.ts';
import { asFields, type Fields, readBoolean, readNumber, readText } from './reading/fields.ts';
import { readList } from './reading/list.ts';
import { requestData } from './request.ts';
import { readTimeLog, type TimeLog } from './time-logs.ts';

/** A row of the employee list (spec §3); null is unreadable or absent. */
export interface EmployeeRow {
  readonly id: number | null;
  /** The stored employee code. */
  readonly employeeId: string | null;
  readonly firstName: string | null;
  readonly middleName: string | null;
  readonly lastName: string | null;
  readonly designation: string | null;
  readonly department: string | null;
  readonly phone: string | null;
  readonly avatarUrl: string | null;
  readonly isActive: boolean | null;
  /** Whether they were invited and have not signed in yet; only our own server says so. */
  readonly isInvited: boolean;
  /** The last day. */
  readonly exitDate: string | null;
  /** The row as received, with unknown keys: a change sends all of it back (design §8). */
  readonly fields: Fields;
}

/** An employee with time logs, from the unpaged call (spec §7). */
export interface EmployeeWithTimeLogs extends EmployeeRow {
  readonly timeLogs: readonly TimeLog[];
  /** Number of entries in `timeLogs` that are not objects and so are not shown (design §8). */
  readonly unreadableLogs: number;
}

/** Reads a row of the list, or the record of an employee, field by field. */
export function readEmployee(fields: Fields): EmployeeRow {
  return {
    id: readNumber(fields.id),
    employeeId: readText(fields.employeeId),
    firstName: readText(fields.firstName),
    middleName: readText(fields.middleName),
    lastName: readText(fields.lastName),
    designation: readText(fields.designation),
    department: readText(fields.department),
    phone: readText(fields.phone),
    avatarUrl: readText(fields.avatarUrl) ?? readText(fields.profilePhotoUrl),
    isActive: readBoolean(fields.isActive),
    isInvited: fields.isInvited === true,
    exitDate: readText(fields.exitDate),
    fields,
  };
}

function readEmployeeWithTimeLogs(fields: Fields): EmployeeWithTimeLogs {
  const logs = Array.isArray(fields.timeLogs) ? fields.timeLogs : [];
  const objects = logs.map(asFields).filter((log) => log !== undefined);
  return {
    ...readEmployee(fields),
    timeLogs: objects.map(readTimeLog),
    unreadableLogs: logs.length - objects.length,
  };
}

/** One page of employees, active or inactive (spec §7); of one department with capability `employees.filter`. Failure: 'Failed to fetch employees'. */
export const employeesQuery = (
  query: QueryOf<'listEmployees'> & { readonly page: number; readonly isActive: boolean },
) =>
  queryOptions({
    queryKey: ['employees', 'page', query],
    queryFn: async ({ signal }) =>
      readList(
        await requestData(ENDPOINTS.listEmployees, 'listEmployees', { query, signal }),
        readEmployee,
      ),
    placeholderData: keepPreviousData,
  });

/**
 * One page of the results of an employee search (spec §7). Failure: 'Failed to search employees'. Keeps the previous
 * rows while the next page loads.
 */
export const employeeSearchQuery = (
  query: QueryOf<'searchEmployees'> & { readonly page: number; readonly isActive: boolean },
) =>
  queryOptions({
    queryKey: ['employees', 'search', query],
    queryFn: ({ signal }) => search(query, signal),
    placeholderData: keepPreviousData,
  });

/**
 * The first active employees that a search finds, and after them the first who have left: their last month may need a
 * time log or an adjustment. Failure: 'Failed to search employees'.
 */
export const anyEmployeeSearchQuery = (searchTerm: string) =>
  queryOptions({
    queryKey: ['employees', 'search-any', searchTerm],
    queryFn: async ({ signal }) => {
      const lists = [true, false].map((isActive) =>
        search({ searchTerm, isActive, page: 0 }, signal),
      );
      return { rows: (await Promise.all(lists)).flatMap(({ rows }) => rows) };
    },
    placeholderData: keepPreviousData,
  });

const search = async (query: QueryOf<'searchEmployees'>, signal: AbortSignal) =>
  readList(
    await requestData(ENDPOINTS.searchEmployees, 'searchEmployees', { query, signal }),
    readEmployee,
  );

/**
 * All employees with time logs: a base backend's only source of time logs, attendance and today's punches (spec §7).
 * `outcome` selects the default error message; a failure on the dashboard is a toast.
 */
export const allEmployeesQuery = (
  outcome: Extract<OutcomeName, 'listTimeLogs' | 'listAttendance' | 'getTodaysPunches'>,
) =>
  queryOptions({
    queryKey: ['employees', 'all'],
    queryFn: async ({ signal }) =>
      readList(
        await requestData(ENDPOINTS.listEmployees, outcome, { signal }),
        readEmployeeWithTimeLogs,
      ),
    meta: { outcome: { toastFailure: outcome === 'getTodaysPunches' } },
  });

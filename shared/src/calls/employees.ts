import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import type { Outcome } from './outcomes.ts';
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
  readonly phone: string | null;
  readonly avatarUrl: string | null;
  readonly isActive: boolean | null;
  /** The row as it was read, unknown keys too: a change sends it back whole (design §8). */
  readonly fields: Fields;
}

/** An employee of the unpaged call, with time logs (spec §7). */
export interface EmployeeWithTimeLogs extends EmployeeRow {
  readonly timeLogs: readonly TimeLog[];
  /** Entries of `timeLogs` that are no object and are not shown (design §8). */
  readonly unreadableLogs: number;
}

function readEmployee(fields: Fields): EmployeeRow {
  return {
    id: readNumber(fields.id),
    employeeId: readText(fields.employeeId),
    firstName: readText(fields.firstName),
    middleName: readText(fields.middleName),
    lastName: readText(fields.lastName),
    designation: readText(fields.designation),
    phone: readText(fields.phone),
    avatarUrl: readText(fields.avatarUrl) ?? readText(fields.profilePhotoUrl),
    isActive: readBoolean(fields.isActive),
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

/** One page of employees, active or inactive (spec §7). Failure: 'Failed to fetch employees'. */
export const employeesQuery = (query: { page: number; isActive: boolean }) =>
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
 * One page of the employees that a search finds (spec §7). Failure: 'Failed to search employees'. The rows before
 * stay while the next answer is on its way.
 */
export const employeeSearchQuery = (query: {
  searchTerm: string;
  isActive: boolean;
  page: number;
}) =>
  queryOptions({
    queryKey: ['employees', 'search', query],
    queryFn: async ({ signal }) =>
      readList(
        await requestData(ENDPOINTS.searchEmployees, 'searchEmployees', { query, signal }),
        readEmployee,
      ),
    placeholderData: keepPreviousData,
  });

/**
 * Every employee with time logs: the one list of a base backend from which time logs, attendance and today's
 * punches come (spec §7). `outcome` names what it is read for and so the default message; a dashboard's
 * failure is a toast.
 */
export const allEmployeesQuery = (
  outcome: Extract<Outcome, 'listTimeLogs' | 'listAttendance' | 'getTodaysPunches'>,
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

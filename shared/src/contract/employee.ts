import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import {
  cappedPageEnvelope,
  departmentName,
  envelope,
  pageNumber,
  queryBoolean,
  searchTerm,
} from './envelope.ts';
import { sortedBy } from './lists/sorting.ts';
import { EMPLOYEE_SORTS } from './lists/sorts.ts';
import { timeLog } from './time-log.ts';

/** A row of the employee list (spec §3): an allow-list without identity, bank or medical fields (design §12). */
export const employeeRow = z.object({
  id: z.int(),
  /** The stored employee code; the table shows its prefix plus `id` (spec §2). */
  employeeId: z.string(),
  firstName: z.string(),
  middleName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  email: z.string(),
  designation: z.nullable(z.string()),
  department: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  avatarUrl: z.nullable(z.string()),
  /** The right to sign in; null until an administrator decides (design §10). */
  isActive: z.nullable(z.boolean()),
  /** Whether they were invited and have not signed in yet: active, without a password (design §10). */
  isInvited: z.boolean(),
  /** The last day, in the past or in the future. */
  exitDate: z.nullable(z.string()),
});

/** An employee with the time logs of the current month (the unpaged call of spec §7). */
export const employeeWithTimeLogs = z.extend(employeeRow, { timeLogs: z.array(timeLog) });

/** Capability `employees.filter`. The unpaged list ignores them. */
const ownFilters = {
  department: z.optional(departmentName),
  /** Whether no administrator has decided about the account yet. */
  isNew: z.optional(queryBoolean),
  /** Capability `list-views`. */
  ...sortedBy(EMPLOYEE_SORTS),
};

const employeesQuery = z.object({
  page: z.optional(pageNumber),
  isActive: z.optional(queryBoolean),
  ...ownFilters,
});

const employeeSearchQuery = z.object({
  searchTerm,
  page: z.optional(pageNumber),
  isActive: z.optional(queryBoolean),
  ...ownFilters,
});

/**
 * The employee list (spec §7). With `page`, one page of rows and a total; without it, every employee with the time logs
 * of the current month, as `data.data` (design §8). A filtered page is counted up to 1,000.
 */
export const listEmployees = defineCall({
  ...ENDPOINTS.listEmployees,
  query: employeesQuery,
  response: z.union([
    cappedPageEnvelope(employeeRow),
    envelope(z.object({ data: z.array(employeeWithTimeLogs), total: z.int() })),
  ]),
});

/**
 * Searches by name, email, phone, code, designation and department, in any word order; ignores case and accents
 * (spec §7, design §9).
 */
export const searchEmployees = defineCall({
  ...ENDPOINTS.searchEmployees,
  query: employeeSearchQuery,
  response: cappedPageEnvelope(employeeRow),
});

export type EmployeeRowBody = z.infer<typeof employeeRow>;
export type EmployeeWithTimeLogsBody = z.infer<typeof employeeWithTimeLogs>;

import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { calendarDate, envelope, pageNumber, rowId } from './envelope.ts';
import { timeLog } from './time-log.ts';

const ofEmployee = z.object({ employeeId: rowId });

/** An empty date picker sends an empty string. */
const dateOrNothing = z.optional(
  z.union([calendarDate, z.literal('')], 'Use the form YYYY-MM-DD for a date'),
);

/** Work dates, both ends included; defaults to the current month (spec §9). */
const rangeQuery = z.object({
  startDate: dateOrNothing,
  endDate: dateOrNothing,
  page: z.optional(pageNumber),
});

/** One employee's logs of a range, newest first, as `data.data` (spec §7). Employees see only their own. */
export const listEmployeeTimeLogs = defineCall({
  ...ENDPOINTS.listEmployeeTimeLogs,
  params: ofEmployee,
  query: rangeQuery,
  response: envelope(z.object({ data: z.array(timeLog), total: z.int(), pageSize: z.int() })),
});

/**
 * One employee's totals of a range (spec §3, Range statistics): minutes worked and on break, summed exactly
 * and rounded once; work dates with a punch-in; days of approved leave.
 */
export const timeStatistics = z.object({
  totalWorkedTime: z.int(),
  totalBreakTime: z.int(),
  totalWorkedDays: z.int(),
  totalLeaves: z.int(),
});

/** The statistics of spec §7; `page` is accepted but ignored. */
export const getTimeStatistics = defineCall({
  ...ENDPOINTS.getTimeStatistics,
  params: ofEmployee,
  query: rangeQuery,
  response: envelope(timeStatistics),
});

export type TimeStatisticsBody = z.infer<typeof timeStatistics>;

import * as z from 'zod/mini';
import { daySums } from './attendance.ts';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import {
  calendarDate,
  envelope,
  pageEnvelope,
  pageNumber,
  requiredReason,
  rowId,
  wholeNumber,
} from './envelope.ts';

/** The company, or one of its departments: `company` or `department:3`. */
export const periodScope = z
  .string()
  .check(z.regex(/^(company|department:[1-9]\d{0,8})$/, 'Scope must be company or department:ID'));

/** A closed period, or one that has been opened again (docs/working-time.md#closed-periods). */
export const period = z.object({
  id: z.int(),
  from: calendarDate,
  to: calendarDate,
  scope: z.string(),
  /** Name of the department; null for the company. */
  department: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
  /** ISO 8601 with the company's offset. */
  closedAt: z.string(),
  reopenedBy: z.nullable(z.string()),
  reopenedAt: z.nullable(z.string()),
  reopenReason: z.nullable(z.string()),
  /** How many employees have figures in it. */
  employees: z.int(),
});

/** Periods, the latest first. */
export const listPeriods = defineCall({
  ...ENDPOINTS.listPeriods,
  query: z.object({ page: z.optional(pageNumber) }),
  response: pageEnvelope(period),
});

const range = { from: calendarDate, to: calendarDate, scope: z.optional(periodScope) };

/** What can be open in a period that is to be closed. */
export const UNSETTLED_KINDS = [
  'open-log',
  'missing-out',
  'correction',
  'leave',
  'overtime',
] as const;
/** The most entries of a kind that a preview names. */
export const MAX_UNSETTLED_NAMED = 20;

/** Something that is not settled: of whom, and on which days. */
const unsettled = z.object({
  kind: z.enum(UNSETTLED_KINDS),
  employeeId: z.int(),
  employeeName: z.string(),
  from: calendarDate,
  /** The last day of a leave; otherwise the same day. */
  to: calendarDate,
});

/** What is not settled in a period that is to be closed. */
const periodPreview = z.object({
  from: calendarDate,
  to: calendarDate,
  employees: z.int(),
  openLogs: z.int(),
  missingOuts: z.int(),
  pendingCorrections: z.int(),
  pendingLeaves: z.int(),
  pendingOvertime: z.int(),
  /** The earliest entries of each kind; the counts are of all. */
  unsettled: z.array(unsettled),
  /** Why the period cannot be closed at all; null when it can. */
  refusal: z.nullable(z.string()),
});

export const previewPeriod = defineCall({
  ...ENDPOINTS.previewPeriod,
  query: z.object(range),
  response: envelope(periodPreview),
});

/**
 * Closes a period: copies its figures, which do not change any more. 409 when it overlaps a closed one or is not over, and while
 * something is not settled, unless `acceptsUnsettled` says that this was seen. At most 366 days.
 */
export const closePeriod = defineCall({
  ...ENDPOINTS.closePeriod,
  body: z.object({ ...range, acceptsUnsettled: z.optional(z.boolean()) }),
  response: envelope(period),
});

/** Opens a closed period again; its figures stay as a record. */
export const reopenPeriod = defineCall({
  ...ENDPOINTS.reopenPeriod,
  params: z.object({ id: rowId }),
  body: z.object({ reason: requiredReason }),
  response: envelope(period),
});

/** Approved overtime by bucket, in minutes; `night` is an additional figure. */
const approvedOvertime = z.object({
  daily: z.int(),
  weekly: z.int(),
  holiday: z.int(),
  night: z.int(),
  day_off: z.int(),
});

/** Sums of closed days. */
const periodSums = z.object({
  sums: daySums,
  present: z.int(),
  halfDays: z.int(),
  absent: z.int(),
  leave: z.int(),
  /** Approved overtime of all buckets but `night`, in minutes. */
  overtimeMins: z.int(),
  overtime: approvedOvertime,
});

/** An employee's figures in a period; the name is null after the employee was deleted. */
const periodRow = z.extend(periodSums, {
  employeeCode: z.string(),
  employeeId: z.nullable(z.int()),
  employeeName: z.nullable(z.string()),
});

/** The most employees of a page of closed figures. */
export const MAX_PERIOD_PAGE_SIZE = 500;

/** The closed figures of a period, by employee code, with the totals of all pages; ten employees a page unless `pageSize` says more. */
export const getPeriod = defineCall({
  ...ENDPOINTS.getPeriod,
  params: z.object({ id: rowId }),
  query: z.object({
    page: z.optional(pageNumber),
    pageSize: z.optional(wholeNumber({ min: 1, max: MAX_PERIOD_PAGE_SIZE })),
  }),
  response: z.extend(pageEnvelope(periodRow), { period, totals: periodSums }),
});

/** A closed day of an employee, in whole minutes. */
const periodDay = z.object({
  date: calendarDate,
  status: z.nullable(z.string()),
  holiday: z.nullable(z.string()),
  workedMins: z.int(),
  breakMins: z.int(),
  expectedMins: z.int(),
  balanceMins: z.int(),
  adjustmentMins: z.int(),
  lateMins: z.int(),
  overtimeMins: z.int(),
  overtime: approvedOvertime,
});

/** The closed days of one employee of a period; none for an employee who is not in it. */
export const listPeriodDays = defineCall({
  ...ENDPOINTS.listPeriodDays,
  params: z.object({ id: rowId }),
  query: z.object({ employeeCode: z.string().check(z.minLength(1), z.maxLength(40)) }),
  response: envelope(z.array(periodDay)),
});

/** A line of the sheet is an employee, or a day of an employee. */
const SHEET_LEVELS = ['employees', 'days'] as const;

/** The closed figures of a period as CSV, not JSON; exports of `period-employees` and `period-days` have them, too, and as workbooks. */
export const getPeriodSheet = defineCall({
  ...ENDPOINTS.getPeriodSheet,
  params: z.object({ id: rowId }),
  query: z.object({ level: z.optional(z.enum(SHEET_LEVELS)) }),
  response: z.any(),
});

export type PeriodBody = z.infer<typeof period>;
export type PeriodPreviewBody = z.infer<typeof periodPreview>;
export type PeriodRowBody = z.infer<typeof periodRow>;
export type PeriodSumsBody = z.infer<typeof periodSums>;
export type PeriodDayBody = z.infer<typeof periodDay>;
export type SheetLevel = (typeof SHEET_LEVELS)[number];

import * as z from 'zod/mini';
import { attendanceRow, dayFigures, listAttendance } from '../attendance.ts';
import { defineCall } from '../call.ts';
import { ENDPOINTS } from '../endpoint.ts';
import { calendarDate, pageEnvelope, rowId } from '../envelope.ts';

/** What an employee punched, or what was entered instead; wall-clock texts in the zone of the log. */
const sheetLog = z.object({
  punchIn: z.string(),
  punchOut: z.nullable(z.string()),
  zone: z.string(),
  /** Why it is not what was punched: the reason of a correction, or of a log that an administrator entered. */
  note: z.nullable(z.string()),
});

/** A day of a timesheet. */
export const sheetDay = z.object({
  date: calendarDate,
  figures: dayFigures,
  /** The type of an approved leave. */
  leave: z.nullable(z.string()),
  logs: z.array(sheetLog),
});

/** The month of an employee with what was punched, to be signed. The figures are those of the month. */
export const timesheet = z.extend(z.omit(attendanceRow, { days: true, figures: true }), {
  /** The zone of the days. */
  zone: z.string(),
  days: z.array(sheetDay),
});

/** Timesheets of a month, ten employees a page (capability `export`). */
export const listTimesheets = defineCall({
  ...ENDPOINTS.listTimesheets,
  query: z.extend(z.omit(listAttendance.query, { pageSize: true, month: true }), {
    month: z.nonoptional(listAttendance.query.shape.month),
    employeeId: z.optional(rowId),
  }),
  response: pageEnvelope(timesheet),
});

export type TimesheetBody = z.infer<typeof timesheet>;
export type SheetDayBody = z.infer<typeof sheetDay>;

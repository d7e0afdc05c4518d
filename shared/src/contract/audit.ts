import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { calendarDate, cappedPageEnvelope, pageNumber, rowId, searchTerm } from './envelope.ts';
import { sortedBy } from './lists/sorting.ts';
import { AUDIT_SORTS } from './lists/sorts.ts';

const values = z.nullable(z.record(z.string(), z.unknown()));

/** One change by an administrator; identity, bank and medical values are masked (design §12). */
export const auditEntry = z.object({
  id: z.int(),
  /** ISO 8601, UTC. */
  at: z.string(),
  /** Code and name of who changed it; null when the server did, the name also for someone who has been deleted. */
  actorCode: z.nullable(z.string()),
  actorName: z.nullable(z.string()),
  /** What was changed, and how, such as `employee.update`. */
  action: z.string(),
  employeeId: z.nullable(z.int()),
  employeeCode: z.nullable(z.string()),
  employeeName: z.nullable(z.string()),
  before: values,
  after: values,
  note: z.nullable(z.string()),
});

/** What changes are about: the first part of an action. */
export const AUDIT_SUBJECTS = [
  'adjustment',
  'administrator',
  'announcement',
  'assignment',
  'bulk-action',
  'company',
  'correction',
  'department',
  'designation',
  'document',
  'employee',
  'export',
  'holiday-calendar',
  'holidays',
  'import',
  'leave',
  'leave-calendar-link',
  'overtime',
  'period',
  'roster',
  'shift',
  'shift-calendar-link',
  'time-log',
  'time-policy',
  'work-schedule',
] as const;

export type AuditSubject = (typeof AUDIT_SUBJECTS)[number];

/**
 * Audit entries, newest first unless they are sorted (capability `audit`). `search` finds the employee, or who made the change; days are those of the
 * company.
 */
export const listAudit = defineCall({
  ...ENDPOINTS.listAudit,
  query: z.object({
    page: z.optional(pageNumber),
    employeeId: z.optional(rowId),
    search: z.optional(searchTerm),
    subject: z.optional(z.enum(AUDIT_SUBJECTS)),
    from: z.optional(calendarDate),
    to: z.optional(calendarDate),
    ...sortedBy(AUDIT_SORTS),
  }),
  response: cappedPageEnvelope(auditEntry),
});

export type AuditEntryBody = z.infer<typeof auditEntry>;

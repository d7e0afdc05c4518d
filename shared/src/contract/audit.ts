import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ENDPOINTS } from './endpoint.ts';
import { cappedPageEnvelope, pageNumber, rowId } from './envelope.ts';

const values = z.nullable(z.record(z.string(), z.unknown()));

/** One change by an administrator; identity, bank and medical values are masked (design §12). */
export const auditEntry = z.object({
  id: z.int(),
  /** ISO 8601, UTC. */
  at: z.string(),
  actorCode: z.nullable(z.string()),
  action: z.string(),
  employeeId: z.nullable(z.int()),
  employeeCode: z.nullable(z.string()),
  before: values,
  after: values,
  note: z.nullable(z.string()),
});

/** Audit entries of all employees or of one, newest first (capability `audit`). */
export const listAudit = defineCall({
  ...ENDPOINTS.listAudit,
  query: z.object({ page: z.optional(pageNumber), employeeId: z.optional(rowId) }),
  response: cappedPageEnvelope(auditEntry),
});

export type AuditEntryBody = z.infer<typeof auditEntry>;

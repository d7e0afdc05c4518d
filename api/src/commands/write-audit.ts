import type { Caller } from '../access/caller.ts';
import type { Db } from '../core/db/connection.ts';
import { eq, sql } from '../core/db/drizzle.ts';
import { audit } from '../core/db/tables/audit.ts';
import { maskSecrets } from './mask.ts';

/** An audited change; pass the transaction of the change itself. */
export interface AuditedChange {
  /** The action, for example `employee.update`. */
  readonly action: string;
  /** The employee it is about; the code survives their deletion. */
  readonly employee?: { readonly id: number; readonly code: string };
  readonly before?: Record<string, unknown>;
  readonly after?: Record<string, unknown>;
  readonly note?: string;
}

/** Writes an audit row: who (null: the server), what, before, after, identity, bank and medical values masked (design §9). */
export async function writeAudit(
  tx: Db,
  actor: Pick<Caller, 'id'> | null,
  now: number,
  { action, employee, before, after, note }: AuditedChange,
): Promise<void> {
  await tx.insert(audit).values({
    at: new Date(now),
    actorId: actor?.id,
    actorCode: actor && sql`(SELECT employee_code FROM employees WHERE id = ${actor.id})`,
    action,
    employeeId: employee?.id,
    employeeCode: employee?.code,
    before: before && maskSecrets(before),
    after: after && maskSecrets(after),
    note,
  });
}

/** Clears the values of an employee's audit rows on deletion; only the code stays (design §10). */
export async function clearAuditValues(tx: Db, employeeId: number): Promise<void> {
  await tx
    .update(audit)
    .set({ before: null, after: null, note: null })
    .where(eq(audit.employeeId, employeeId));
}

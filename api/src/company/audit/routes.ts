import { type AuditEntryBody, listAudit } from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { findAuditPage } from './queries.ts';

/** `GET /admin/audit` (design §8, capability `audit`). */
export function addAuditRoutes(addCall: AddCall, { db }: Context): void {
  addCall(listAudit, async ({ query: { page = 0, employeeId } }) => {
    const { rows, ...count } = await findAuditPage(db, employeeId, page);
    const data = rows.map(
      ({ actorId: _actorId, at, ...row }): AuditEntryBody => ({ ...row, at: at.toISOString() }),
    );
    return {
      status: true,
      message: 'Audit',
      data,
      ...count,
      pageSize: PAGE_SIZE,
    };
  });
}

import { type AuditEntryBody, listAudit } from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import { cappedTotal } from '../../core/page.ts';
import type { AddCall } from '../../http/add-call.ts';
import { findAudit } from './queries.ts';

/** `GET /admin/audit` (design §8, capability `audit`). */
export function addAuditRoutes(addCall: AddCall, { db }: Context): void {
  addCall(listAudit, async ({ query: { page = 0, employeeId } }) => {
    const { rows, counted } = await findAudit(db, employeeId, page);
    const data = rows.map(
      ({ actorId: _actorId, at, ...row }): AuditEntryBody => ({ ...row, at: at.toISOString() }),
    );
    return {
      status: true,
      message: 'Audit',
      data,
      ...cappedTotal(counted),
      pageSize: PAGE_SIZE,
    };
  });
}

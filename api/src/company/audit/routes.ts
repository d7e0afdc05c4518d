import { type AuditEntryBody, listAudit } from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import { fullName } from '../../employees/full-name.ts';
import type { AddCall } from '../../http/add-call.ts';
import { findAuditPage } from './queries.ts';
import { toInstants } from './range.ts';

/** `GET /admin/audit` (design §8, capability `audit`). Days are those of the company. */
export function addAuditRoutes(addCall: AddCall, { db, zone }: Context): void {
  addCall(listAudit, async ({ query: { page = 0, from, to, sort, order, ...filter } }) => {
    const range = toInstants({ from, to }, zone);
    const { rows, ...count } = await findAuditPage(
      db,
      { ...filter, ...range },
      { sort, order },
      page,
    );
    const data = rows.map(
      ({ at, employee, actor, ...row }): AuditEntryBody => ({
        ...row,
        at: at.toISOString(),
        employeeName: employee && fullName(employee),
        actorName: actor && fullName(actor),
      }),
    );
    return { status: true, message: 'Audit', data, ...count, pageSize: PAGE_SIZE };
  });
}

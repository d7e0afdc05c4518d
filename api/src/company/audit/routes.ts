import { type AuditEntryBody, listAudit } from '@rollcall/shared/contract';
import { addDays, fromWallClock, PAGE_SIZE } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import { fullName } from '../../employees/full-name.ts';
import type { AddCall } from '../../http/add-call.ts';
import { findAuditPage } from './queries.ts';

/** `GET /admin/audit` (design §8, capability `audit`). Days are those of the company. */
export function addAuditRoutes(addCall: AddCall, { db, zone }: Context): void {
  const startOf = (date: string | undefined) =>
    date === undefined ? undefined : new Date(fromWallClock(`${date} 00:00:00`, zone));

  addCall(listAudit, async ({ query: { page = 0, from, to, ...filter } }) => {
    const range = { from: startOf(from), until: startOf(to && addDays(to, 1)) };
    const { rows, ...count } = await findAuditPage(db, { ...filter, ...range }, page);
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

import type { PeriodBody, PeriodDayBody, PeriodRowBody } from '@rollcall/shared/contract';
import { toIsoWithOffset } from '@rollcall/shared/domain';
import type { Command } from '../../commands/command.ts';
import { writeAudit } from '../../commands/write-audit.ts';
import type { Context } from '../../core/context.ts';
import { ApiError } from '../../core/errors/api-error.ts';
import { fullName } from '../../employees/full-name.ts';
import { findPeopleByCode, saveReopening } from './people.ts';
import { presentDay, presentSums } from './present-figures.ts';
import { findPeriod, findPeriodPage, lockPeriod, type PeriodRecord } from './queries.ts';
import { findDaysOf, findPeriodRows, findPeriodTotals } from './sheet-queries.ts';

/** One page of periods, the latest first. */
export async function listPeriodPage({ db, zone }: Context, page: number) {
  const { rows, total } = await findPeriodPage(db, page);
  return { rows: rows.map((row) => presentPeriod(row, zone)), total };
}

/** The closed figures of a period, a page of employees. @throws ApiError `not_found`. */
export async function readPeriod(
  { db, zone }: Context,
  id: number,
  page: Parameters<typeof findPeriodRows>[2],
) {
  const found = await findPeriod(db, id);
  if (!found) throw noSuchPeriod();
  const { rows, total } = await findPeriodRows(db, id, page);
  const people = await findPeopleByCode(
    db,
    rows.map(({ employeeCode }) => employeeCode),
  );
  return {
    period: presentPeriod(found, zone),
    rows: rows.map((row) => presentRow(row, people.get(row.employeeCode))),
    total,
    totals: presentSums(await findPeriodTotals(db, id)),
  };
}

/** The closed days of an employee of a period. @throws ApiError `not_found` when there is no such period. */
export async function readPeriodDays(
  { db }: Context,
  id: number,
  employeeCode: string,
): Promise<PeriodDayBody[]> {
  if (!(await findPeriod(db, id))) throw noSuchPeriod();
  const days = await findDaysOf(db, id, [employeeCode]);
  return days.map(({ figures }) => presentDay(figures));
}

/**
 * Opens a closed period again; its figures stay as a record (docs/working-time.md#closed-periods).
 * @throws ApiError `not_found`, `conflict` when it is open already.
 */
export async function reopenPeriod(
  { tx, caller, now }: Command,
  period: Awaited<ReturnType<typeof lockPeriodById>>,
  reason: string,
): Promise<void> {
  if (period.reopenedAt) throw new ApiError('conflict', 'This period has been opened already.');
  await saveReopening(tx, period, { by: caller.id, at: new Date(now), reason });
  const { id, fromDate: from, toDate: to, scopeKey: scope } = period;
  await writeAudit(tx, caller, now, {
    action: 'period.reopen',
    before: { id, from, to, scope },
    after: { reason },
  });
}

/** @throws ApiError `not_found`. */
export async function lockPeriodById({ tx }: Command, id: number) {
  const found = await lockPeriod(tx, id);
  if (!found) throw noSuchPeriod();
  return found;
}

/** A period as the API returns it. @throws ApiError `not_found`. */
export async function presentPeriodById(
  { tx, zone }: Pick<Command, 'tx' | 'zone'>,
  id: number,
): Promise<PeriodBody> {
  const found = await findPeriod(tx, id);
  if (!found) throw noSuchPeriod();
  return presentPeriod(found, zone);
}

function presentPeriod(row: PeriodRecord, zone: string): PeriodBody {
  const { closedAt, reopenedAt, closedBy, reopenedBy, ...rest } = row;
  return {
    ...rest,
    closedBy: closedBy?.firstName ? fullName(closedBy) : null,
    closedAt: toIsoWithOffset(closedAt.getTime(), zone),
    reopenedBy: reopenedBy?.firstName ? fullName(reopenedBy) : null,
    reopenedAt: reopenedAt && toIsoWithOffset(reopenedAt.getTime(), zone),
  };
}

function presentRow(
  row: Awaited<ReturnType<typeof findPeriodRows>>['rows'][number],
  person: { readonly id: number; readonly name: string } | undefined,
): PeriodRowBody {
  return {
    employeeCode: row.employeeCode,
    employeeId: person?.id ?? null,
    employeeName: person?.name ?? null,
    ...presentSums(row),
  };
}

export function noSuchPeriod(): ApiError {
  return new ApiError('not_found', 'There is no such period.');
}

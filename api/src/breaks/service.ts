import type { BreakRowBody } from '@rollcall/shared/contract';
import { firstOfMonth, lastOfMonth, today } from '@rollcall/shared/domain';
import type { Caller } from '../auth/caller.ts';
import { visibleEmployee } from '../auth/policy.ts';
import type { Context } from '../context.ts';
import { presentBreak } from './present.ts';
import { countBreaks, findBreaks } from './queries.ts';

/** What a caller may see of this month's breaks (spec §7, design §15.6). */
export async function listMonthsBreaks(
  { db, clock, zone }: Context,
  caller: Caller,
): Promise<BreakRowBody[]> {
  const date = today(clock(), zone);
  const rows = await findBreaks(db, {
    employeeId: visibleEmployee(caller),
    from: firstOfMonth(date),
    to: lastOfMonth(date),
  });
  return rows.map(presentBreak);
}

/** One page of the breaks a caller may see, of any date. */
export async function listBreakPage(
  { db }: Context,
  caller: Caller,
  page: number,
): Promise<{ rows: BreakRowBody[]; total: number }> {
  const employeeId = visibleEmployee(caller);
  const rows = await findBreaks(db, { employeeId }, page);
  return { rows: rows.map(presentBreak), total: await countBreaks(db, employeeId) };
}

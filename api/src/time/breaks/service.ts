import type { BreakRowBody, BreakSummaryBody } from '@rollcall/shared/contract';
import { firstOfMonth, lastOfMonth, MINUTE_MS, today } from '@rollcall/shared/domain';
import type { Caller } from '../../access/caller.ts';
import { visibleEmployee } from '../../access/policy.ts';
import type { Context } from '../../core/context.ts';
import { cappedTotal } from '../../core/page.ts';
import { presentBreak } from './present.ts';
import {
  type BreakFilter,
  countAllBreaks,
  countBreaks,
  countOpenBreaks,
  findBreaks,
  sumBreaksOfDay,
} from './queries.ts';

/** What a caller asks for; whose breaks they may see is added here. */
type Asked = Omit<BreakFilter, 'employeeId'> & { readonly employeeId?: number | undefined };

/** What a caller may see of this month's breaks, or of the dates asked for (spec §7, design §15.6). */
export async function listMonthsBreaks(
  { db, clock, zone }: Context,
  caller: Caller,
  asked: Asked,
): Promise<BreakRowBody[]> {
  const date = today(clock(), zone);
  const from = asked.from ?? firstOfMonth(asked.to ?? date);
  const to = asked.to ?? lastOfMonth(from);
  const rows = await findBreaks(db, { ...asked, from, to, employeeId: whose(caller, asked) });
  return rows.map(presentBreak);
}

/** One page of the breaks a caller may see, how many there are, and what the cards show. */
export async function listBreakPage(
  { db, clock, zone }: Context,
  caller: Caller,
  page: number,
  asked: Asked,
) {
  const filter = { ...asked, employeeId: whose(caller, asked) };
  const rows = await findBreaks(db, filter, page);
  const { from, to, ...rest } = filter;
  const isPlain = Object.values(rest).every((value) => (value ?? '') === '');
  return {
    rows: rows.map(presentBreak),
    ...(isPlain
      ? { total: await countAllBreaks(db, { from, to }), isTotalExact: true }
      : cappedTotal(await countBreaks(db, filter))),
    summary: await summarise({
      db,
      employeeId: visibleEmployee(caller),
      date: today(clock(), zone),
    }),
  };
}

async function summarise({
  db,
  employeeId,
  date,
}: Pick<Context, 'db'> & { employeeId: number | null; date: string }): Promise<BreakSummaryBody> {
  const { all, ended, milliseconds } = await sumBreaksOfDay(db, employeeId, date);
  return {
    totalToday: all,
    open: await countOpenBreaks(db, employeeId),
    averageMins: ended === 0 ? null : Math.round(milliseconds / ended / MINUTE_MS),
  };
}

/** An employee's own whatever is asked for; an administrator's choice, or everybody's (null). */
function whose(caller: Caller, asked: Asked): number | null {
  return visibleEmployee(caller) ?? asked.employeeId ?? null;
}

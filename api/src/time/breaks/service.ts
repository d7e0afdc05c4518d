import type { BreakRowBody, BreakSummaryBody } from '@rollcall/shared/contract';
import { firstOfMonth, lastOfMonth, today, wholeMinutes } from '@rollcall/shared/domain';
import type { Caller } from '../../access/caller.ts';
import { visibleEmployeeId } from '../../access/policy.ts';
import type { Context } from '../../core/context.ts';
import { withinSortedRange } from '../sorted-range.ts';
import { presentBreak } from './present.ts';
import {
  type BreakFigures,
  type BreakFilter,
  type BreakSorting,
  findBreakPage,
  findBreaks,
} from './queries.ts';

/** The filter of a request; the employees that the caller may see are added here. */
type BreakQuery = Omit<BreakFilter, 'employeeId'> & { readonly employeeId?: number | undefined };

/** The breaks that the caller may see, of the requested dates or the current month (spec §7, design §15.6). */
export async function listBreaksOfMonth(
  { db, clock, zone }: Context,
  caller: Caller,
  query: BreakQuery,
): Promise<BreakRowBody[]> {
  const date = today(clock(), zone);
  const from = query.from ?? firstOfMonth(query.to ?? date);
  const to = query.to ?? lastOfMonth(from);
  const rows = await findBreaks(db, {
    ...query,
    from,
    to,
    employeeId: employeeIdFor(caller, query),
  });
  return rows.map(presentBreak);
}

/**
 * One page of the breaks that the caller may see, their total, and the figures of the cards.
 * @throws ApiError `invalid` when the sort needs a shorter range.
 */
export async function listBreakPage(
  context: Context,
  caller: Caller,
  page: number,
  { sort, order, ...query }: BreakQuery & BreakSorting,
) {
  const { db, clock, zone } = context;
  const requested = { ...query, employeeId: employeeIdFor(caller, query) };
  const isByDate = sort === undefined || sort === 'date';
  const filter = isByDate ? requested : withinSortedRange(context, requested);
  const figuresOf = { employeeId: visibleEmployeeId(caller), date: today(clock(), zone) };
  const { rows, figures, ...count } = await findBreakPage(
    db,
    filter,
    { sort, order, figures: figuresOf },
    page,
  );
  return { rows: rows.map(presentBreak), ...count, summary: summarise(figures) };
}

function summarise({ all, ended, milliseconds, open }: BreakFigures): BreakSummaryBody {
  return {
    totalToday: all,
    open,
    averageMins: ended === 0 ? null : wholeMinutes(milliseconds / ended),
  };
}

/** Always the caller for an employee; for an administrator the requested employee, or all (null). */
function employeeIdFor(caller: Caller, query: BreakQuery): number | null {
  return visibleEmployeeId(caller) ?? query.employeeId ?? null;
}

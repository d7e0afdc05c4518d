import { lastOfMonth, today } from '@rollcall/shared/domain';
import type { Context } from '../core/context.ts';
import { presentLeave } from './present.ts';
import { findLeaves } from './queries.ts';

/** Maximum leaves per month; a company of a few thousand people has fewer. */
const MAX_LEAVES = 2000;

/** Pending and approved leaves of a month `YYYY-MM`, by start date (design §15.7). */
export async function listCalendar(
  { db, clock, zone }: Context,
  { month, department }: { month?: string | undefined; department?: string | undefined },
) {
  const date = today(clock(), zone);
  const from = `${month ?? date.slice(0, 7)}-01`;
  const found = await findLeaves(
    db,
    { employeeId: null, isBlocking: true, department, from, to: lastOfMonth(from) },
    { sort: 'startDate', order: 'asc' },
    MAX_LEAVES + 1,
  );
  return {
    rows: found.slice(0, MAX_LEAVES).map((row) => presentLeave(row, zone)),
    month: from.slice(0, 7),
    today: date,
    isComplete: found.length <= MAX_LEAVES,
  };
}

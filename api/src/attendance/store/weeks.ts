import { addDays, firstOfWeek } from '@rollcall/shared/domain';
import type { Db } from '../../core/db/connection.ts';
import type { Days } from '../plans/find-plans.ts';
import { readWeekStart } from '../plans/week-start.ts';

/** The weeks, of seven dates each, that contain a range. */
export async function readWeeks(db: Db, { from, to }: Days): Promise<string[][]> {
  const weekStart = await readWeekStart(db);
  const weeks = [];
  for (let start = firstOfWeek(from, weekStart); start <= to; start = addDays(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, day) => addDays(start, day)));
  }
  return weeks;
}

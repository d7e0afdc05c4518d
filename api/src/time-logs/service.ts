import type { TimeLogRowBody } from '@rollcall/shared/contract';
import type { Context } from '../context.ts';
import { presentTimeLogRow } from './present.ts';
import { countTimeLogs, type DateRange, findTimeLogPage, withBreaks } from './queries.ts';

/** One page of everybody's time logs within a range of work dates, and how many the range has. */
export async function listTimeLogPage(
  { db }: Context,
  range: DateRange,
  page: number,
): Promise<{ rows: TimeLogRowBody[]; total: number }> {
  const logs = await withBreaks(db, await findTimeLogPage(db, range, page));
  return { rows: logs.map(presentTimeLogRow), total: await countTimeLogs(db, range) };
}

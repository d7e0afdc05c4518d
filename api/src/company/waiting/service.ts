import type { WaitingBody } from '@rollcall/shared/contract';
import { addDays, MISSING_OUT_WAITS_DAYS, today } from '@rollcall/shared/domain';
import type { Context } from '../../core/context.ts';
import { sql } from '../../core/db/drizzle.ts';
import { corrections } from '../../core/db/tables/corrections.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { leaves } from '../../core/db/tables/leaves.ts';
import { countMissingOuts, readFigures } from '../../core/lists/figures.ts';

/** What waits for an administrator (design §10, Counts); an index finds what waits, so that the rest is not read. */
export async function getWaitingCounts({ db, clock, zone }: Context): Promise<WaitingBody> {
  const to = today(clock(), zone);
  const from = addDays(to, 1 - MISSING_OUT_WAITS_DAYS);
  return readFigures<keyof WaitingBody>(
    db,
    sql`SELECT (SELECT count(*) FROM ${employees} WHERE is_active IS NULL) AS registrations,
      (${countMissingOuts({ from, to })}) AS "missingOuts",
      (SELECT count(*) FROM ${corrections} WHERE status = 'Pending') AS corrections,
      (SELECT count(*) FROM ${leaves} WHERE status = 'Pending') AS leaves`,
  );
}

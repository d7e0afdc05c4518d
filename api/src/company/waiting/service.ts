import type { WaitingBody, WaitingCounts } from '@rollcall/shared/contract';
import { addDays, MISSING_OUT_WAITS_DAYS, today } from '@rollcall/shared/domain';
import type { Caller } from '../../access/caller.ts';
import type { Context } from '../../core/context.ts';
import { sql } from '../../core/db/drizzle.ts';
import { corrections } from '../../core/db/tables/corrections.ts';
import { employees } from '../../core/db/tables/employees.ts';
import { leaves } from '../../core/db/tables/leaves.ts';
import { countMissingOuts, readFigures } from '../../core/lists/figures.ts';
import { isListed } from '../getting-started/service.ts';
import { countReleaseFailures, findReleaseFailures } from '../notifications/release-failures.ts';
import { toCorrection, toFailedRelease, toLeave, toMissingOut, toRegistration } from './present.ts';
import {
  findCorrections,
  findLeaves,
  findMissingOuts,
  findRegistrations,
  SHOWN,
} from './queries.ts';

/** Work dates, both included. */
interface Days {
  readonly from: string;
  readonly to: string;
}

/** What waits for an administrator (design §10, Counts); an index finds what waits, so that the rest is not read. */
export async function getWaitingCounts({ db, ...context }: Context): Promise<WaitingCounts> {
  const days = missingOutDays(context);
  return readFigures<keyof WaitingCounts>(
    db,
    sql`SELECT (SELECT count(*) FROM ${employees} WHERE is_active IS NULL) AS registrations,
      (${countMissingOuts(days)}) AS "missingOuts",
      (SELECT count(*) FROM ${corrections} WHERE status = 'Pending') AS corrections,
      (SELECT count(*) FROM ${leaves} WHERE status = 'Pending') AS leaves`,
  );
}

/** The counts, and of each kind what has waited longest. Where nothing waits, nothing is read. */
export async function getWaiting(
  context: Context,
  { id: callerId }: Pick<Caller, 'id'>,
): Promise<WaitingBody> {
  const { db, zone } = context;
  const counts = await getWaitingCounts(context);
  const oldest: WaitingBody['oldest'] = {
    registrations:
      counts.registrations > 0 ? (await findRegistrations(db)).map(toRegistration(zone)) : [],
    corrections: counts.corrections > 0 ? (await findCorrections(db)).map(toCorrection(zone)) : [],
    leaves: counts.leaves > 0 ? (await findLeaves(db)).map(toLeave) : [],
    missingOuts:
      counts.missingOuts > 0
        ? (await findMissingOuts(db, missingOutDays(context))).map(toMissingOut)
        : [],
  };
  const releaseFailures = await countReleaseFailures(db, callerId);
  const failed = releaseFailures > 0 ? await findReleaseFailures(db, callerId, SHOWN) : [];
  return {
    ...counts,
    oldest,
    releaseFailures,
    failedReleases: failed.map(toFailedRelease(zone)),
    isGettingStarted: await isListed(db),
  };
}

function missingOutDays({ clock, zone }: Pick<Context, 'clock' | 'zone'>): Days {
  const to = today(clock(), zone);
  return { from: addDays(to, 1 - MISSING_OUT_WAITS_DAYS), to };
}

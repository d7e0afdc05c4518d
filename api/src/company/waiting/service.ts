import type { WaitingBody, WaitingCounts } from '@rollcall/shared/contract';
import { addDays, MISSING_OUT_WAITS_DAYS, today } from '@rollcall/shared/domain';
import type { Caller } from '../../access/caller.ts';
import type { Context } from '../../core/context.ts';
import { toCorrection, toFailedRelease, toLeave, toMissingOut, toRegistration } from './present.ts';
import { findWaiting, findWaitingCounts } from './queries.ts';

/** What waits for an administrator (design §10, Counts). */
export async function getWaitingCounts({ db, ...context }: Context): Promise<WaitingCounts> {
  return findWaitingCounts(db, missingOutDays(context));
}

/** The counts, and of each kind what has waited longest. */
export async function getWaiting(
  context: Context,
  { id: callerId }: Pick<Caller, 'id'>,
): Promise<WaitingBody> {
  const { db, zone } = context;
  const found = await findWaiting(db, { ...missingOutDays(context), callerId });
  const { registrations, corrections, leaves, missingOuts } = found.oldest;
  return {
    ...found.counts,
    oldest: {
      registrations: registrations.map(toRegistration(zone)),
      corrections: corrections.map(toCorrection(zone)),
      leaves: leaves.map(toLeave),
      missingOuts: missingOuts.map(toMissingOut),
    },
    releaseFailures: found.releaseFailures,
    failedReleases: found.failedReleases.map(toFailedRelease(zone)),
    isGettingStarted: !found.hidesGettingStarted,
  };
}

function missingOutDays({ clock, zone }: Pick<Context, 'clock' | 'zone'>) {
  const to = today(clock(), zone);
  return { from: addDays(to, 1 - MISSING_OUT_WAITS_DAYS), to };
}

import { queryOptions, skipToken } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { type Leave, readLeave } from './leaves.ts';
import { readText } from './reading/fields.ts';
import { readList, readObject } from './reading/list.ts';
import { request, requestData } from './request.ts';

/** A decision of a leave; a rejection needs a reason (design §10). */
export type LeaveDecision =
  | { readonly status: 'Approved'; readonly reason?: string }
  | { readonly status: 'Rejected'; readonly reason: string };

/**
 * Decides a leave, at once (capability `leave.decide`, design §10). 409 when it was decided otherwise.
 * Answers the leave as it is now.
 * Failure: 'Failed to decide the leave'.
 */
export async function decideLeave(id: number, decision: LeaveDecision): Promise<Leave> {
  const options = { params: { id }, body: decision };
  return readLeave(readObject(await requestData(ENDPOINTS.decideLeave, 'decideLeave', options)));
}

/** What is taken back, and why. */
export interface LeaveReopening {
  readonly reason?: string | undefined;
  /** The decision that is meant, as {@link Leave.decidedAt} named it; absent is whichever there is. */
  readonly decidedAt?: string | undefined;
}

/**
 * Returns a leave to Pending: within 10 s of its decision without a reason, later with one, until it has begun
 * (design §10). 409 when another decision than the one that is meant stands now. Failure: 'Failed to undo the decision'.
 */
export async function reopenLeave(id: number, body: LeaveReopening): Promise<void> {
  await request(ENDPOINTS.reopenLeave, 'reopenLeave', { params: { id }, body });
}

/** Conflicts of a leave of some days. */
export interface LeaveConflicts {
  /** Other pending or approved leaves of the employee. */
  readonly overlaps: readonly Leave[];
  /** Work dates `YYYY-MM-DD` on which the employee has punched in. */
  readonly punchedDays: readonly string[];
  /** Who else of the department is away or has asked to be; told to administrators only. */
  readonly away: readonly Leave[];
}

/** Whose leave of which days; the caller's own without `employeeId`. */
interface ConflictsAsked {
  readonly startDate: string;
  readonly endDate: string;
  readonly employeeId?: number | undefined;
  /** The leave that is being decided, which is no conflict of its own. */
  readonly leaveId?: number | undefined;
}

/**
 * Conflicts of some days: shown while choosing and while deciding. Undefined asks nothing. Failure: 'Failed to fetch
 * conflicts'.
 */
export const leaveConflictsQuery = (asked: ConflictsAsked | undefined) =>
  queryOptions({
    queryKey: ['leaves', 'conflicts', { ...asked }],
    queryFn: asked === undefined ? skipToken : ({ signal }) => fetchConflicts(asked, signal),
  });

async function fetchConflicts(asked: ConflictsAsked, signal: AbortSignal): Promise<LeaveConflicts> {
  const options = { query: { ...asked }, signal };
  const body = await requestData(ENDPOINTS.getLeaveConflicts, 'getLeaveConflicts', options);
  const { overlaps, punchedDays, away } = readObject(body);
  return {
    overlaps: readList(overlaps, readLeave).rows,
    punchedDays: Array.isArray(punchedDays)
      ? punchedDays.map(readText).filter((date) => date !== null)
      : [],
    away: readList(away, readLeave).rows,
  };
}

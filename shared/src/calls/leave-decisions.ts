import { type AnswerOf, type BodyOf, type QueryOf, queryClient } from '@rollcall/shared/transport';
import { queryOptions, skipToken } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { request, requestOwn } from './request.ts';
import { writeMutation } from './write.ts';

/** A decision on a leave; a rejection needs a reason (design §10). */
export type LeaveDecision = { readonly id: number } & (
  | { readonly status: 'Approved'; readonly reason?: string }
  | { readonly status: 'Rejected'; readonly reason: string }
);

/** Key of the mutations that decide leaves or undo a decision. */
export const LEAVE_DECISION_KEY = ['leave-decision'];

/**
 * Decides a leave (capability `leave.decide`, design §10). 409 when it already has a different decision. The toast can
 * undo it. Failure: 'Failed to decide the leave'.
 */
export const decideLeaveMutation = (status: LeaveDecision['status']) =>
  writeMutation('decideLeave', {
    mutationKey: LEAVE_DECISION_KEY,
    mutationFn: ({ id, ...body }: LeaveDecision) =>
      requestOwn(ENDPOINTS.decideLeave, 'decideLeave', { params: { id }, body }),
    success: {
      text: `Leave ${status.toLowerCase()}`,
      tone: 'success',
      action: { label: 'Undo', run: undo },
    },
    isPendingUntilRefetched: true,
  });

/** Undoes the decision that the toast is about, and no later one. */
function undo(decided: unknown, leave: unknown): void {
  const { id } = decided as LeaveDecision;
  const decidedAt = (leave as AnswerOf<'decideLeave'>).decidedAt;
  const mutation = queryClient.getMutationCache().build(queryClient, reopenLeaveMutation());
  // A failure shows a toast.
  mutation.execute({ id, ...(decidedAt && { decidedAt }) }).catch(() => {});
}

/** Which decision to revert, and why; without `decidedAt`, any decision. */
export type LeaveDecisionUndo = { readonly id: number } & NonNullable<BodyOf<'reopenLeave'>>;

/**
 * Returns a leave to Pending: within 10 s of its decision without a reason, later with one, until it has started
 * (design §10). 409 when there is a later decision. Failure: 'Failed to undo the decision'.
 */
export const reopenLeaveMutation = () =>
  writeMutation('reopenLeave', {
    mutationKey: LEAVE_DECISION_KEY,
    mutationFn: async ({ id, ...body }: LeaveDecisionUndo): Promise<void> => {
      await request(ENDPOINTS.reopenLeave, 'reopenLeave', { params: { id }, body });
    },
    success: { text: 'Decision undone. The leave is pending again.', tone: 'success' },
    isPendingUntilRefetched: true,
  });

/** Conflicts of a leave with given dates. */
export interface LeaveConflicts extends AnswerOf<'getLeaveConflicts'> {}

/** The dates and employee of a leave; without `employeeId` it is the caller's. */
type ConflictsQuery = QueryOf<'getLeaveConflicts'>;

/**
 * Conflicts of a leave, shown when requesting and when deciding it. Skipped while `query` is undefined. Failure:
 * 'Failed to fetch conflicts'.
 */
export const leaveConflictsQuery = (query: ConflictsQuery | undefined) =>
  queryOptions({
    queryKey: ['leaves', 'conflicts', { ...query }],
    queryFn:
      query === undefined
        ? skipToken
        : ({ signal }): Promise<LeaveConflicts> =>
            requestOwn(ENDPOINTS.getLeaveConflicts, 'getLeaveConflicts', { query, signal }),
  });

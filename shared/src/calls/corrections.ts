import {
  type AnswerOf,
  type BodyOf,
  type QueryOf,
  queryClient,
  type RowOf,
} from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { wallClockOf } from '../domain/index.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import { request, requestOwn, requestPage } from './request.ts';
import type { TimeLog } from './time-logs.ts';
import { writeMutation } from './write.ts';

/** A proposed change to a log, or a proposed missing log (capability `corrections`). */
export interface Correction extends RowOf<'listCorrections'> {}

/** A log before or after its correction: wall-clock texts in its zone, whole minutes. */
export type CorrectionTimes = Correction['after'];

/** Page and filters of all employees' corrections. */
export type CorrectionsQuery = QueryOf<'listCorrections'> & { readonly page: number };

/** All employees' corrections, latest first (administrators). Failure: 'Failed to fetch corrections'. */
export const correctionsQuery = (query: CorrectionsQuery) =>
  queryOptions({
    queryKey: ['corrections', { ...query }],
    queryFn: ({ signal }) =>
      requestPage(ENDPOINTS.listCorrections, 'listCorrections', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** The caller's own corrections, latest first. Failure: 'Failed to fetch corrections'. */
export const ownCorrectionsQuery = (query: QueryOf<'listOwnCorrections'> & { page: number }) =>
  queryOptions({
    queryKey: ['corrections', 'own', query],
    queryFn: ({ signal }) =>
      requestPage(ENDPOINTS.listOwnCorrections, 'listCorrections', { query, signal }),
    placeholderData: keepPreviousData,
  });

/** Whether a correction is about a log; the log may have got a new id since, when it was punched out or repaired. */
export const isCorrectionOf = (
  { workDate, before }: Pick<Correction, 'workDate' | 'before'>,
  log: Pick<TimeLog, 'workDate' | 'punchIn'>,
): boolean =>
  before !== null && workDate === log.workDate && before.punchIn === wallClockOf(log.punchIn ?? '');

/** A row of the correction form; `timeLogId` is null for a missing log. */
export type ProposedRow = BodyOf<'requestCorrections'>['rows'][number];

/**
 * Requests corrections of the caller's own logs, all rows or none. Invalid fields are named like `rows.0.punchOut`.
 * Failure: 'Failed to send the correction'.
 * @param keyOf idempotency keys of the form, so that a retry after a lost response creates no duplicate
 */
export const requestCorrectionsMutation = (keyOf: IdempotencyKeys) =>
  writeMutation('requestCorrections', {
    mutationFn: async (body: BodyOf<'requestCorrections'>): Promise<void> => {
      const options = { body, idempotencyKey: keyOf(body) };
      await request(ENDPOINTS.requestCorrections, 'requestCorrections', options);
    },
    success: { text: 'Correction sent', tone: 'success' },
  });

/** A decision on a correction; a rejection needs a reason (design §10). */
export type CorrectionDecision = {
  readonly id: number;
} /** `punchedOutAt`: the punch-out that the approval replaces, if there is one. `version`: that of the log before. */ & (
  | { readonly status: 'Approved'; readonly punchedOutAt?: string; readonly version?: string }
  | { readonly status: 'Rejected'; readonly reason: string }
);

/** Key of the mutations that decide corrections or undo a decision. */
export const CORRECTION_DECISION_KEY = ['correction-decision'];

/** Decides a correction; the toast can undo it. Failure: 'Failed to decide the correction'. */
export const decideCorrectionMutation = (status: CorrectionDecision['status']) =>
  writeMutation('decideCorrection', {
    mutationKey: CORRECTION_DECISION_KEY,
    mutationFn: ({ id, ...body }: CorrectionDecision) =>
      requestOwn(ENDPOINTS.decideCorrection, 'decideCorrection', { params: { id }, body }),
    success: {
      text: `Correction ${status.toLowerCase()}`,
      tone: 'success',
      action: { label: 'Undo', run: undo },
    },
    isPendingUntilRefetched: true,
  });

/** Undoes the decision that the toast is about, and no later one. */
function undo(decided: unknown, correction: unknown): void {
  const { id } = decided as CorrectionDecision;
  const { decidedAt } = correction as AnswerOf<'decideCorrection'>;
  const mutation = queryClient.getMutationCache().build(queryClient, reopenCorrectionMutation());
  // A failure shows a toast.
  mutation.execute({ id, ...(decidedAt && { decidedAt }) }).catch(() => {});
}

/** Which decision to undo. */
export type CorrectionDecisionUndo = { readonly id: number } & NonNullable<
  BodyOf<'reopenCorrection'>
>;

/**
 * Returns a correction to Pending within 10 s of its decision (decision 050). 409 later, or when there is a later decision.
 * Failure: 'Failed to undo the decision'.
 */
export const reopenCorrectionMutation = () =>
  writeMutation('reopenCorrection', {
    mutationKey: CORRECTION_DECISION_KEY,
    mutationFn: async ({ id, ...body }: CorrectionDecisionUndo): Promise<void> => {
      await request(ENDPOINTS.reopenCorrection, 'reopenCorrection', { params: { id }, body });
    },
    success: { text: 'Decision undone. The correction is pending again.', tone: 'success' },
    isPendingUntilRefetched: true,
  });

/** Withdraws the caller's own pending correction. Failure: 'Failed to withdraw the correction'. */
export const withdrawCorrectionMutation = () =>
  writeMutation('withdrawCorrection', {
    mutationFn: async (id: number): Promise<void> => {
      await request(ENDPOINTS.withdrawCorrection, 'withdrawCorrection', { params: { id } });
    },
    success: { text: 'Correction withdrawn', tone: 'success' },
    isPendingUntilRefetched: true,
  });

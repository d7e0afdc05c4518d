import type { BodyOf, QueryOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import type { IdempotencyKeys } from './idempotency.ts';
import { asFields, type Fields, readName, readNumber, readText } from './reading/fields.ts';
import { type ReadList, readList } from './reading/list.ts';
import { request, requestData } from './request.ts';
import type { TimeLog } from './time-logs.ts';
import { writeMutation } from './write.ts';

/** A log before or after its correction: wall-clock texts in its zone, whole minutes. */
export interface CorrectionTimes {
  readonly punchIn: string | null;
  readonly punchOut: string | null;
  readonly breakMinutes: number | null;
  /** Null without a punch-out. */
  readonly workedMinutes: number | null;
}

/** A proposed change to a log, or a proposed missing log (capability `corrections`). */
export interface Correction {
  readonly id: number | null;
  readonly employeeId: number | null;
  readonly employeeName: string | null;
  readonly workDate: string | null;
  /** The zone of the times in `before` and `after`. */
  readonly zone: string | null;
  readonly reason: string | null;
  readonly status: string | null;
  readonly requestedAt: string | null;
  /** The log that it replaces; null for a missing log. */
  readonly before: CorrectionTimes | null;
  readonly after: CorrectionTimes;
  /** The punch-out that was made after the request of a pending correction: ISO 8601, in its zone. */
  readonly punchedOutAt: string | null;
  /** What an administrator has done to the log after the request of a pending correction: 'changed' or 'deleted'. */
  readonly logChange: string | null;
  /** The version of the log before, to be sent with an approval. */
  readonly version: string | null;
  /** Worked minutes after less before. */
  readonly effectMinutes: number | null;
  readonly decidedBy: string | null;
  readonly decisionReason: string | null;
}

export type CorrectionList = ReadList<Correction> & {
  /** Number of corrections in each status, over all pages. */
  readonly counts: {
    readonly Pending: number;
    readonly Approved: number;
    readonly Rejected: number;
  };
};

function readTimes(fields: Fields): CorrectionTimes {
  return {
    punchIn: readText(fields.punchIn),
    punchOut: readText(fields.punchOut),
    breakMinutes: readNumber(fields.breakMins),
    workedMinutes: readNumber(fields.workedMins),
  };
}

/** Reads a correction field by field (design §8). */
export function readCorrection(fields: Fields): Correction {
  const before = asFields(fields.before);
  return {
    id: readNumber(fields.id),
    employeeId: readNumber(fields.employeeId),
    employeeName: readName(fields.employeeName),
    workDate: readText(fields.workDate),
    zone: readText(fields.zone),
    reason: readText(fields.reason),
    status: readText(fields.status),
    requestedAt: readText(fields.requestedAt),
    before: before ? readTimes(before) : null,
    after: readTimes(asFields(fields.after) ?? {}),
    punchedOutAt: readText(fields.punchedOutAt),
    logChange: readText(fields.logChange),
    version: readText(fields.version),
    effectMinutes: readNumber(fields.effectMins),
    decidedBy: readName(fields.decidedBy),
    decisionReason: readText(fields.decisionReason),
  };
}

function readPage(body: unknown): CorrectionList {
  const counts = asFields(asFields(body)?.counts) ?? {};
  return {
    ...readList(body, readCorrection),
    counts: {
      Pending: readNumber(counts.Pending) ?? 0,
      Approved: readNumber(counts.Approved) ?? 0,
      Rejected: readNumber(counts.Rejected) ?? 0,
    },
  };
}

/** Page and filters of all employees' corrections. */
export type CorrectionsQuery = QueryOf<'listCorrections'> & { readonly page: number };

/** All employees' corrections, latest first (administrators). Failure: 'Failed to fetch corrections'. */
export const correctionsQuery = (query: CorrectionsQuery) =>
  queryOptions({
    queryKey: ['corrections', { ...query }],
    queryFn: async ({ signal }) =>
      readPage(await requestData(ENDPOINTS.listCorrections, 'listCorrections', { query, signal })),
    placeholderData: keepPreviousData,
  });

/** The caller's own corrections, latest first. Failure: 'Failed to fetch corrections'. */
export const ownCorrectionsQuery = (query: QueryOf<'listOwnCorrections'> & { page: number }) =>
  queryOptions({
    queryKey: ['corrections', 'own', query],
    queryFn: async ({ signal }) =>
      readPage(
        await requestData(ENDPOINTS.listOwnCorrections, 'listCorrections', { query, signal }),
      ),
    placeholderData: keepPreviousData,
  });

/** Whether a correction is about a log; the log may have got a new id since, when it was punched out or repaired. */
export const isCorrectionOf = (
  { workDate, before }: Pick<Correction, 'workDate' | 'before'>,
  log: Pick<TimeLog, 'workDate' | 'punchIn'>,
): boolean => before !== null && workDate === log.workDate && before.punchIn === log.punchIn;

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

/** Decides a correction. Failure: 'Failed to decide the correction'. */
export const decideCorrectionMutation = (status: CorrectionDecision['status']) =>
  writeMutation('decideCorrection', {
    mutationFn: async ({ id, ...body }: CorrectionDecision): Promise<void> => {
      await request(ENDPOINTS.decideCorrection, 'decideCorrection', { params: { id }, body });
    },
    success: { text: `Correction ${status.toLowerCase()}`, tone: 'success' },
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

import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { asFields, type Fields, readNumber, readText } from './reading/fields.ts';
import { type ReadList, readList } from './reading/list.ts';
import { request, requestData } from './request.ts';

/** A log before or after its correction: wall-clock texts of its zone, whole minutes. */
export interface CorrectionTimes {
  readonly punchIn: string | null;
  readonly punchOut: string | null;
  readonly breakMinutes: number | null;
  /** Null while there is no out. */
  readonly workedMinutes: number | null;
}

/** A proposed change of a log, or a log that is missing (capability `corrections`). */
export interface Correction {
  readonly id: number | null;
  readonly employeeId: number | null;
  readonly employeeName: string | null;
  readonly workDate: string | null;
  /** The zone of the times before and after. */
  readonly zone: string | null;
  readonly reason: string | null;
  readonly status: string | null;
  readonly requestedAt: string | null;
  /** Null for a log that is missing. */
  readonly before: CorrectionTimes | null;
  readonly after: CorrectionTimes;
  /** Worked minutes after less before. */
  readonly effectMinutes: number | null;
  readonly decidedBy: string | null;
  readonly decisionReason: string | null;
}

export type CorrectionList = ReadList<Correction> & {
  /** How many stand in each status, over all pages. */
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
    employeeName: readText(fields.employeeName),
    workDate: readText(fields.workDate),
    zone: readText(fields.zone),
    reason: readText(fields.reason),
    status: readText(fields.status),
    requestedAt: readText(fields.requestedAt),
    before: before ? readTimes(before) : null,
    after: readTimes(asFields(fields.after) ?? {}),
    effectMinutes: readNumber(fields.effectMins),
    decidedBy: readText(fields.decidedBy),
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

/** What everybody's corrections may be narrowed to. */
export interface CorrectionsQuery {
  /** Zero-based. */
  readonly page: number;
  readonly status?: string | undefined;
  readonly search?: string | undefined;
  readonly department?: string | undefined;
}

/** Everybody's corrections, the latest first (administrators). Failure: 'Failed to fetch corrections'. */
export const correctionsQuery = (query: CorrectionsQuery) =>
  queryOptions({
    queryKey: ['corrections', { ...query }],
    queryFn: async ({ signal }) =>
      readPage(
        await requestData(ENDPOINTS.listCorrections, 'listCorrections', {
          query: { ...query },
          signal,
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** One's own corrections, the latest first. Failure: 'Failed to fetch corrections'. */
export const ownCorrectionsQuery = (query: { page: number }) =>
  queryOptions({
    queryKey: ['corrections', 'own', query],
    queryFn: async ({ signal }) =>
      readPage(
        await requestData(ENDPOINTS.listOwnCorrections, 'listCorrections', { query, signal }),
      ),
    placeholderData: keepPreviousData,
  });

/** A row of the correction form; times are wall-clock text of the log's zone, else of the company's. */
export interface ProposedRow {
  /** The log to correct; null proposes one that is missing. */
  readonly timeLogId: number | null;
  readonly punchIn: string;
  readonly punchOut: string;
  /** Which instant a text means, ISO 8601 with an offset; absent where the text says it alone. */
  readonly punchInAt?: string;
  readonly punchOutAt?: string;
}

/**
 * Asks for corrections of one's own logs, all rows or none. Broken fields are named as `rows.0.punchOut`.
 * Failure: 'Failed to send the correction'.
 * @param idempotencyKey one a form, so that sending it again after a lost answer asks for nothing twice
 */
export async function requestCorrections(
  body: { readonly rows: readonly ProposedRow[]; readonly reason: string },
  idempotencyKey: string,
): Promise<void> {
  await request(ENDPOINTS.requestCorrections, 'requestCorrections', { body, idempotencyKey });
}

/** Decides a correction; a rejection needs a reason (design §10). Failure: 'Failed to decide the correction'. */
export async function decideCorrection(
  id: number,
  decision:
    | { readonly status: 'Approved' }
    | { readonly status: 'Rejected'; readonly reason: string },
): Promise<void> {
  const options = { params: { id }, body: decision };
  await request(ENDPOINTS.decideCorrection, 'decideCorrection', options);
}

/** Takes one's own pending correction back. Failure: 'Failed to withdraw the correction'. */
export async function withdrawCorrection(id: number): Promise<void> {
  await request(ENDPOINTS.withdrawCorrection, 'withdrawCorrection', { params: { id } });
}

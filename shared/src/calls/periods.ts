import { ApiError, type OutcomeMeta, type QueryOf } from '@rollcall/shared/transport';
import { keepPreviousData, mutationOptions, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS, MAX_PERIOD_PAGE_SIZE, type SheetLevel } from '../contract/index.ts';
import { DEFAULT_ERROR_MESSAGES } from './default-error-messages.ts';
import { type ApprovedOvertime, readApproved } from './reading/approved-overtime.ts';
import {
  asFields,
  type Fields,
  readCount,
  readName,
  readNumber,
  readText,
} from './reading/fields.ts';
import { type DaySums, readSums } from './reading/figures.ts';
import { objectsOf, readList, readObject } from './reading/list.ts';
import { request, requestData } from './request.ts';

/** A closed period, or one that was opened again; null where the server sent no value. */
export interface Period {
  readonly id: number | null;
  /** First and last day, `YYYY-MM-DD`. */
  readonly from: string | null;
  readonly to: string | null;
  /** Name of the department; null for the company. */
  readonly department: string | null;
  readonly closedBy: string | null;
  /** ISO 8601 with the company's offset. */
  readonly closedAt: string | null;
  readonly reopenedBy: string | null;
  /** Null while it is closed. */
  readonly reopenedAt: string | null;
  readonly reopenReason: string | null;
  readonly employees: number;
}

const readPeriod = (fields: Fields): Period => ({
  id: readNumber(fields.id),
  from: readText(fields.from),
  to: readText(fields.to),
  department: readText(fields.department),
  closedBy: readName(fields.closedBy),
  closedAt: readText(fields.closedAt),
  reopenedBy: readName(fields.reopenedBy),
  reopenedAt: readText(fields.reopenedAt),
  reopenReason: readText(fields.reopenReason),
  employees: readCount(fields.employees) ?? 0,
});

/** One page of periods, the latest first (capability `working-time`). Failure: 'Failed to fetch the periods'. */
export const periodsQuery = (page: number) =>
  queryOptions({
    queryKey: ['periods', 'list', page],
    queryFn: async ({ signal }) =>
      readList(
        await requestData(ENDPOINTS.listPeriods, 'readPeriods', { query: { page }, signal }),
        readPeriod,
      ),
    placeholderData: keepPreviousData,
  });

/** Something in a period that is not settled, of an employee on one or several days. */
export interface Unsettled {
  /** `open-log`, `missing-out`, `correction`, `leave` or `overtime`. */
  readonly kind: string | null;
  readonly employeeId: number | null;
  readonly employeeName: string | null;
  readonly from: string | null;
  readonly to: string | null;
}

/** What a period looks like before it is closed. */
export interface PeriodPreview {
  readonly employees: number;
  /** How many entries of each kind are not settled. */
  readonly counts: Readonly<Record<UnsettledKind, number>>;
  /** The first entries of each kind. */
  readonly unsettled: readonly Unsettled[];
  /** Why it cannot be closed at all; null when it can. */
  readonly refusal: string | null;
}

export type UnsettledKind = 'open-log' | 'missing-out' | 'correction' | 'leave' | 'overtime';

/** What is not settled in a period (capability `working-time`). Not cached. Failure: 'Failed to fetch the periods'. */
export const periodPreviewQuery = (query: QueryOf<'previewPeriod'>) =>
  queryOptions({
    queryKey: ['period-preview', { ...query }],
    queryFn: async ({ signal }): Promise<PeriodPreview> => {
      const data = readObject(
        await requestData(ENDPOINTS.previewPeriod, 'readPeriods', { query, signal }),
      );
      return {
        employees: readCount(data.employees) ?? 0,
        counts: {
          'open-log': readCount(data.openLogs) ?? 0,
          'missing-out': readCount(data.missingOuts) ?? 0,
          correction: readCount(data.pendingCorrections) ?? 0,
          leave: readCount(data.pendingLeaves) ?? 0,
          overtime: readCount(data.pendingOvertime) ?? 0,
        },
        unsettled: objectsOf(data.unsettled).map((fields) => ({
          kind: readText(fields.kind),
          employeeId: readNumber(fields.employeeId),
          employeeName: readName(fields.employeeName),
          from: readText(fields.from),
          to: readText(fields.to),
        })),
        refusal: readText(data.refusal),
      };
    },
    staleTime: 0,
    gcTime: 0,
  });

/** The id of the period that a close or a reopening returned; null when the server sent none. */
export const periodIdOf = (response: unknown): number | null => readNumber(readObject(response).id);

/** Sums of closed days, in whole minutes. */
export interface PeriodSums {
  readonly sums: DaySums;
  readonly lateMinutes: number;
  readonly present: number;
  readonly halfDays: number;
  readonly absent: number;
  readonly leave: number;
  /** Approved overtime without `night`. */
  readonly overtimeMinutes: number;
  readonly overtime: ApprovedOvertime;
}

/** The closed figures of an employee; without name and id when the employee was deleted. */
export interface PeriodRow extends PeriodSums {
  /** The employee's id. */
  readonly id: number | null;
  readonly employeeCode: string | null;
  readonly employeeName: string | null;
}

const NO_SUMS: DaySums = {
  workedMinutes: null,
  expectedMinutes: null,
  balanceMinutes: null,
  adjustmentMinutes: 0,
};

const readPeriodSums = (fields: Fields): PeriodSums => ({
  sums: readSums(fields.sums) ?? NO_SUMS,
  lateMinutes: readNumber(asFields(fields.sums)?.lateMins) ?? 0,
  present: readCount(fields.present) ?? 0,
  halfDays: readCount(fields.halfDays) ?? 0,
  absent: readCount(fields.absent) ?? 0,
  leave: readCount(fields.leave) ?? 0,
  overtimeMinutes: readNumber(fields.overtimeMins) ?? 0,
  overtime: readApproved(fields.overtime),
});

/** The closed figures of a period, a page of employees (capability `working-time`). Failure: 'Failed to fetch the periods'. */
export const periodQuery = (id: number, query: QueryOf<'getPeriod'>) =>
  queryOptions({
    queryKey: ['periods', 'figures', id, { ...query }],
    queryFn: async ({ signal }) => {
      const options = { params: { id }, query, signal };
      const body = await requestData(ENDPOINTS.getPeriod, 'readPeriods', options);
      const list = readList(
        // Without the sums of all pages, which are no list.
        { ...asFields(body), totals: undefined },
        (fields): PeriodRow => ({
          id: readNumber(fields.employeeId),
          employeeCode: readText(fields.employeeCode),
          employeeName: readName(fields.employeeName),
          ...readPeriodSums(fields),
        }),
      );
      const outer = asFields(body);
      return {
        ...list,
        period: readPeriod(asFields(outer?.period) ?? {}),
        totals: readPeriodSums(asFields(outer?.totals) ?? {}),
      };
    },
    placeholderData: (data, query_) => (query_?.queryKey[2] === id ? data : undefined),
  });

/** A closed day of an employee, in whole minutes. */
export interface PeriodDay {
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly status: string | null;
  readonly holiday: string | null;
  readonly sums: DaySums;
  readonly lateMinutes: number;
  readonly overtimeMinutes: number;
}

/** The closed days of an employee (capability `working-time`). Failure: 'Failed to fetch the periods'. */
export const periodDaysQuery = (id: number, employeeCode: string) =>
  queryOptions({
    queryKey: ['periods', 'days', id, employeeCode],
    queryFn: async ({ signal }): Promise<readonly PeriodDay[]> => {
      const options = { params: { id }, query: { employeeCode }, signal };
      const body = await requestData(ENDPOINTS.listPeriodDays, 'readPeriods', options);
      return readList(body, (fields) => ({
        date: readText(fields.date),
        status: readText(fields.status),
        holiday: readText(fields.holiday),
        sums: readSums(fields) ?? NO_SUMS,
        lateMinutes: readNumber(fields.lateMins) ?? 0,
        overtimeMinutes: readNumber(fields.overtimeMins) ?? 0,
      })).rows;
    },
  });

/** The toast of a failure, because a button starts the reading. */
const TOASTED: OutcomeMeta = { toastFailure: true };

/** Reads the figures of all employees of a period, for paper. A failure is a toast: 'Failed to fetch the periods'. */
export const allPeriodRowsMutation = (id: number) =>
  mutationOptions({
    mutationFn: async (_: undefined, { client }): Promise<readonly PeriodRow[]> => {
      const all: PeriodRow[] = [];
      for (let page = 0; ; page += 1) {
        const query = periodQuery(id, { page, pageSize: MAX_PERIOD_PAGE_SIZE });
        const { rows, total } = await client.fetchQuery(query);
        all.push(...rows);
        if (rows.length < MAX_PERIOD_PAGE_SIZE || all.length >= (total ?? 0)) return all;
      }
    },
    meta: { outcome: TOASTED },
  });

/**
 * Reads the sheet of a period as CSV, with the byte order mark that spreadsheets need to read it as UTF-8 (capability
 * `working-time`). A failure is a toast: 'Failed to download the sheet'.
 */
export const periodSheetMutation = (id: number) =>
  mutationOptions({
    mutationFn: (level: SheetLevel) => fetchSheet(id, level),
    meta: { outcome: TOASTED },
  });

async function fetchSheet(id: number, level: SheetLevel): Promise<string> {
  const options = { params: { id }, query: { level } };
  const text = await request(ENDPOINTS.getPeriodSheet, 'getPeriodSheet', options);
  // A proxy may return its own page with 200.
  if (typeof text !== 'string' || !/^\uFEFF?Employee code,/.test(text)) {
    throw new ApiError({ message: DEFAULT_ERROR_MESSAGES.getPeriodSheet, status: 200 });
  }
  // Browsers remove the mark when they decode the response.
  return `\uFEFF${text.replace(/^\uFEFF/, '')}`;
}

import type { QueryOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS, LEAVE_STATUSES } from '../contract/index.ts';
import { readDate } from './reading/date.ts';
import {
  asFields,
  type Fields,
  readBoolean,
  readName,
  readNumber,
  readText,
} from './reading/fields.ts';
import { type ReadList, readList } from './reading/list.ts';
import { requestData } from './request.ts';

/** A row of the table of leaves (spec §3); dates are `YYYY-MM-DD`; null is unreadable or absent. */
export interface Leave {
  readonly id: number | null;
  /** Null on backends that do not send it. */
  readonly employeeId: number | null;
  readonly employeeName: string | null;
  readonly department?: string | null | undefined;
  readonly type: string | null;
  readonly startDate: string | null;
  readonly endDate: string | null;
  readonly appliedOn: string | null;
  /** A known status as spelled in spec §4; any other unchanged. */
  readonly status: string | null;
  /** Why the employee requested it. */
  readonly reason?: string | null | undefined;
  /** Name of the administrator who requested it on the employee's behalf. */
  readonly requestedBy?: string | null | undefined;
  readonly decidedBy?: string | null | undefined;
  /** ISO 8601 with an offset. */
  readonly decidedAt?: string | null | undefined;
  readonly decisionReason?: string | null | undefined;
  /** Whether the only active administrator decided it for themselves. */
  readonly isSelfDecided?: boolean | null | undefined;
  /** Whether the caller may decide it; null when the server does not send it. */
  readonly mayDecide?: boolean | null | undefined;
}

/** Number of leaves in each status, over all pages. */
export interface LeaveCounts {
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
}

/** Statuses match in any case; an unknown one is returned unchanged (design §8). */
function readStatus(value: unknown): string | null {
  const text = readText(value);
  const known = LEAVE_STATUSES.find((name) => name.toLowerCase() === text?.toLowerCase());
  return known ?? text;
}

/** Reads a leave field by field (design §8). */
function readLeave(fields: Fields): Leave {
  return {
    id: readNumber(fields.id),
    employeeId: readNumber(fields.employeeId),
    employeeName: readName(fields.employeeName),
    department: readText(fields.department),
    type: readText(fields.type),
    startDate: readDate(fields.startDate),
    endDate: readDate(fields.endDate),
    appliedOn: readDate(fields.appliedOn),
    status: readStatus(fields.status),
    reason: readText(fields.reason),
    requestedBy: readName(fields.requestedBy),
    decidedBy: readName(fields.decidedBy),
    decidedAt: readText(fields.decidedAt),
    decisionReason: readText(fields.decisionReason),
    isSelfDecided: readBoolean(fields.isSelfDecided),
    mayDecide: readBoolean(fields.mayDecide),
  };
}

/** Number of the given leaves in each status. */
export function countLeaves(leaves: readonly Leave[]): LeaveCounts {
  const count = (name: string) => leaves.filter(({ status }) => status === name).length;
  return { pending: count('Pending'), approved: count('Approved'), rejected: count('Rejected') };
}

/** The counts that our server sends with a page (design §15.6); else those of the rows. */
function readCounts(body: unknown, rows: readonly Leave[]): LeaveCounts {
  const counts = asFields(asFields(body)?.counts);
  if (!counts) return countLeaves(rows);
  return {
    pending: readNumber(counts.Pending) ?? 0,
    approved: readNumber(counts.Approved) ?? 0,
    rejected: readNumber(counts.Rejected) ?? 0,
  };
}

export type LeaveList = ReadList<Leave> & { readonly counts: LeaveCounts };

/**
 * Page, filters and sorting of leaves, for a server that pages them (capability `leaves.page`). Without `page` the backend
 * sends its whole list.
 */
export type LeavesQuery = QueryOf<'listLeaves'>;

/**
 * Leaves (spec §7): all of them, or one page with capability `leaves.page`. Failure: 'Failed to fetch leaves'.
 */
export const leavesQuery = (query: LeavesQuery) =>
  queryOptions({
    queryKey: ['leaves', { ...query }],
    queryFn: async ({ signal }): Promise<LeaveList> => {
      const body = await requestData(ENDPOINTS.listLeaves, 'listLeaves', { query, signal });
      const list = readList(body, readLeave);
      return { ...list, counts: readCounts(body, list.rows) };
    },
    placeholderData: keepPreviousData,
  });

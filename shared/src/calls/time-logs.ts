import type { AnswerOf, QueryOf } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import { asFields, type Fields, readBoolean, readNumber, readText } from './reading/fields.ts';
import { requestPage } from './request.ts';

/** A break of a time log, with times as in {@link TimeLog}; `endTime` is null while it is open (spec §3, Mapped break). */
export interface LogBreak {
  readonly startTime: string | null;
  readonly endTime: string | null;
  readonly minutes: number | null;
  readonly reason: string;
}

/**
 * A time log of any backend. Our own server sends the instant of each time: ISO 8601 with the offset of the log's zone. On a
 * base backend a time is wall-clock text. Null is unreadable or absent.
 */
export interface TimeLog {
  readonly id: number | null;
  readonly workDate: string | null;
  readonly punchIn: string | null;
  readonly punchOut: string | null;
  /** The zone of its times: the company's when it was created; null on a base backend. */
  readonly zone?: string | null | undefined;
  /** `open`, `closed` or `missing-out` (design §10); null on a base backend. */
  readonly state: string | null;
  readonly status: string | null;
  /** Its owner punched out after it had been marked as missing its punch-out; false on a base backend. */
  readonly isLateOut?: boolean | undefined;
  readonly totalBreakMins: number | null;
  readonly totalWorkedMins: number | null;
  readonly breaks: readonly LogBreak[];
}

/** A time log with its employee. */
export interface TimeLogRow extends TimeLog {
  readonly employeeId: number | null;
  readonly employeeName: string | null;
}

/** Reads a time log field by field (design §8). The work date defaults to the date of the punch-in. */
export function readTimeLog(fields: Fields): TimeLog {
  const punchIn = readText(fields.punchInAt) ?? readText(fields.punchIn);
  return {
    id: readNumber(fields.id),
    workDate: readText(fields.workDate) ?? punchIn?.slice(0, 10) ?? null,
    punchIn,
    punchOut: readText(fields.punchOutAt) ?? readText(fields.punchOut),
    zone: readText(fields.zone),
    state: readText(fields.state),
    status: readText(fields.status) ?? 'Present',
    isLateOut: readBoolean(fields.isLateOut) ?? false,
    totalBreakMins: readNumber(fields.totalBreakMins),
    totalWorkedMins: readNumber(fields.totalWorkedMins),
    breaks: readBreaks(fields.breaksJson),
  };
}

/** `breaksJson` is JSON text or a list; anything else counts as no breaks (spec §3). */
function readBreaks(value: unknown): LogBreak[] {
  const list = typeof value === 'string' ? parse(value) : value;
  if (!Array.isArray(list)) return [];
  return list
    .map(asFields)
    .filter((fields) => fields !== undefined)
    .map((fields) => ({
      startTime: readText(fields.startAt) ?? readText(fields.start),
      endTime: readText(fields.endAt) ?? readText(fields.end),
      minutes: readNumber(fields.breakTime),
      reason: readText(fields.reason) ?? '-',
    }));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Page, filters and sorting of time logs (capability `timelogs.page`). */
export type TimeLogsQuery = QueryOf<'listTimeLogs'> & { readonly page: number };

/** A time log of our own server as {@link TimeLog}: one value for each time, and its breaks as a list. */
export type OwnTimeLog = ReturnType<typeof readOwnLog<AnswerOf<'restoreTimeLog'>>>;

type SentTimes = Pick<AnswerOf<'restoreTimeLog'>, 'punchInAt' | 'punchOutAt' | 'breaksJson'>;

/** Reads a time log of our own server, which has its times twice, as the calls of the specification do. */
export const readOwnLog = <Log extends SentTimes>({
  punchInAt: punchIn,
  punchOutAt: punchOut,
  breaksJson,
  ...log
}: Log) => ({ ...log, punchIn, punchOut, breaks: readBreaks(breaksJson) });

/** One page of all employees' time logs (capability `timelogs.page`). Failure: 'Failed to fetch time logs'. */
export const timeLogsQuery = (query: TimeLogsQuery) =>
  queryOptions({
    queryKey: ['time-logs', { ...query }],
    queryFn: async ({ signal }) => {
      const page = await requestPage(ENDPOINTS.listTimeLogs, 'listTimeLogs', { query, signal });
      return { ...page, rows: page.rows.map(readOwnLog) };
    },
    placeholderData: keepPreviousData,
  });

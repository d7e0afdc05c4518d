import { type BodyOf, type QueryOf, queryClient } from '@rollcall/shared/transport';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { ENDPOINTS } from '../contract/index.ts';
import {
  asFields,
  type Fields,
  readBoolean,
  readName,
  readNumber,
  readText,
} from './reading/fields.ts';
import { readList } from './reading/list.ts';
import { request, requestData } from './request.ts';
import { writeMutation } from './write.ts';

/** Overtime of an employee's day; null where the server sent no value. */
export interface OvertimeEntry {
  /** Employee, date and bucket, which are unique together. Not `key`, which tables set. */
  readonly identity: string;
  readonly employeeId: number | null;
  readonly employeeName: string | null;
  readonly employeeCode: string | null;
  readonly department: string | null;
  /** `YYYY-MM-DD`. */
  readonly date: string | null;
  readonly weekStart: string | null;
  /** All overtime of the employee's week, whatever its state. */
  readonly weekMinutes: number | null;
  /** `daily`, `weekly`, `holiday`, `night` or `day_off`. */
  readonly bucket: string | null;
  readonly minutes: number | null;
  /** `pending`, `approved` or `rejected`. */
  readonly state: string | null;
  readonly decidedBy: string | null;
  /** ISO 8601 with the company's offset. */
  readonly decidedAt: string | null;
  readonly reason: string | null;
  /** False for the caller's own. */
  readonly mayDecide: boolean;
  /** The day is closed: its overtime stays as it is. */
  readonly isClosed: boolean;
}

function readEntry(fields: Fields): OvertimeEntry {
  const employeeId = readNumber(fields.employeeId);
  const [date, bucket] = [readText(fields.date), readText(fields.bucket)];
  return {
    identity: `${employeeId} ${date} ${bucket}`,
    employeeId,
    employeeName: readName(fields.employeeName),
    employeeCode: readText(fields.employeeCode),
    department: readText(fields.department),
    date,
    weekStart: readText(fields.weekStart),
    weekMinutes: readNumber(fields.weekMins),
    bucket,
    minutes: readNumber(fields.minutes),
    state: readText(fields.state),
    decidedBy: readName(fields.decidedBy),
    decidedAt: readText(fields.decidedAt),
    reason: readText(fields.reason),
    mayDecide: readBoolean(fields.mayDecide) ?? false,
    isClosed: readBoolean(fields.isClosed) ?? false,
  };
}

/** One page of overtime of all employees (capability `working-time`). Failure: 'Failed to fetch overtime'. */
export const overtimeQuery = (query: QueryOf<'listOvertime'>) =>
  queryOptions({
    queryKey: ['overtime', { ...query }],
    queryFn: async ({ signal }) => {
      const body = await requestData(ENDPOINTS.listOvertime, 'listOvertime', { query, signal });
      return {
        ...readList(body, readEntry),
        /** Some of it is still calculated. */
        isCalculating: readBoolean(asFields(body)?.isCalculating) ?? false,
      };
    },
    placeholderData: keepPreviousData,
  });

/** Entries with the minutes that were seen, and what is decided about them. */
export type OvertimeDecision = BodyOf<'decideOvertime'>;

const decide = async (body: OvertimeDecision): Promise<void> => {
  await request(ENDPOINTS.decideOvertime, 'decideOvertime', { body });
};

/** Decides overtime; the toast can undo it. The page shows a failure: 'Failed to decide the overtime'. */
export const decideOvertimeMutation = () =>
  writeMutation('decideOvertime', {
    mutationFn: decide,
    toastFailure: false,
    isPendingUntilRefetched: true,
    success: {
      text: 'Overtime decided',
      tone: 'success',
      action: { label: 'Undo', run: (decided) => undo((decided as OvertimeDecision).entries) },
    },
  });

/** Makes overtime pending again. A failure is a toast: 'Failed to decide the overtime'. */
export const undoOvertimeMutation = () =>
  writeMutation('decideOvertime', {
    mutationFn: (entries: OvertimeDecision['entries']) => decide({ entries, status: 'pending' }),
    success: { text: 'The overtime is pending again', tone: 'success' },
  });

function undo(entries: OvertimeDecision['entries']): void {
  const mutation = queryClient.getMutationCache().build(queryClient, undoOvertimeMutation());
  // A failure shows a toast.
  mutation.execute(entries).catch(() => {});
}

import type { LeaveRequestInput } from '@rollcall/shared/contract';
import { leaveDays } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

/** Values of the form: the body of the call; dates are `YYYY-MM-DD`, or '' while empty. */
export interface RequestValues extends Omit<LeaveRequestInput, 'employeeId' | 'reason'> {
  readonly employeeId: number | undefined;
  /** Name of the chosen employee. */
  readonly employeeName: string;
  readonly reason: string;
}

/** The name of the form's draft. */
export const draftName = (isOnBehalf: boolean) => (isOnBehalf ? 'leave-for' : 'leave');

export const NO_VALUES: RequestValues = {
  employeeId: undefined,
  employeeName: '',
  type: 'Annual',
  startDate: '',
  endDate: '',
  reason: '',
};

/** The server enforces the same limit. */
const MAX_DAYS = 366;

export type RequestErrors = Partial<Record<'employeeId' | 'startDate' | 'endDate', string>>;

/** A year that is being typed passes through values such as 0002; the server refuses those, too. */
const isPossible = (date: string) => /^(19|2\d)\d{2}-/.test(date);

/** Changes the first day. Most leaves have one day, so the last day follows while both are the same. */
export function withStart(
  { startDate, endDate }: Pick<RequestValues, 'startDate' | 'endDate'>,
  date: string,
): Pick<RequestValues, 'startDate' | 'endDate'> {
  const isOneDay = endDate === '' || endDate === startDate;
  return { startDate: date, endDate: isOneDay ? date : endDate };
}

/** Errors of the form by field; empty when it can be sent. */
export function checkRequest(values: RequestValues, isOnBehalf: boolean): RequestErrors {
  const { employeeId, startDate, endDate } = values;
  const days = leaveDays(startDate, endDate);
  const start = dateError(startDate, TEXTS.required.start);
  const end =
    dateError(endDate, TEXTS.required.end) ??
    (startDate !== '' && days === 0
      ? TEXTS.required.order
      : days > MAX_DAYS
        ? TEXTS.required.days
        : undefined);
  return {
    ...(isOnBehalf && employeeId === undefined && { employeeId: TEXTS.required.employee }),
    ...(start && { startDate: start }),
    ...(end && { endDate: end }),
  };
}

function dateError(date: string, required: string): string | undefined {
  if (date === '') return required;
  return isPossible(date) ? undefined : TEXTS.required.year;
}

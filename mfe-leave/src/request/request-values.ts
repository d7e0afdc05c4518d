import type { LeaveRequestInput } from '@rollcall/shared/contract';
import { checkLeave } from '@rollcall/shared/domain';
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

/**
 * Errors of the form by field; empty when it can be sent. The server enforces the same rules for the dates (design §10).
 *
 * @param today - The company date, `YYYY-MM-DD`.
 */
export function checkRequest(
  { employeeId, startDate, endDate }: RequestValues,
  isOnBehalf: boolean,
  today: string,
): RequestErrors {
  const missing: RequestErrors = {
    ...(isOnBehalf && employeeId === undefined && { employeeId: TEXTS.required.employee }),
    ...field('startDate', dateError(startDate, TEXTS.required.start)),
    ...field('endDate', dateError(endDate, TEXTS.required.end)),
  };
  if (missing.startDate) return missing;
  const end = missing.endDate ? startDate : endDate;
  const broken = checkLeave({ startDate, endDate: end }, today).toReversed();
  const rules = broken.map((rule) => [rule.field, rule.message] as const);
  return { ...Object.fromEntries(rules), ...missing };
}

const field = (name: 'startDate' | 'endDate', error: string | undefined): RequestErrors =>
  error ? { [name]: error } : {};

function dateError(date: string, required: string): string | undefined {
  if (date === '') return required;
  return isPossible(date) ? undefined : TEXTS.required.year;
}

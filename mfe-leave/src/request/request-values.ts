import { leaveDays } from '@rollcall/shared/domain';
import { TEXTS } from './texts.ts';

/** What stands in the form; dates are `YYYY-MM-DD`, blank while there are none. */
export interface RequestValues {
  readonly employeeId: number | undefined;
  /** How the chosen employee is shown. */
  readonly employeeName: string;
  readonly type: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly reason: string;
}

export const NO_VALUES: RequestValues = {
  employeeId: undefined,
  employeeName: '',
  type: 'Annual',
  startDate: '',
  endDate: '',
  reason: '',
};

/** The server refuses longer ones too. */
const MAX_DAYS = 366;

export type RequestErrors = Partial<Record<'employeeId' | 'startDate' | 'endDate', string>>;

/** While a year is typed it passes through the first century; the server refuses those too. */
const isPossible = (date: string) => /^(19|2\d)\d{2}-/.test(date);

/** What a change of the first day makes of the days: most leaves have one, so the last day goes with the first. */
export function withStart(
  { startDate, endDate }: Pick<RequestValues, 'startDate' | 'endDate'>,
  chosen: string,
): Pick<RequestValues, 'startDate' | 'endDate'> {
  const isOneDay = endDate === '' || endDate === startDate;
  return { startDate: chosen, endDate: isOneDay ? chosen : endDate };
}

/** What is wrong with the form, by field. */
export function checkRequest(values: RequestValues, isOnBehalf: boolean): RequestErrors {
  const { employeeId, startDate, endDate } = values;
  const days = leaveDays(startDate, endDate);
  const start = wrongWith(startDate, TEXTS.required.start);
  const end =
    wrongWith(endDate, TEXTS.required.end) ??
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

function wrongWith(date: string, required: string): string | undefined {
  if (date === '') return required;
  return isPossible(date) ? undefined : TEXTS.required.year;
}

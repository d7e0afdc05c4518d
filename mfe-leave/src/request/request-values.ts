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

/** What is wrong with the form, by field. */
export function checkRequest(values: RequestValues, isOnBehalf: boolean): RequestErrors {
  const { employeeId, startDate, endDate } = values;
  const days = leaveDays(startDate, endDate);
  const end =
    endDate === ''
      ? TEXTS.required.end
      : startDate !== '' && days === 0
        ? TEXTS.required.order
        : days > MAX_DAYS
          ? TEXTS.required.days
          : undefined;
  return {
    ...(isOnBehalf && employeeId === undefined && { employeeId: TEXTS.required.employee }),
    ...(startDate === '' && { startDate: TEXTS.required.start }),
    ...(end && { endDate: end }),
  };
}

import { EMPLOYMENT_YEARS_AHEAD, OLDEST_AGE_YEARS } from '../limits.ts';

/** Dates of an employee's record, `YYYY-MM-DD`. */
export interface EmployeeDates {
  readonly dob?: string | null;
  readonly joiningDate?: string | null;
  readonly exitDate?: string | null;
}

/** A date of an employee's record and the rule that it breaks, as a sentence. */
export interface BrokenDateRule {
  readonly field: keyof EmployeeDates;
  readonly message: string;
}

/**
 * The bounds that an employee's dates break, against typing errors (design §10): a date of birth in the future or more
 * than 120 years ago, a join or exit date more than 10 years ahead of `today`, which is the company date.
 */
export function checkDateBounds(
  { dob, joiningDate, exitDate }: EmployeeDates,
  today: string,
): BrokenDateRule[] {
  const broken: BrokenDateRule[] = [];
  const latest = addYears(today, EMPLOYMENT_YEARS_AHEAD);
  const ahead = (label: string) => `${label} is more than ${EMPLOYMENT_YEARS_AHEAD} years ahead`;
  if (dob && dob > today) broken.push({ field: 'dob', message: 'Date of birth is in the future' });
  if (dob && dob < addYears(today, -OLDEST_AGE_YEARS)) {
    const message = `Date of birth is more than ${OLDEST_AGE_YEARS} years ago`;
    broken.push({ field: 'dob', message });
  }
  if (joiningDate && joiningDate > latest) {
    broken.push({ field: 'joiningDate', message: ahead('Join date') });
  }
  if (exitDate && exitDate > latest)
    broken.push({ field: 'exitDate', message: ahead('Exit date') });
  return broken;
}

/** The same day of another year, as text; February 29 may not exist there, which does not matter for comparing. */
const addYears = (date: string, years: number) =>
  `${Number(date.slice(0, 4)) + years}${date.slice(4)}`;

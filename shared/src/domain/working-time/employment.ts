/** What decides on which dates an employee is employed, `YYYY-MM-DD`. */
export interface Employment {
  readonly joiningDate: string | null;
  /** The day on which the account was created; counts without a joining date. */
  readonly accountDate: string;
  /** The last day of work. */
  readonly exitDate: string | null;
  /** The day on which the employee became RESIGNED, TERMINATED or inactive. */
  readonly inactiveSince: string | null;
  readonly awaitsActivation: boolean;
}

/**
 * Whether an employee is employed on a date (docs/working-time.md#status): from the joining date, else from the day of the account,
 * to the exit date, else to the day on which the employee became inactive. Both ends are included.
 */
export function isEmployedOn(employment: Employment, date: string): boolean {
  const { joiningDate, accountDate, exitDate, inactiveSince, awaitsActivation } = employment;
  if (awaitsActivation) return false;
  const last = exitDate ?? inactiveSince;
  return (joiningDate ?? accountDate) <= date && (last === null || date <= last);
}

interface Day {
  readonly employeeId: number;
  /** `YYYY-MM-DD`. */
  readonly workDate: string;
}

/** Path of a day of an employee in Month, with its logs and corrections. */
export const dayLink = ({ employeeId, workDate }: Day): string =>
  `/time/month?month=${workDate.slice(0, 7)}&employee=${employeeId}&day=${workDate}`;

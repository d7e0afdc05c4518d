import { type CompanyZone, type Employment, workDateOf } from '@rollcall/shared/domain';

/** What the record of an employee says about employment. */
export interface EmploymentRecord {
  readonly joiningDate: string | null;
  readonly exitDate: string | null;
  readonly createdAt: Date;
  readonly inactiveSince: string | null;
  /** Null while the account awaits activation. */
  readonly isActive: boolean | null;
}

/** An employee's employment, as the rules need it. */
export function toEmployment(record: EmploymentRecord, zone: CompanyZone): Employment {
  const { joiningDate, exitDate, createdAt, inactiveSince, isActive } = record;
  return {
    joiningDate,
    // It counts only without a joining date; working it out for 10,000 employees takes longer than all else.
    accountDate: joiningDate ?? workDateOf(createdAt.getTime(), zone),
    exitDate,
    inactiveSince,
    awaitsActivation: isActive === null,
  };
}

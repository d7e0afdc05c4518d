import * as z from 'zod/mini';
import { employeeFields } from '../employee-record.ts';
import { EMPLOYEE_RULES } from '../employee-rules.ts';
import { emailAddress, requiredText } from '../fields.ts';

/** The texts of a record that an import may set; flags, shift times, password and role are not among them. */
const {
  vacationDays: _vacationDays,
  verificationStatus: _verificationStatus,
  deactivateOnExit: _deactivateOnExit,
  hasPf: _hasPf,
  permanentSameAsCurrent: _permanentSameAsCurrent,
  shiftStartTime: _shiftStartTime,
  shiftEndTime: _shiftEndTime,
  ...texts
} = employeeFields;

/** Someone new. Less is needed than in the form: a company that moves in from another system may not know everything yet. */
export const importedPerson = z.object({
  ...texts,
  firstName: requiredText(EMPLOYEE_RULES.firstName),
  email: emailAddress(EMPLOYEE_RULES.email),
});

/** What an import changes of someone who is there already. */
export const importedChanges = z.partial(importedPerson);

export type ImportedChanges = z.infer<typeof importedChanges>;

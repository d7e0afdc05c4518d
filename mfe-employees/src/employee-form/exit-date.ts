import type { EmployeeValues } from './employee-field.ts';

/**
 * The box next to an exit date that has just been entered: the account ends with it, unless the administrator has chosen
 * already; it is cleared with a date that is removed again. Nothing where the form has no such box, and none of one's own record:
 * only someone else may end that account.
 */
export function withExitDate(
  { exitDate }: EmployeeValues,
  saved: EmployeeValues,
  changes: EmployeeValues,
  isOwn: boolean,
): EmployeeValues {
  if (exitDate === '' && !saved.exitDate && changes.deactivateOnExit === true) {
    return { deactivateOnExit: false };
  }
  const isNew = Boolean(exitDate) && !saved.exitDate && !changes.exitDate;
  const hasChosen = saved.deactivateOnExit !== false || changes.deactivateOnExit !== undefined;
  return isNew && !hasChosen && !isOwn ? { deactivateOnExit: true } : {};
}

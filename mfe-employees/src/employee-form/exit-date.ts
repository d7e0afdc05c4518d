import type { EmployeeValues } from './employee-field.ts';

/**
 * The box next to an exit date that has just been entered: the account ends with it, unless the administrator has chosen
 * already. Nothing where the form has no such box.
 */
export function withExitDate(
  { exitDate }: EmployeeValues,
  saved: EmployeeValues,
  changes: EmployeeValues,
): EmployeeValues {
  const isNew = Boolean(exitDate) && !saved.exitDate && !changes.exitDate;
  const hasChosen = saved.deactivateOnExit !== false || changes.deactivateOnExit !== undefined;
  return isNew && !hasChosen ? { deactivateOnExit: true } : {};
}

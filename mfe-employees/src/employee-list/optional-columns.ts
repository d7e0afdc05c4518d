import { useCapability } from '@rollcall/shared/session';
import { useStoredChoice } from '@rollcall/shared/ui';

/** Columns that a user may add to the specified ones (capability `employees.filter`). */
export const OPTIONAL_COLUMNS = ['department'] as const;

export type OptionalColumn = (typeof OPTIONAL_COLUMNS)[number];

const NONE: readonly OptionalColumn[] = [];

/** The optional columns that this user chose in this browser, and a function that changes the choice. */
export function useOptionalColumns() {
  const isOffered = useCapability('employees.filter');
  const [chosen, choose] = useStoredChoice('employee-columns', OPTIONAL_COLUMNS);
  return { chosen: isOffered ? chosen : NONE, choose };
}

import { type BrokenDateRule, checkDateBounds, type EmployeeDates } from '@rollcall/shared/domain';
import { ApiError } from '../../core/errors/api-error.ts';

/**
 * Refuses dates that contradict each other, no matter which of them changed, and changed dates that are out of bounds
 * (design §10).
 * @param day today in the company zone, `YYYY-MM-DD`.
 * @throws ApiError `invalid`.
 */
export function assertConsistentDates(
  { joiningDate, exitDate, dob }: EmployeeDates,
  changed: EmployeeDates,
  day: string,
): void {
  const fields: BrokenDateRule[] = checkDateBounds(changed, day);
  const isInBounds = (name: keyof EmployeeDates) => !fields.some(({ field }) => field === name);
  if (joiningDate && exitDate && exitDate < joiningDate) {
    fields.push({ field: 'exitDate', message: 'Exit date is before the join date' });
  }
  if (dob && joiningDate && joiningDate <= dob && isInBounds('dob')) {
    fields.push({ field: 'joiningDate', message: 'Join date is before the date of birth' });
  }
  if (fields.length === 0) return;
  throw new ApiError('invalid', fields.map(({ message }) => message).join('. '), { fields });
}

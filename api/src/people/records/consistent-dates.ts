import type { FieldError } from '@rollcall/shared/contract';
import { ApiError } from '../../core/errors/api-error.ts';

interface Dates {
  readonly dob?: string | null;
  readonly joiningDate?: string | null;
  readonly exitDate?: string | null;
}

/**
 * Refuses dates that are impossible or contradict each other, no matter which of them changed (design §10).
 * @param day today in the company zone, `YYYY-MM-DD`.
 * @throws ApiError `invalid`.
 */
export function assertConsistentDates({ joiningDate, exitDate, dob }: Dates, day: string): void {
  const fields: FieldError[] = [];
  if (dob && dob > day) fields.push({ field: 'dob', message: 'Date of birth is in the future' });
  if (joiningDate && exitDate && exitDate < joiningDate) {
    fields.push({ field: 'exitDate', message: 'Exit date is before the join date' });
  }
  if (dob && joiningDate && joiningDate <= dob) {
    fields.push({ field: 'joiningDate', message: 'Join date is before the date of birth' });
  }
  if (fields.length === 0) return;
  throw new ApiError('invalid', fields.map(({ message }) => message).join('. '), { fields });
}

import type { FieldError } from '@rollcall/shared/contract';
import { ApiError } from '../errors/api-error.ts';

interface Dates {
  readonly dob?: string | null;
  readonly joiningDate?: string | null;
  readonly exitDate?: string | null;
}

/**
 * Refuses dates that cannot both be true, whichever of them was given now (design §10).
 * @throws ApiError `invalid`.
 */
export function refuseContradictions({ joiningDate, exitDate, dob }: Dates): void {
  const fields: FieldError[] = [];
  if (joiningDate && exitDate && exitDate < joiningDate) {
    fields.push({ field: 'exitDate', message: 'Exit date lies before the join date' });
  }
  if (dob && joiningDate && joiningDate <= dob) {
    fields.push({ field: 'joiningDate', message: 'Join date lies before the date of birth' });
  }
  if (fields.length === 0) return;
  throw new ApiError('invalid', fields.map(({ message }) => message).join('. '), { fields });
}

import type { DocumentBody, EmployeeRecordBody, EmployeeRowBody } from '@rollcall/shared/contract';
import type { SignUrl } from '../../files/file-url.ts';
import type { EmployeeRecord } from './record.ts';

/** The full record (spec §3): every field that an administrator may see, by name. */
export function presentEmployee(
  record: EmployeeRecord,
  more: { readonly isOnBreak: boolean; readonly documents: DocumentBody[] },
  sign: SignUrl,
): EmployeeRecordBody {
  const { employeeCode, ...fields } = record;
  return {
    ...fields,
    ...more,
    employeeId: employeeCode,
    avatarUrl: sign(record.avatarUrl),
    profilePhotoUrl: sign(record.avatarUrl),
    shiftStartTime: withoutSeconds(record.shiftStartTime),
    shiftEndTime: withoutSeconds(record.shiftEndTime),
  };
}

/** The response to an update: the list row, and the version that the next update must send. */
export function presentSaved(
  record: EmployeeRecord,
  sign: SignUrl,
): EmployeeRowBody & { version: number } {
  const { id, employeeCode, firstName, middleName, lastName, email, designation } = record;
  const { department, phone, avatarUrl, isActive, version } = record;
  return {
    id,
    employeeId: employeeCode,
    firstName,
    middleName,
    lastName,
    email,
    designation,
    department,
    phone,
    avatarUrl: sign(avatarUrl),
    isActive,
    version,
  };
}

/** The database returns `09:00:00`; the contract and the form use `09:00`. */
function withoutSeconds(time: string | null): string | null {
  return time?.slice(0, 5) ?? null;
}

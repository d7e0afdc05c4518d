import type { DocumentBody, EmployeeRecordBody, EmployeeRowBody } from '@rollcall/shared/contract';
import type { SignUrl } from '../../files/file-url.ts';
import type { EmployeeRecord } from './record.ts';

type SavedEmployee = EmployeeRowBody & { version: number };

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

/**
 * The response to an update: the list row, and the version that the next update must send. {@link signPhoto} makes its
 * photo readable.
 */
export function presentSaved(record: EmployeeRecord): SavedEmployee {
  const { id, employeeCode, firstName, middleName, lastName, email, designation } = record;
  const { department, phone, avatarUrl, isActive, isInvited, exitDate, version } = record;
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
    avatarUrl,
    isActive,
    isInvited,
    exitDate,
    version,
  };
}

export function signPhoto(saved: SavedEmployee, sign: SignUrl): SavedEmployee {
  return { ...saved, avatarUrl: sign(saved.avatarUrl) };
}

/** The database returns `09:00:00`; the contract and the form use `09:00`. */
function withoutSeconds(time: string | null): string | null {
  return time?.slice(0, 5) ?? null;
}

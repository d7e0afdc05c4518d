import type {
  DocumentBody,
  EmployeeRecordBody,
  EmployeeRowBody,
  EmployeeWithTimeLogsBody,
  LeaveBody,
  SessionUser,
  TimeLogBody,
  TimeLogHistoryBody,
  TimeLogRowBody,
  TimeLogVersionBody,
} from '../contract/index.ts';
import { fromWallClock, toIsoWithOffset } from '../domain/index.ts';
import type { BodyOf, FieldsOf } from '../transport/index.ts';

/** An administrator as returned by the sign-in. In all builders, `changes` overrides the fields that a test needs. */
export function anAdministrator(changes: Partial<SessionUser> = {}): SessionUser {
  return {
    id: 1,
    firstName: 'Ada',
    lastName: 'Okafor',
    email: 'ada@rollcall.example',
    role: 'ADMIN',
    ...changes,
  };
}

/** Encodes a part of a token. */
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token with the given claims. It has no valid signature, because only servers check it. */
export function aToken(claims: Readonly<Record<string, unknown>> = {}): string {
  return `${part({ alg: 'HS256', typ: 'JWT' })}.${part(claims)}.unsigned`;
}

/** A row of the employee list. */
export function anEmployee(changes: Partial<EmployeeRowBody> = {}): EmployeeRowBody {
  return {
    id: 7,
    employeeId: 'EMP-7',
    firstName: 'maya',
    middleName: null,
    lastName: 'LINDQVIST',
    email: 'maya@rollcall.example',
    designation: 'Engineer',
    department: 'IT',
    phone: '+15550100',
    avatarUrl: null,
    isActive: true,
    isInvited: false,
    exitDate: null,
    ...changes,
  };
}

/** A document of that employee. */
export function aDocument(changes: Partial<DocumentBody> = {}): DocumentBody {
  return { id: 3, employee: 7, type: 'Passport', url: '/api/v1/files/0123', ...changes };
}

/** The full record of that employee, with most fields null. */
export function anEmployeeRecord(changes: Partial<EmployeeRecordBody> = {}): EmployeeRecordBody {
  return {
    ...anEmployee(),
    role: 'EMPLOYEE',
    rights: [],
    dob: '1990-02-03',
    gender: 'Female',
    bloodGroup: null,
    profilePhotoUrl: null,
    isOnBreak: false,
    vacationDays: null,
    joiningDate: '2024-05-06',
    workLocation: null,
    shiftStartTime: '09:00:00',
    shiftEndTime: null,
    exitReason: null,
    deactivateOnExit: false,
    employmentType: null,
    status: 'ACTIVE',
    verificationStatus: 'PENDING',
    hasPf: false,
    pfNumber: null,
    aadhaar: null,
    pan: null,
    currentAddressLine: null,
    currentAddressCity: null,
    currentAddressState: null,
    currentAddressPincode: null,
    permanentSameAsCurrent: false,
    permanentAddressLine: null,
    permanentAddressCity: null,
    permanentAddressState: null,
    permanentAddressPincode: null,
    bankAccountHolderName: null,
    bankAccountNumber: null,
    bankIfscCode: null,
    bankName: null,
    bankBranch: null,
    accountType: null,
    emergencyContactName: null,
    emergencyContactRelation: null,
    emergencyContactPhone: null,
    emergencyContactEmail: null,
    emergencyContactAddress: null,
    medicalCondition: null,
    documents: [],
    version: 1,
    ...changes,
  };
}

/** A closed time log of eight hours with half an hour of break. The instants are those of the texts in its zone. */
export function aTimeLog(changes: Partial<TimeLogBody> = {}): TimeLogBody {
  const {
    punchIn = '2026-03-09 09:05:00',
    punchOut = '2026-03-09 17:35:00',
    zone = 'UTC-06:00',
  } = changes;
  const instant = (text: string) => toIsoWithOffset(fromWallClock(text, zone), zone);
  return {
    id: 70,
    employeeId: 7,
    workDate: '2026-03-09',
    punchIn,
    punchOut,
    punchInAt: changes.punchInAt ?? instant(punchIn),
    punchOutAt: punchOut === null ? null : instant(punchOut),
    status: 'Present',
    state: 'closed',
    breaksJson: '[]',
    totalBreakMins: 30,
    totalWorkedMins: 480,
    ...changes,
  };
}

/** The same log in a list of all employees. */
export function aTimeLogRow(changes: Partial<TimeLogRowBody> = {}): TimeLogRowBody {
  return {
    ...aTimeLog(changes),
    employeeName: 'Maya Lindqvist',
    employeeCode: 'EMP-7',
    ...changes,
  };
}

/** A version of a log that was punched on 3 March at 09:00 in Chicago and has no punch-out. */
export function aTimeLogVersion(changes: Partial<TimeLogVersionBody> = {}): TimeLogVersionBody {
  return {
    ...aTimeLog({
      workDate: '2026-03-03',
      punchIn: '2026-03-03 09:00:00',
      punchOut: null,
      zone: 'America/Chicago',
      ...changes,
    }),
    state: 'missing-out',
    status: 'Missing Punch-Out',
    totalWorkedMins: null,
    workedSeconds: null,
    zone: 'America/Chicago',
    source: 'punch',
    enteredBy: null,
    reason: null,
    isSuperseded: false,
    deletion: null,
    supersedes: null,
    spanSeconds: null,
    breaks: [],
    createdAt: '2026-03-03T09:00:00-06:00',
    version: 'v1',
    ...changes,
  };
}

/** The history of that log, which the administrator may change. */
export function aTimeLogHistory(changes: Partial<TimeLogHistoryBody> = {}): TimeLogHistoryBody {
  return {
    employeeId: 7,
    employeeName: 'Maya Lindqvist',
    employeeCode: 'EMP-7',
    currentId: 70,
    mayChange: true,
    shiftEnd: null,
    shiftEndOut: null,
    versions: [aTimeLogVersion()],
    ...changes,
  };
}

/** That employee in the unpaged call. */
export function anEmployeeWithTimeLogs(
  changes: Partial<EmployeeWithTimeLogsBody> = {},
): EmployeeWithTimeLogsBody {
  return { ...anEmployee(), timeLogs: [aTimeLog()], ...changes };
}

/** A pending leave of three days. */
export function aLeave(changes: Partial<LeaveBody> = {}): LeaveBody {
  return {
    id: 9,
    employeeId: 7,
    employeeName: 'Maya Lindqvist',
    type: 'Vacation',
    startDate: '2026-04-01',
    endDate: '2026-04-03',
    appliedOn: '2026-03-20',
    status: 'Pending',
    ...changes,
  };
}

/** The form of a new employee, with the required fields only. */
export function aNewEmployee(
  changes: Partial<FieldsOf<'createEmployee'>> = {},
): FieldsOf<'createEmployee'> {
  return {
    firstName: 'Ana',
    email: 'ana@rollcall.example',
    phone: '+15550100',
    gender: 'Female',
    ...changes,
  };
}

/** The payload of a self-registration. */
export function aRegistration(): BodyOf<'register'> {
  return {
    firstName: 'Ana',
    middleName: 'M',
    lastName: 'Sá',
    email: 'ana@rollcall.example',
    phone: '+15550100',
    dob: '1990-02-03',
    gender: 'Female',
    password: 'long enough',
    confirmPassword: 'long enough',
  };
}

/** Wraps data in our server's response (design §8). */
export function aResponse<T>(data: T) {
  return { status: true, message: 'OK', data };
}

/** Our server's response with one page of `rows`; `page` is zero-based, ten rows per page by default (design §8). */
export function aPageOf<T>(rows: readonly T[], page: number, pageSize = 10) {
  const data = rows.slice(page * pageSize, (page + 1) * pageSize);
  return { ...aResponse(data), total: rows.length, pageSize };
}

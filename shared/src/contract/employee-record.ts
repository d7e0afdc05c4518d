import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { document } from './document.ts';
import { employeeRow } from './employee.ts';
import { ENDPOINTS } from './endpoint.ts';
import {
  ACCOUNT_TYPES,
  BLOOD_GROUPS,
  CONTACT_RELATIONS,
  DEPARTMENTS,
  EMPLOYMENT_STATUSES,
  EMPLOYMENT_TYPES,
  GENDERS,
  ROLES,
  VERIFICATION_STATUSES,
} from './enums.ts';
import { acknowledgement, envelope, queryBoolean, rowId } from './envelope.ts';
import {
  emailAddress,
  enumIfPresent,
  optionalDate,
  optionalEmail,
  optionalEnum,
  optionalFlag,
  optionalLine,
  optionalName,
  optionalPhone,
  optionalText,
  optionalTime,
  requiredName,
} from './fields.ts';

const nullableText = z.nullable(z.string());

/** All stored data of an employee (spec §3); for administrators, never part of a list. */
export const employeeRecord = z.extend(employeeRow, {
  role: z.enum(ROLES),
  dob: nullableText,
  gender: nullableText,
  bloodGroup: nullableText,
  /** The same URL as `avatarUrl`: the specification uses both names. */
  profilePhotoUrl: nullableText,
  isOnBreak: z.boolean(),
  vacationDays: z.nullable(z.int()),
  joiningDate: nullableText,
  workLocation: nullableText,
  shiftStartTime: nullableText,
  shiftEndTime: nullableText,
  exitDate: nullableText,
  exitReason: nullableText,
  employmentType: nullableText,
  status: z.string(),
  verificationStatus: z.string(),
  hasPf: z.boolean(),
  pfNumber: nullableText,
  aadhaar: nullableText,
  pan: nullableText,
  currentAddressLine: nullableText,
  currentAddressCity: nullableText,
  currentAddressState: nullableText,
  currentAddressPincode: nullableText,
  permanentSameAsCurrent: z.boolean(),
  permanentAddressLine: nullableText,
  permanentAddressCity: nullableText,
  permanentAddressState: nullableText,
  permanentAddressPincode: nullableText,
  bankAccountHolderName: nullableText,
  bankAccountNumber: nullableText,
  bankIfscCode: nullableText,
  bankName: nullableText,
  bankBranch: nullableText,
  accountType: nullableText,
  emergencyContactName: nullableText,
  emergencyContactRelation: nullableText,
  emergencyContactPhone: nullableText,
  emergencyContactEmail: nullableText,
  emergencyContactAddress: nullableText,
  medicalCondition: nullableText,
  documents: z.array(document),
  version: z.int(),
});

/** The fields that an administrator may set; role and the right to sign in have separate calls. */
export const employeeFields = {
  middleName: optionalName('Middle name', 100),
  lastName: optionalName('Last name', 100),
  phone: optionalPhone('Phone'),
  dob: optionalDate('Date of birth'),
  gender: optionalEnum('Gender', GENDERS),
  bloodGroup: optionalEnum('Blood group', BLOOD_GROUPS),
  vacationDays: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(366)))),
  department: optionalEnum('Department', DEPARTMENTS),
  designation: optionalLine('Designation', 100),
  joiningDate: optionalDate('Join date'),
  workLocation: optionalText('Work location', 200),
  shiftStartTime: optionalTime('Shift start'),
  shiftEndTime: optionalTime('Shift end'),
  exitDate: optionalDate('Exit date'),
  exitReason: optionalText('Exit reason', 500),
  employmentType: optionalEnum('Employment type', EMPLOYMENT_TYPES),
  status: enumIfPresent('Status', EMPLOYMENT_STATUSES),
  verificationStatus: enumIfPresent('Verification status', VERIFICATION_STATUSES),
  hasPf: optionalFlag,
  pfNumber: optionalText('PF number', 50),
  aadhaar: optionalText('Aadhaar', 30),
  pan: optionalText('PAN', 30),
  currentAddressLine: optionalText('Address', 300),
  currentAddressCity: optionalText('City', 100),
  currentAddressState: optionalText('State', 100),
  currentAddressPincode: optionalText('Pincode', 20),
  permanentSameAsCurrent: optionalFlag,
  permanentAddressLine: optionalText('Permanent address', 300),
  permanentAddressCity: optionalText('Permanent city', 100),
  permanentAddressState: optionalText('Permanent state', 100),
  permanentAddressPincode: optionalText('Permanent pincode', 20),
  bankAccountHolderName: optionalText('Account holder', 100),
  bankAccountNumber: optionalText('Account number', 50),
  bankIfscCode: optionalText('IFSC code', 30),
  bankName: optionalText('Bank name', 100),
  bankBranch: optionalText('Bank branch', 100),
  accountType: optionalEnum('Account type', ACCOUNT_TYPES),
  emergencyContactName: optionalText('Emergency contact name', 100),
  emergencyContactRelation: optionalEnum('Relation', CONTACT_RELATIONS),
  emergencyContactPhone: optionalPhone('Emergency contact phone'),
  emergencyContactEmail: optionalEmail('Emergency contact email'),
  emergencyContactAddress: optionalText('Emergency contact address', 300),
  medicalCondition: optionalText('Medical condition', 2000),
};

/**
 * A change of an employee (spec §7). Unknown fields are ignored, so that a record may be sent back as it was read. With
 * `version`, a change based on a stale record is refused.
 */
export const employeeUpdate = z.object({
  ...employeeFields,
  firstName: z.optional(requiredName('First name', 100)),
  email: z.optional(emailAddress),
  avatarUrl: optionalText('Photo', 500),
  profilePhotoUrl: optionalText('Photo', 500),
  version: z.optional(z.nullable(z.int())),
});

/** The list row after a change, and the version on which the next change is based. */
export const savedEmployee = envelope(z.extend(employeeRow, { version: z.int() }));
const employeePath = z.object({ id: rowId });

/** The full record; reading identity, bank or medical values is audited (design §8). */
export const getEmployee = defineCall({
  ...ENDPOINTS.getEmployee,
  params: employeePath,
  response: envelope(employeeRecord),
});

/** Updates an employee (spec §7): an absent field is unchanged, null clears it; 409 `stale` for an older `version`. */
export const updateEmployee = defineCall({
  ...ENDPOINTS.updateEmployee,
  params: employeePath,
  body: employeeUpdate,
  response: savedEmployee,
});

/** Activates or deactivates (spec §7). Deactivation ends all sessions at once. */
export const setEmployeeStatus = defineCall({
  ...ENDPOINTS.setEmployeeStatus,
  params: employeePath,
  query: z.object({ isActive: queryBoolean }),
  response: savedEmployee,
});

/** Grants or revokes the role ADMIN (capability `roles`). */
export const setEmployeeRole = defineCall({
  ...ENDPOINTS.setEmployeeRole,
  params: employeePath,
  body: z.object({ role: z.enum(ROLES, `Role must be one of ${ROLES.join(', ')}`) }),
  response: savedEmployee,
});

/** Deletes everything about an employee; an active one is 409 (design §10). */
export const deleteEmployee = defineCall({
  ...ENDPOINTS.deleteEmployee,
  params: employeePath,
  response: acknowledgement,
});

export type EmployeeRecordBody = z.infer<typeof employeeRecord>;
export type EmployeeUpdate = z.infer<typeof employeeUpdate>;

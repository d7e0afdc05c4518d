import * as z from 'zod/mini';
import { textRule } from '../domain/index.ts';
import { defineCall } from './call.ts';
import { document } from './document.ts';
import { employeeRow } from './employee.ts';
import { EMPLOYEE_RULES } from './employee-rules.ts';
import { ENDPOINTS } from './endpoint.ts';
import { ROLES } from './enums.ts';
import { acknowledgement, calendarDate, envelope, queryBoolean, rowId } from './envelope.ts';
import {
  emailAddress,
  enumIfPresent,
  optionalDateOrTime,
  optionalEnum,
  optionalFlag,
  optionalPhone,
  optionalText,
  requiredText,
} from './fields.ts';
import { MAX_RIGHTS, RIGHT, RIGHT_MESSAGE } from './rights.ts';

const nullableText = z.nullable(z.string());

/** All stored data of an employee (spec §3); for administrators, never part of a list. */
export const employeeRecord = z.extend(employeeRow, {
  role: z.enum(ROLES),
  /** Words that modules ask for, such as `payroll` (decision 076). */
  rights: z.array(z.string()),
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
  exitReason: nullableText,
  /** Whether the account ends once the exit date is over. */
  deactivateOnExit: z.boolean(),
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

const PHOTO_URL = textRule('Photo', 500);

/** The fields that an administrator may set; role and the right to sign in have separate calls. */
export const employeeFields = {
  middleName: optionalText(EMPLOYEE_RULES.middleName),
  lastName: optionalText(EMPLOYEE_RULES.lastName),
  phone: optionalPhone(EMPLOYEE_RULES.phone),
  dob: optionalDateOrTime(EMPLOYEE_RULES.dob),
  gender: optionalEnum(EMPLOYEE_RULES.gender),
  bloodGroup: optionalEnum(EMPLOYEE_RULES.bloodGroup),
  vacationDays: z.optional(z.nullable(z.int().check(z.gte(0), z.lte(366)))),
  department: optionalText(EMPLOYEE_RULES.department),
  designation: optionalText(EMPLOYEE_RULES.designation),
  joiningDate: optionalDateOrTime(EMPLOYEE_RULES.joiningDate),
  workLocation: optionalText(EMPLOYEE_RULES.workLocation),
  shiftStartTime: optionalDateOrTime(EMPLOYEE_RULES.shiftStartTime),
  shiftEndTime: optionalDateOrTime(EMPLOYEE_RULES.shiftEndTime),
  exitDate: optionalDateOrTime(EMPLOYEE_RULES.exitDate),
  exitReason: optionalText(EMPLOYEE_RULES.exitReason),
  deactivateOnExit: optionalFlag,
  employmentType: optionalEnum(EMPLOYEE_RULES.employmentType),
  status: enumIfPresent(EMPLOYEE_RULES.status),
  verificationStatus: enumIfPresent(EMPLOYEE_RULES.verificationStatus),
  hasPf: optionalFlag,
  pfNumber: optionalText(EMPLOYEE_RULES.pfNumber),
  aadhaar: optionalText(EMPLOYEE_RULES.aadhaar),
  pan: optionalText(EMPLOYEE_RULES.pan),
  currentAddressLine: optionalText(EMPLOYEE_RULES.currentAddressLine),
  currentAddressCity: optionalText(EMPLOYEE_RULES.currentAddressCity),
  currentAddressState: optionalText(EMPLOYEE_RULES.currentAddressState),
  currentAddressPincode: optionalText(EMPLOYEE_RULES.currentAddressPincode),
  permanentSameAsCurrent: optionalFlag,
  permanentAddressLine: optionalText(EMPLOYEE_RULES.permanentAddressLine),
  permanentAddressCity: optionalText(EMPLOYEE_RULES.permanentAddressCity),
  permanentAddressState: optionalText(EMPLOYEE_RULES.permanentAddressState),
  permanentAddressPincode: optionalText(EMPLOYEE_RULES.permanentAddressPincode),
  bankAccountHolderName: optionalText(EMPLOYEE_RULES.bankAccountHolderName),
  bankAccountNumber: optionalText(EMPLOYEE_RULES.bankAccountNumber),
  bankIfscCode: optionalText(EMPLOYEE_RULES.bankIfscCode),
  bankName: optionalText(EMPLOYEE_RULES.bankName),
  bankBranch: optionalText(EMPLOYEE_RULES.bankBranch),
  accountType: optionalEnum(EMPLOYEE_RULES.accountType),
  emergencyContactName: optionalText(EMPLOYEE_RULES.emergencyContactName),
  emergencyContactRelation: optionalEnum(EMPLOYEE_RULES.emergencyContactRelation),
  emergencyContactPhone: optionalPhone(EMPLOYEE_RULES.emergencyContactPhone),
  emergencyContactEmail: optionalText(EMPLOYEE_RULES.emergencyContactEmail),
  emergencyContactAddress: optionalText(EMPLOYEE_RULES.emergencyContactAddress),
  medicalCondition: optionalText(EMPLOYEE_RULES.medicalCondition),
};

/**
 * A change of an employee (spec §7). Unknown fields are ignored, so that a record may be sent back as it was read. With
 * `version`, a change based on a stale record is refused.
 */
export const employeeUpdate = z.object({
  ...employeeFields,
  firstName: z.optional(requiredText(EMPLOYEE_RULES.firstName)),
  email: z.optional(emailAddress(EMPLOYEE_RULES.email)),
  avatarUrl: optionalText(PHOTO_URL),
  profilePhotoUrl: optionalText(PHOTO_URL),
  version: z.optional(z.nullable(z.int())),
  /**
   * From which date department, designation, employment type and shift times count; today when absent, and never in the future
   * (docs/working-time.md#plans).
   */
  effectiveDate: z.optional(z.nullable(calendarDate)),
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

/** Sets the rights of an employee: words that modules ask for (capability `rights`, decision 076). */
export const setEmployeeRights = defineCall({
  ...ENDPOINTS.setEmployeeRights,
  params: employeePath,
  body: z.object({
    rights: z
      .array(z.string().check(z.regex(RIGHT, RIGHT_MESSAGE)))
      .check(z.maxLength(MAX_RIGHTS, `An employee can have at most ${MAX_RIGHTS} rights`)),
  }),
  response: savedEmployee,
});

/** Mails an invitation again; the earlier link stops working. 409 unless `isInvited`, 429 for a second one in a minute. */
export const resendInvitation = defineCall({
  ...ENDPOINTS.resendInvitation,
  params: employeePath,
  response: acknowledgement,
});

/** Deletes everything about an employee; an active one is 409 (design §10). */
export const deleteEmployee = defineCall({
  ...ENDPOINTS.deleteEmployee,
  params: employeePath,
  response: acknowledgement,
});

export type EmployeeRecordBody = z.infer<typeof employeeRecord>;
export type EmployeeUpdate = z.infer<typeof employeeUpdate>;
export type EmployeeUpdateInput = z.input<typeof employeeUpdate>;

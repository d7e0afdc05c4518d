import {
  ACCOUNT_TYPES,
  BLOOD_GROUPS,
  CONTACT_RELATIONS,
  EMPLOYEE_RULES,
  EMPLOYMENT_STATUSES,
  EMPLOYMENT_TYPES,
  GENDERS,
  ROLES,
  VERIFICATION_STATUSES,
} from '@rollcall/shared/contract';
import { type FieldRule, required as requiredRule } from '@rollcall/shared/domain';
import type {
  EmployeeField,
  EmployeeFieldName,
  EmployeeValues,
  FieldGroup,
} from './employee-field.ts';

type Kind = EmployeeField['kind'];

const RULES: { readonly [Name in EmployeeFieldName]?: FieldRule } = EMPLOYEE_RULES;

const field = (name: EmployeeFieldName, label: string, kind: Kind = 'text'): EmployeeField => ({
  name,
  label,
  kind,
  rule: RULES[name],
});
const choice = (
  name: EmployeeFieldName,
  label: string,
  options: readonly string[],
): EmployeeField => ({
  ...field(name, label, 'select'),
  options,
});
export const required = ({ rule, ...optional }: EmployeeField): EmployeeField => ({
  ...optional,
  isRequired: true,
  rule: rule && requiredRule(rule),
});

/** Fields of an employee (spec §3), with the labels for both forms. */
export const FIELDS = {
  firstName: required(field('firstName', 'First Name')),
  middleName: field('middleName', 'Middle Name'),
  lastName: field('lastName', 'Last Name'),
  email: required(field('email', 'Email', 'email')),
  phone: required(field('phone', 'Phone', 'tel')),
  dob: field('dob', 'Date of Birth', 'date'),
  gender: choice('gender', 'Gender', GENDERS),
  bloodGroup: choice('bloodGroup', 'Blood Group', BLOOD_GROUPS),
  department: required(field('department', 'Department', 'department')),
  designation: required(field('designation', 'Designation')),
  joiningDate: field('joiningDate', 'Joining Date', 'date'),
  employmentType: choice('employmentType', 'Employment Type', EMPLOYMENT_TYPES),
  status: choice('status', 'Status', EMPLOYMENT_STATUSES),
  verificationStatus: choice('verificationStatus', 'Verification Status', VERIFICATION_STATUSES),
  role: choice('role', 'Role', ROLES),
  rights: field('rights', 'Rights', 'rights'),
  workLocation: field('workLocation', 'Work Location'),
  shiftStartTime: field('shiftStartTime', 'Shift Start Time', 'time'),
  shiftEndTime: {
    ...field('shiftEndTime', 'Shift End Time', 'time'),
    hint: 'If both times are set, the employee has a work schedule of their own from Monday to Friday. Otherwise the schedule of the department or the company counts.',
    isHintOfSchedules: true,
  },
  exitDate: field('exitDate', 'Exit Date', 'date'),
  deactivateOnExit: field('deactivateOnExit', 'Deactivate on the last day', 'checkbox'),
  exitReason: field('exitReason', 'Exit Reason'),
  hasPf: field('hasPf', 'Has PF', 'checkbox'),
  /** Enabled only while `hasPf` is checked (spec §5). */
  pfNumber: {
    ...field('pfNumber', 'PF Number'),
    isDisabled: ({ hasPf }: EmployeeValues) => hasPf !== true,
  },
  aadhaar: field('aadhaar', 'Aadhaar Number'),
  pan: field('pan', 'PAN Number'),
  password: field('password', 'Password', 'password'),
  confirmPassword: field('confirmPassword', 'Confirm Password', 'password'),
  isActive: field('isActive', 'Active', 'checkbox'),
} as const;

const PARTS = ['Line', 'City', 'State', 'Pincode'] as const;
const address = (which: 'current' | 'permanent', label: string) =>
  PARTS.map((part) =>
    field(`${which}Address${part}` as const, `${label} ${part === 'Line' ? 'Address Line' : part}`),
  );

/** Fields of the current address, and those of the permanent address that copy them. */
export const ADDRESS_PAIRS = PARTS.map(
  (part) => [`currentAddress${part}`, `permanentAddress${part}`] as const,
);

/** The permanent block is hidden while it equals the current one (spec §2, spec §4). */
export const ADDRESSES: readonly FieldGroup[] = [
  {
    title: 'Current Address',
    fields: [
      ...address('current', 'Current'),
      field('permanentSameAsCurrent', 'Permanent address same as current', 'checkbox'),
    ],
  },
  {
    title: 'Permanent Address',
    fields: address('permanent', 'Permanent'),
    isHidden: ({ permanentSameAsCurrent }) => permanentSameAsCurrent === true,
  },
];

export const BANK = [
  field('bankAccountHolderName', 'Account Holder Name'),
  field('bankAccountNumber', 'Account Number'),
  field('bankIfscCode', 'IFSC Code'),
  field('bankName', 'Bank Name'),
];
export const BANK_MORE = [
  field('bankBranch', 'Bank Branch'),
  choice('accountType', 'Account Type', ACCOUNT_TYPES),
];

export const EMERGENCY = [
  field('emergencyContactName', 'Emergency Contact Name'),
  choice('emergencyContactRelation', 'Relation', CONTACT_RELATIONS),
  field('emergencyContactPhone', 'Emergency Contact Phone', 'tel'),
];
export const EMERGENCY_MORE = [
  field('emergencyContactEmail', 'Emergency Contact Email', 'email'),
  field('emergencyContactAddress', 'Emergency Contact Address'),
  field('medicalCondition', 'Medical Condition', 'textarea'),
];

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
} from '@rollcall/shared/contract';
import type { FieldGroup, FormField, FormValues } from './form-field.ts';

type Kind = FormField['kind'];

const field = (name: string, label: string, kind: Kind = 'text'): FormField => ({
  name,
  label,
  kind,
});
const choice = (name: string, label: string, options: readonly string[]): FormField => ({
  ...field(name, label, 'select'),
  options,
});
export const required = (optional: FormField): FormField => ({ ...optional, isRequired: true });

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
  department: required(choice('department', 'Department', DEPARTMENTS)),
  designation: required(field('designation', 'Designation')),
  joiningDate: field('joiningDate', 'Joining Date', 'date'),
  employmentType: choice('employmentType', 'Employment Type', EMPLOYMENT_TYPES),
  status: choice('status', 'Status', EMPLOYMENT_STATUSES),
  verificationStatus: choice('verificationStatus', 'Verification Status', VERIFICATION_STATUSES),
  role: choice('role', 'Role', ROLES),
  workLocation: field('workLocation', 'Work Location'),
  shiftStartTime: field('shiftStartTime', 'Shift Start Time', 'time'),
  shiftEndTime: field('shiftEndTime', 'Shift End Time', 'time'),
  exitDate: field('exitDate', 'Exit Date', 'date'),
  exitReason: field('exitReason', 'Exit Reason'),
  hasPf: field('hasPf', 'Has PF', 'checkbox'),
  /** Enabled only while `hasPf` is checked (spec §5). */
  pfNumber: {
    ...field('pfNumber', 'PF Number'),
    isDisabled: ({ hasPf }: FormValues) => hasPf !== true,
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
    field(`${which}Address${part}`, `${label} ${part === 'Line' ? 'Address Line' : part}`),
  );

/** Field of the current address → field of the permanent address that copies it. */
export const COPIES: Readonly<Record<string, string>> = Object.fromEntries(
  PARTS.map((part) => [`currentAddress${part}`, `permanentAddress${part}`]),
);

/** The permanent block is hidden while it equals the current one (spec §2, §4). */
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

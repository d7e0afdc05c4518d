import type { FormTab } from './employee-field.ts';
import {
  ADDRESSES,
  BANK,
  BANK_MORE,
  EMERGENCY,
  EMERGENCY_MORE,
  FIELDS,
  required,
} from './employee-fields.ts';

const { firstName, middleName, lastName, email, phone, dob, gender, bloodGroup } = FIELDS;
const { department, designation, joiningDate, hasPf, pfNumber } = FIELDS;

/** Which fields that the specification does not have the backend supports. */
export interface OwnFields {
  readonly hasRole: boolean;
  readonly hasRights: boolean;
  readonly hasLeavers: boolean;
}

/** The tabs of the Edit dialog with fields, in the order of spec §2; Documents comes after them. */
export const editTabs = ({ hasRole, hasRights, hasLeavers }: OwnFields): readonly FormTab[] => [
  {
    key: 'personal',
    label: 'Personal',
    groups: [{ fields: [firstName, middleName, lastName, email, phone, dob, gender, bloodGroup] }],
  },
  {
    key: 'work',
    label: 'Work Info',
    groups: [
      {
        fields: [
          department,
          designation,
          joiningDate,
          FIELDS.employmentType,
          FIELDS.status,
          FIELDS.verificationStatus,
          FIELDS.workLocation,
          FIELDS.shiftStartTime,
          FIELDS.shiftEndTime,
          FIELDS.exitDate,
          ...(hasLeavers ? [FIELDS.deactivateOnExit] : []),
          FIELDS.exitReason,
          ...(hasRole ? [FIELDS.role] : []),
          ...(hasRights ? [FIELDS.rights] : []),
          hasPf,
          pfNumber,
        ],
      },
    ],
  },
  { key: 'address', label: 'Address', groups: ADDRESSES },
  { key: 'bank', label: 'Bank Details', groups: [{ fields: [...BANK, ...BANK_MORE] }] },
  {
    key: 'emergency',
    label: 'Emergency Contact',
    groups: [{ fields: [...EMERGENCY, ...EMERGENCY_MORE] }],
  },
];

/** The tabs of the register page, in the order of spec §4; the last one also has files. */
export const REGISTER_TABS: readonly FormTab[] = [
  {
    key: 'personal',
    label: 'Personal Details',
    groups: [
      {
        fields: [
          firstName,
          middleName,
          lastName,
          email,
          phone,
          dob,
          required(gender),
          FIELDS.password,
          FIELDS.confirmPassword,
          FIELDS.isActive,
        ],
      },
    ],
  },
  {
    key: 'address',
    label: 'Address',
    groups: [...ADDRESSES, { title: 'Emergency Contact', fields: EMERGENCY }],
  },
  {
    key: 'employment',
    label: 'Employment',
    groups: [
      {
        fields: [
          department,
          designation,
          required({ ...joiningDate, label: 'Join Date' }),
          hasPf,
          pfNumber,
        ],
      },
    ],
  },
  { key: 'bank', label: 'Bank Details', groups: [{ fields: BANK }] },
  { key: 'documents', label: 'Documents', groups: [{ fields: [FIELDS.aadhaar, FIELDS.pan] }] },
];

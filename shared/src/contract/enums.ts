/** Enumerations of the specification (spec §3). The API and the screens use the same values. */
export const ROLES = ['ADMIN', 'EMPLOYEE'] as const;
export const GENDERS = ['Male', 'Female', 'Other'] as const;
export const BLOOD_GROUPS = ['A+', 'A-', 'B+', 'B-', 'AB+', 'AB-', 'O+', 'O-'] as const;
/** The departments of a base backend. On our server they are data, with these to begin with. */
export const DEPARTMENTS = ['IT', 'HR', 'Finance', 'Marketing', 'Operations'] as const;
export const EMPLOYMENT_TYPES = ['Full_time', 'Part_time', 'Contract', 'Intern'] as const;
export const EMPLOYMENT_STATUSES = [
  'ACTIVE',
  'INACTIVE',
  'RESIGNED',
  'TERMINATED',
  'PROBATION',
] as const;
export const VERIFICATION_STATUSES = [
  'PENDING',
  'VERIFIED',
  'REJECTED',
  'EXPIRED',
  'REUPLOAD_REQUIRED',
] as const;
export const ACCOUNT_TYPES = ['Savings', 'Current', 'Salary'] as const;
export const CONTACT_RELATIONS = [
  'Father',
  'Mother',
  'Spouse',
  'Brother',
  'Sister',
  'Friend',
  'Other',
] as const;
/** Leave types that can be requested on our server. What is stored or sent under another name stays readable. */
export const LEAVE_TYPES = ['Annual', 'Sick', 'Casual', 'Unpaid', 'Parental'] as const;
export const LEAVE_STATUSES = ['Pending', 'Approved', 'Rejected'] as const;
/** Still punched in; punched out; closed without a punch-out (design §10). */
export const TIME_LOG_STATES = ['open', 'closed', 'missing-out'] as const;
/** How a time log was created: by its owner's punch, manually by an administrator, or by an approved correction. */
export const TIME_LOG_SOURCES = ['punch', 'manual', 'correction'] as const;

export type Role = (typeof ROLES)[number];
export type LeaveStatus = (typeof LEAVE_STATUSES)[number];
export type TimeLogSource = (typeof TIME_LOG_SOURCES)[number];

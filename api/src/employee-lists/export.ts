import { listEmployees, searchEmployees } from '@rollcall/shared/contract';
import * as z from 'zod/mini';
import {
  type Column,
  dateColumn,
  defineExport,
  textColumn,
} from '../core/exports/exported-list.ts';
import { sliceOf } from '../core/exports/read-slice.ts';
import { type ExportedEmployee, findExportedEmployees } from './export-queries.ts';

const MORE = { isDefault: false };

type TextField = Exclude<keyof ExportedEmployee, 'id' | 'isActive' | 'isInvited'>;

const text = (field: TextField, title: string, options?: typeof MORE) =>
  textColumn<ExportedEmployee>(field, title, (row) => row[field], options);

const date = (field: 'joiningDate' | 'exitDate' | 'dob', title: string, options?: typeof MORE) =>
  dateColumn<ExportedEmployee>(field, title, (row) => row[field], options);

/** Without identity, bank and medical fields: they are read one employee at a time, and each reading is audited (design §12). */
const COLUMNS: readonly Column<ExportedEmployee>[] = [
  text('employeeCode', 'Employee code'),
  text('firstName', 'First name'),
  text('middleName', 'Middle name'),
  text('lastName', 'Last name'),
  text('email', 'Email'),
  text('phone', 'Phone'),
  text('department', 'Department'),
  text('designation', 'Designation'),
  date('joiningDate', 'Joining date'),
  date('exitDate', 'Exit date'),
  textColumn('account', 'Account', accountOf),
  textColumn('role', 'Role', ({ role }) => (role === 'ADMIN' ? 'Administrator' : 'Employee'), MORE),
  text('status', 'Status', MORE),
  text('employmentType', 'Employment type', MORE),
  text('workLocation', 'Work location', MORE),
  textColumn('shiftStartTime', 'Shift start', ({ shiftStartTime: at }) => withoutSeconds(at), MORE),
  textColumn('shiftEndTime', 'Shift end', ({ shiftEndTime: at }) => withoutSeconds(at), MORE),
  text('exitReason', 'Exit reason', MORE),
  date('dob', 'Date of birth', MORE),
  text('gender', 'Gender', MORE),
  text('currentAddressLine', 'Current address', MORE),
  text('currentAddressCity', 'Current city', MORE),
  text('currentAddressState', 'Current state', MORE),
  text('currentAddressPincode', 'Current PIN code', MORE),
  text('permanentAddressLine', 'Permanent address', MORE),
  text('permanentAddressCity', 'Permanent city', MORE),
  text('permanentAddressState', 'Permanent state', MORE),
  text('permanentAddressPincode', 'Permanent PIN code', MORE),
  text('emergencyContactName', 'Emergency contact', MORE),
  text('emergencyContactRelation', 'Emergency relation', MORE),
  text('emergencyContactPhone', 'Emergency phone', MORE),
  text('emergencyContactEmail', 'Emergency email', MORE),
  text('emergencyContactAddress', 'Emergency address', MORE),
];

/** The filters of list and search. */
export const EMPLOYEES_FILTER = z.extend(
  z.omit(listEmployees.query, { page: true, sort: true, order: true }),
  {
    searchTerm: z.optional(searchEmployees.query.shape.searchTerm),
  },
);

/** The employee list, with the filters of list and search, in the order of the list. */
export const EMPLOYEES_EXPORT = defineExport({
  title: 'Employees',
  filter: EMPLOYEES_FILTER,
  columns: COLUMNS,
  read: ({ db }, { searchTerm: search, ...filter }, after: number | null) =>
    sliceOf(
      (limit) => findExportedEmployees(db, { ...filter, search }, after ?? 0, limit),
      ({ id }) => id,
    ),
});

function accountOf({ isActive, isInvited }: ExportedEmployee): string {
  if (isActive === null) return 'Awaits activation';
  if (isInvited) return 'Invited';
  return isActive ? 'Active' : 'Inactive';
}

const withoutSeconds = (time: string | null) => time && time.slice(0, 5);

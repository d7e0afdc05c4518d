import type { Db } from '../core/db/connection.ts';
import { and, asc, gt } from '../core/db/drizzle.ts';
import { employees } from '../core/db/tables/employees.ts';
import { type EmployeeFilter, matching } from '../employees/filter.ts';
import { isInvited } from '../employees/is-invited.ts';

/** Columns of an export; identity, bank and medical fields are not selected (design §12). */
const ROW = {
  id: employees.id,
  employeeCode: employees.employeeCode,
  firstName: employees.firstName,
  middleName: employees.middleName,
  lastName: employees.lastName,
  email: employees.email,
  phone: employees.phone,
  department: employees.department,
  designation: employees.designation,
  joiningDate: employees.joiningDate,
  exitDate: employees.exitDate,
  isActive: employees.isActive,
  isInvited,
  role: employees.role,
  status: employees.status,
  employmentType: employees.employmentType,
  workLocation: employees.workLocation,
  shiftStartTime: employees.shiftStartTime,
  shiftEndTime: employees.shiftEndTime,
  exitReason: employees.exitReason,
  dob: employees.dob,
  gender: employees.gender,
  currentAddressLine: employees.currentAddressLine,
  currentAddressCity: employees.currentAddressCity,
  currentAddressState: employees.currentAddressState,
  currentAddressPincode: employees.currentAddressPincode,
  permanentAddressLine: employees.permanentAddressLine,
  permanentAddressCity: employees.permanentAddressCity,
  permanentAddressState: employees.permanentAddressState,
  permanentAddressPincode: employees.permanentAddressPincode,
  emergencyContactName: employees.emergencyContactName,
  emergencyContactRelation: employees.emergencyContactRelation,
  emergencyContactPhone: employees.emergencyContactPhone,
  emergencyContactEmail: employees.emergencyContactEmail,
  emergencyContactAddress: employees.emergencyContactAddress,
};

export type ExportedEmployee = Awaited<ReturnType<typeof findExportedEmployees>>[number];

/** The next employees after an id, in the order of their ids. */
export async function findExportedEmployees(
  db: Db,
  filter: EmployeeFilter,
  after: number,
  limit: number,
) {
  return db
    .select(ROW)
    .from(employees)
    .where(and(matching(filter), gt(employees.id, after)))
    .orderBy(asc(employees.id))
    .limit(limit);
}

import { listEmployees, searchEmployees } from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import type { Context } from '../context.ts';
import type { AddCall } from '../plugins/route-call.ts';
import { type EmployeePage, listEmployeePage, listEmployeesWithTimeLogs } from './service.ts';

/** `GET /admin/employee` and `/admin/employee/search` (spec §7). */
export function addEmployeeRoutes(addCall: AddCall, context: Context): void {
  addCall(listEmployees, async ({ query: { page, isActive } }) => {
    if (page !== undefined) return toBody(await listEmployeePage(context, { page, isActive }));
    const data = await listEmployeesWithTimeLogs(context, isActive);
    return { status: true, message: 'Employees', data: { data, total: data.length } };
  });

  addCall(searchEmployees, async ({ query: { page = 0, isActive, searchTerm } }) =>
    toBody(await listEmployeePage(context, { page, isActive, searchTerm })),
  );
}

function toBody({ rows, total }: EmployeePage) {
  return { status: true, message: 'Employees', data: rows, total, pageSize: PAGE_SIZE };
}

import { listEmployees, searchEmployees } from '@rollcall/shared/contract';
import { PAGE_SIZE } from '@rollcall/shared/domain';
import type { Context } from '../core/context.ts';
import type { AddCall } from '../http/add-call.ts';
import { streamedJson } from '../http/streamed.ts';
import { createMutex } from './mutex.ts';
import { createPerSessionQueue } from './per-session-queue.ts';
import { type EmployeePage, listEmployeePage } from './service.ts';
import { streamEmployees } from './stream.ts';

/** `GET /admin/employee` and `/admin/employee/search` (spec §7). */
export function addEmployeeRoutes(addCall: AddCall, context: Context): void {
  const queued = createPerSessionQueue();
  const mutex = createMutex();

  addCall(listEmployees, async ({ query: { page, ...filter }, caller }) => {
    if (page === undefined) {
      const open = () => streamEmployees(context, filter.isActive, mutex);
      return streamedJson(await queued(caller.sessionId, open));
    }
    return toBody(await listEmployeePage(context, { page, ...filter }));
  });

  addCall(searchEmployees, async ({ query: { page = 0, searchTerm, ...filter } }) =>
    toBody(await listEmployeePage(context, { page, search: searchTerm, ...filter })),
  );
}

function toBody({ rows, ...count }: EmployeePage) {
  return { status: true, message: 'Employees', data: rows, ...count, pageSize: PAGE_SIZE };
}

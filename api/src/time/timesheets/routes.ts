import { listTimesheets } from '@rollcall/shared/contract';
import { lastOfMonth, PAGE_SIZE } from '@rollcall/shared/domain';
import { findGridPage } from '../../attendance/employed/employed-list.ts';
import type { Context } from '../../core/context.ts';
import type { AddCall } from '../../http/add-call.ts';
import { readSheets } from './read-sheets.ts';

/** `GET /admin/exports/timesheets` (capability `export`, decision 094). */
export function addTimesheetRoutes(addCall: AddCall, context: Context): void {
  addCall(listTimesheets, async ({ query: { month, page = 0, ...filter } }) => {
    const from = `${month}-01`;
    const days = { from, to: lastOfMonth(from) };
    const { rows, total } = await findGridPage(context.db, { ...filter, ...days }, page);
    const data = await readSheets(context, rows, days);
    return { status: true, message: 'Timesheets', data, total, pageSize: PAGE_SIZE };
  });
}

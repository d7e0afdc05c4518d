import { listTimesheets, type TimesheetBody } from '@rollcall/shared/contract';
import { lastOfMonth } from '@rollcall/shared/domain';
import * as z from 'zod/mini';
import { countGridPeople, findGridPeopleAfter } from '../../attendance/employed/employed-list.ts';
import { defineExport, textColumn } from '../../core/exports/exported-list.ts';
import { sliceOf } from '../../core/exports/read-slice.ts';
import { readSheets } from './read-sheets.ts';

/** Employees of a slice: with the days of a month it takes well under 200 ms. */
const SLICE_EMPLOYEES = 30;

/** Timesheets to be signed, one per employee, as PDF. */
export const TIMESHEETS_EXPORT = defineExport({
  title: 'Timesheets',
  formats: ['pdf'],
  filter: z.omit(listTimesheets.query, { page: true }),
  // The whole sheet: a page is drawn from it.
  columns: [textColumn<TimesheetBody>('sheet', 'Sheet', (sheet) => JSON.stringify(sheet))],
  async read(context, { month, ...filter }, after: number | null) {
    const { db } = context;
    const from = `${month}-01`;
    const days = { from, to: lastOfMonth(from) };
    const { rows, next } = await sliceOf(
      (limit) => findGridPeopleAfter(db, { ...filter, ...days }, after ?? 0, limit),
      ({ id }) => id,
      SLICE_EMPLOYEES,
    );
    const total = await countGridPeople(db, { ...filter, ...days });
    return { rows: await readSheets(context, rows, days), next, total };
  },
});

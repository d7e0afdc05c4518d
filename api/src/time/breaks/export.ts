import { listBreaks } from '@rollcall/shared/contract';
import * as z from 'zod/mini';
import {
  type Column,
  dateColumn,
  defineExport,
  minuteColumns,
  textColumn,
  timeColumn,
} from '../../core/exports/exported-list.ts';
import { sliceOf } from '../../core/exports/read-slice.ts';
import { presentBreak } from './present.ts';
import { type BreakPosition, findBreaksAfter } from './queries.ts';

interface Row extends ReturnType<typeof presentBreak> {
  readonly employeeCode: string;
  readonly department: string | null;
  readonly zone: string;
}

const COLUMNS: readonly Column<Row>[] = [
  textColumn('employeeCode', 'Employee code', (row) => row.employeeCode),
  textColumn('employee', 'Employee', (row) => row.employeeName),
  textColumn('department', 'Department', (row) => row.department),
  dateColumn('date', 'Date', (row) => row.date),
  timeColumn('start', 'Start', (row) => row.startTime),
  timeColumn('end', 'End', (row) => row.endTime),
  textColumn('zone', 'Zone', (row) => row.zone),
  ...minuteColumns<Row>('duration', 'Duration', (row) => row.duration),
  textColumn('reason', 'Reason', (row) => row.reason),
];

/** All employees' breaks by work date, the oldest first. An open break has no end and no duration. */
export const BREAKS_EXPORT = defineExport({
  title: 'Breaks',
  filter: z.omit(listBreaks.query, { page: true, sort: true, order: true }),
  columns: COLUMNS,
  async read({ db }, { employeeId = null, ...filter }, after: BreakPosition | null) {
    const { rows, next } = await sliceOf(
      (limit) => findBreaksAfter(db, { ...filter, employeeId }, after, limit),
      ({ id, workDate }): BreakPosition => ({ id, workDate }),
    );
    return {
      rows: rows.map(
        ({ employeeCode, department, ...row }): Row => ({
          ...presentBreak(row),
          employeeCode,
          department,
          zone: row.zone,
        }),
      ),
      next,
    };
  },
});

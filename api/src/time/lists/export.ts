import { listTimeLogs, type TimeLogRowBody } from '@rollcall/shared/contract';
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
import { presentTimeLogRow } from '../log/present.ts';
import { findLogsAfter, type LogPosition } from './export-queries.ts';

interface Row extends TimeLogRowBody {
  readonly department: string | null;
}

const COLUMNS: readonly Column<Row>[] = [
  textColumn('employeeCode', 'Employee code', (row) => row.employeeCode),
  textColumn('employee', 'Employee', (row) => row.employeeName),
  textColumn('department', 'Department', (row) => row.department),
  dateColumn('date', 'Date', (row) => row.workDate),
  timeColumn('punchIn', 'Punch in', (row) => row.punchIn),
  timeColumn('punchOut', 'Punch out', (row) => row.punchOut),
  textColumn('zone', 'Zone', (row) => row.zone ?? null),
  ...minuteColumns<Row>('break', 'Break', (row) => row.totalBreakMins),
  ...minuteColumns<Row>('worked', 'Worked', (row) => row.totalWorkedMins),
  textColumn('status', 'Status', (row) => row.status),
];

/** All employees' time logs by date and punch-in, the oldest first. An open log has no worked time yet. */
export const TIME_LOGS_EXPORT = defineExport({
  title: 'Time logs',
  filter: z.omit(listTimeLogs.query, { page: true, sort: true, order: true, withCounts: true }),
  columns: COLUMNS,
  async read({ db }, filter, after: LogPosition | null) {
    const { rows, next } = await sliceOf(
      (limit) => findLogsAfter(db, filter, after, limit),
      ({ id, workDate, punchIn }): LogPosition => ({
        id,
        workDate,
        punchIn: punchIn.toISOString(),
      }),
    );
    return {
      rows: rows.map((log): Row => ({ ...presentTimeLogRow(log), department: log.department })),
      next,
    };
  },
});

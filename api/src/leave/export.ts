import { type LeaveBody, listLeaves } from '@rollcall/shared/contract';
import { wallClockOf } from '@rollcall/shared/domain';
import * as z from 'zod/mini';
import {
  type Column,
  dateColumn,
  defineExport,
  numberColumn,
  textColumn,
  timeColumn,
} from '../core/exports/exported-list.ts';
import { sliceOf } from '../core/exports/read-slice.ts';
import { presentLeave } from './present.ts';
import { findLeavesAfter } from './queries.ts';

interface Row extends LeaveBody {
  readonly employeeCode: string;
}

const COLUMNS: readonly Column<Row>[] = [
  textColumn('employeeCode', 'Employee code', (row) => row.employeeCode),
  textColumn('employee', 'Employee', (row) => row.employeeName),
  textColumn('department', 'Department', (row) => row.department ?? null),
  textColumn('type', 'Type', (row) => row.type),
  dateColumn('startDate', 'Start date', (row) => row.startDate),
  dateColumn('endDate', 'End date', (row) => row.endDate),
  numberColumn('days', 'Days', (row) => row.days ?? null),
  textColumn('status', 'Status', (row) => row.status),
  textColumn('reason', 'Reason', (row) => row.reason ?? null),
  dateColumn('appliedOn', 'Applied on', (row) => row.appliedOn),
  textColumn('requestedBy', 'Requested by', (row) => row.requestedBy ?? null, { isDefault: false }),
  textColumn('decidedBy', 'Decided by', (row) => row.decidedBy ?? null),
  timeColumn('decidedAt', 'Decided at', ({ decidedAt }) =>
    decidedAt ? wallClockOf(decidedAt) : null,
  ),
  textColumn('decisionReason', 'Reason of the decision', (row) => row.decisionReason ?? null),
];

/** The filters of the list. */
export const LEAVES_FILTER = z.omit(listLeaves.query, { page: true, sort: true, order: true });

/** All employees' leaves, in the order of their requests. */
export const LEAVES_EXPORT = defineExport({
  title: 'Leaves',
  filter: LEAVES_FILTER,
  columns: COLUMNS,
  async read({ db, zone }, { employeeId = null, ...filter }, after: number | null) {
    const { rows, next } = await sliceOf(
      (limit) => findLeavesAfter(db, { ...filter, employeeId }, after ?? 0, limit),
      ({ id }) => id,
    );
    return {
      rows: rows.map(
        (row): Row => ({ ...presentLeave(row, zone), employeeCode: row.employeeCode }),
      ),
      next,
    };
  },
});

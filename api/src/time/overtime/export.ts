import { listOvertime } from '@rollcall/shared/contract';
import { toWallClock } from '@rollcall/shared/domain';
import * as z from 'zod/mini';
import { storeWaitingDays } from '../../attendance/store/store-waiting.ts';
import type { Context } from '../../core/context.ts';
import {
  type Column,
  dateColumn,
  defineExport,
  minuteColumns,
  textColumn,
  timeColumn,
} from '../../core/exports/exported-list.ts';
import { sliceOf } from '../../core/exports/read-slice.ts';
import { fullName } from '../../employees/full-name.ts';
import { findOvertimeAfter, type OvertimePosition, type OvertimeRow } from './queries.ts';

interface Row extends OvertimeRow {
  readonly zone: Context['zone'];
}

const KINDS: Readonly<Record<OvertimeRow['bucket'], string>> = {
  daily: 'Daily',
  weekly: 'Weekly',
  holiday: 'Holiday',
  day_off: 'Day off',
  night: 'Night',
};

const STATES: Readonly<Record<OvertimeRow['state'], string>> = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
};

const COLUMNS: readonly Column<Row>[] = [
  textColumn('employeeCode', 'Employee code', (row) => row.employeeCode),
  textColumn('employee', 'Employee', (row) => fullName(row.employee)),
  textColumn('department', 'Department', (row) => row.department),
  dateColumn('date', 'Date', (row) => row.date),
  textColumn('kind', 'Kind', (row) => KINDS[row.bucket]),
  ...minuteColumns<Row>('overtime', 'Overtime', (row) => row.minutes),
  textColumn('state', 'State', (row) => STATES[row.state]),
  textColumn('decidedBy', 'Decided by', ({ decider }) => (decider ? fullName(decider) : null)),
  timeColumn(
    'decidedAt',
    'Decided at',
    ({ decidedAt, zone }) => decidedAt && toWallClock(decidedAt.getTime(), zone),
  ),
  textColumn('reason', 'Reason', (row) => row.reason),
];

/** All employees' overtime by date, the oldest first. Night work may be in the other kinds, too (docs/working-time.md#overtime). */
export const OVERTIME_EXPORT = defineExport({
  title: 'Overtime',
  filter: z.omit(listOvertime.query, { page: true, pageSize: true, sort: true, order: true }),
  columns: COLUMNS,
  async read({ db, clock, zone }, filter, after: OvertimePosition | null) {
    const isCalculating = await storeWaitingDays({ tx: db, now: clock(), zone }, filter);
    if (isCalculating) return { rows: [], next: after, isWaiting: true };
    const { rows, next } = await sliceOf(
      (limit) => findOvertimeAfter(db, filter, after, limit),
      ({ date, employeeId, bucket }): OvertimePosition => ({ date, employeeId, bucket }),
    );
    return { rows: rows.map((row): Row => ({ ...row, zone })), next };
  },
});

import { type CorrectionBody, listCorrections } from '@rollcall/shared/contract';
import { wallClockOf } from '@rollcall/shared/domain';
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
import { findCorrectionsAfter } from './queries.ts';
import { withTimes } from './service.ts';

const COLUMNS: readonly Column<CorrectionBody>[] = [
  textColumn('employeeCode', 'Employee code', (row) => row.employeeCode),
  textColumn('employee', 'Employee', (row) => row.employeeName),
  dateColumn('date', 'Date', (row) => row.workDate),
  timeColumn('punchInBefore', 'Punch in before', (row) => row.before?.punchIn ?? null),
  timeColumn('punchOutBefore', 'Punch out before', (row) => row.before?.punchOut ?? null),
  timeColumn('punchIn', 'Requested punch in', (row) => row.after.punchIn),
  timeColumn('punchOut', 'Requested punch out', (row) => row.after.punchOut),
  textColumn('zone', 'Zone', (row) => row.zone ?? null),
  ...minuteColumns<CorrectionBody>('effect', 'Effect', (row) => row.effectMins),
  textColumn('reason', 'Reason', (row) => row.reason),
  timeColumn('requestedAt', 'Requested at', (row) => wallClockOf(row.requestedAt)),
  textColumn('status', 'Status', (row) => row.status),
  textColumn('decidedBy', 'Decided by', (row) => row.decidedBy),
  timeColumn('decidedAt', 'Decided at', ({ decidedAt }) => decidedAt && wallClockOf(decidedAt)),
  textColumn('decisionReason', 'Reason of the decision', (row) => row.decisionReason),
];

/** Corrections of a slice: each is compared with the day that it changes. */
const SLICE_CORRECTIONS = 100;

/** The filters of the list. */
export const CORRECTIONS_FILTER = z.omit(listCorrections.query, {
  page: true,
  sort: true,
  order: true,
});

/** All employees' corrections, the oldest first. */
export const CORRECTIONS_EXPORT = defineExport({
  title: 'Corrections',
  filter: CORRECTIONS_FILTER,
  columns: COLUMNS,
  async read({ db, zone }, filter, after: number | null) {
    const { rows, next } = await sliceOf(
      (limit) => findCorrectionsAfter(db, filter, after ?? 0, limit),
      ({ id }) => id,
      SLICE_CORRECTIONS,
    );
    return { rows: await withTimes(db, rows, zone), next };
  },
});

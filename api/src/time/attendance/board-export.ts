import { type BoardRowBody, type BoardState, getAttendanceBoard } from '@rollcall/shared/contract';
import * as z from 'zod/mini';
import { findBoardPeopleAfter } from '../../attendance/board/find-board.ts';
import { readPlacesOf } from '../../attendance/board/places.ts';
import {
  type Column,
  dateColumn,
  defineExport,
  minuteColumns,
  textColumn,
  timeColumn,
} from '../../core/exports/exported-list.ts';
import { sliceOf } from '../../core/exports/read-slice.ts';
import { presentPlaces } from './board.ts';

/** Employees of a slice: with their plans it takes well under 200 ms. */
const SLICE_EMPLOYEES = 200;

const STATES: Readonly<Record<BoardState, string>> = {
  due: 'Due',
  'at-work': 'At work',
  late: 'Late',
  'on-break': 'On break',
  left: 'Left',
  missing: 'Missing',
  'on-leave': 'On leave',
  'still-open': 'Still open',
};

/** Start and end as texts: a day may have several shifts. */
const shiftsOf = ({ shifts }: BoardRowBody) =>
  shifts.map(({ start, end }) => `${start.slice(11, 16)}–${end.slice(11, 16)}`).join(', ') || null;

const COLUMNS: readonly Column<BoardRowBody>[] = [
  textColumn('employeeCode', 'Employee code', (row) => row.employeeCode),
  textColumn('employee', 'Employee', (row) => row.employeeName),
  textColumn('department', 'Department', (row) => row.department),
  textColumn('state', 'Status', (row) => STATES[row.state]),
  timeColumn('since', 'Since', (row) => row.since),
  textColumn('shifts', 'Shift', shiftsOf),
  ...minuteColumns<BoardRowBody>('late', 'Late', (row) => row.lateMins || null),
  dateColumn('openSince', 'Work date of the open log', (row) => row.workDate),
  textColumn('zone', 'Zone', (row) => row.zone),
];

/** The board of today, in the order of the employees' ids: where each is when their row is read. */
export const BOARD_EXPORT = defineExport({
  title: "Today's board",
  filter: z.omit(getAttendanceBoard.query, { page: true, sort: true, order: true }),
  columns: COLUMNS,
  async read(context, { state, ...filter }, after: number | null) {
    const { rows: people, next } = await sliceOf(
      (limit) => findBoardPeopleAfter(context.db, filter, after ?? 0, limit),
      ({ id }) => id,
      SLICE_EMPLOYEES,
    );
    const { places, plans } = await readPlacesOf(context, people);
    const found = places.filter((place) => state === undefined || place.state === state);
    const rows = await presentPlaces(context, found, plans);
    return { rows: rows.map((row) => ({ ...row, zone: row.zone ?? context.zone })), next };
  },
});

import { type AttendanceRowBody, listAttendance } from '@rollcall/shared/contract';
import { lastOfMonth } from '@rollcall/shared/domain';
import * as z from 'zod/mini';
import { datesOf } from '../../attendance/days/day.ts';
import { countGridPeople, findGridPeopleAfter } from '../../attendance/employed/employed-list.ts';
import type { Days } from '../../attendance/plans/find-plans.ts';
import type { Context } from '../../core/context.ts';
import {
  type Column,
  dateColumn,
  defineExport,
  minuteColumns,
  numberColumn,
  textColumn,
} from '../../core/exports/exported-list.ts';
import { sliceOf } from '../../core/exports/read-slice.ts';
import { readGridRows } from './grid.ts';

/** Employees of a slice: with the days of a month it takes well under 200 ms. */
const SLICE_EMPLOYEES = 40;

const FILTER = z.extend(z.omit(listAttendance.query, { page: true, pageSize: true, month: true }), {
  month: z.nonoptional(listAttendance.query.shape.month),
});

interface PersonDay {
  readonly person: AttendanceRowBody;
  readonly date: string;
  readonly figures: AttendanceRowBody['figures'][number];
}

const PERSON: readonly Column<AttendanceRowBody>[] = [
  textColumn('employeeCode', 'Employee code', (row) => row.employeeCode),
  textColumn('employee', 'Employee', (row) => row.employeeName),
  textColumn('department', 'Department', (row) => row.department),
];

const zoneOf = ({ zone }: AttendanceRowBody) => zone;

const DAY_COLUMNS: readonly Column<PersonDay>[] = [
  ...PERSON.map(({ cell, ...column }) => ({
    ...column,
    cell: ({ person }: PersonDay) => cell(person),
  })),
  dateColumn('date', 'Date', ({ date }) => date),
  textColumn('status', 'Status', ({ figures }) => figures.status),
  textColumn('holiday', 'Holiday', ({ figures }) => figures.holiday),
  ...minuteColumns<PersonDay>('expected', 'Expected', ({ figures }) =>
    figures.isOver ? figures.expectedMins : null,
  ),
  ...minuteColumns<PersonDay>('worked', 'Worked', ({ figures }) => figures.workedMins),
  ...minuteColumns<PersonDay>('break', 'Break', ({ figures }) => figures.breakMins),
  ...minuteColumns<PersonDay>('late', 'Late', ({ figures }) => figures.lateMins),
  textColumn('missingOut', 'Missing punch-out', ({ figures }) =>
    figures.isMissingOut ? 'Yes' : null,
  ),
  textColumn('zone', 'Zone', ({ person }) => zoneOf(person)),
];

const EMPLOYEE_COLUMNS: readonly Column<AttendanceRowBody>[] = [
  ...PERSON,
  numberColumn('present', 'Days present', (row) => row.present),
  numberColumn('absent', 'Days absent', (row) => row.absent),
  numberColumn('leave', 'Days on leave', (row) => row.leave),
  numberColumn('lateDays', 'Days late', ({ sums }) => sums.lateDays),
  ...minuteColumns<AttendanceRowBody>('expected', 'Expected', ({ sums }) => sums.expectedMins),
  ...minuteColumns<AttendanceRowBody>('worked', 'Worked', ({ sums }) => sums.workedMins),
  ...minuteColumns<AttendanceRowBody>('break', 'Break', ({ sums }) => sums.breakMins),
  ...minuteColumns<AttendanceRowBody>('late', 'Late', ({ sums }) => sums.lateMins),
  ...minuteColumns<AttendanceRowBody>(
    'adjustment',
    'Adjustments',
    ({ sums }) => sums.adjustmentMins,
  ),
  ...minuteColumns<AttendanceRowBody>('balance', 'Balance', ({ sums }) => sums.balanceMins),
  textColumn('zone', 'Zone', zoneOf),
];

/** The month, a row per employee and day. Expected time of days that are not over yet is empty, as it is not in the totals. */
export const MONTH_DAYS_EXPORT = defineExport({
  title: 'Month by day',
  filter: FILTER,
  columns: DAY_COLUMNS,
  async read(context, filter, after: number | null) {
    const { people, days, ...slice } = await readPeople(context, filter, after);
    const dates = datesOf(days);
    const rows = people.flatMap((person) =>
      person.figures.map((figures, at): PersonDay => ({ person, date: dates[at] ?? '', figures })),
    );
    return { ...slice, rows, total: slice.total * dates.length };
  },
});

/** The month, a row per employee with the totals that the page shows. */
export const MONTH_EMPLOYEES_EXPORT = defineExport({
  title: 'Month by employee',
  filter: FILTER,
  columns: EMPLOYEE_COLUMNS,
  async read(context, filter, after: number | null) {
    const { people, days: _days, ...slice } = await readPeople(context, filter, after);
    return { ...slice, rows: people };
  },
});

/** The next employees of the grid after an id with their month, and how many the grid has. */
async function readPeople(
  context: Context,
  { month, ...filter }: z.output<typeof FILTER>,
  after: number | null,
) {
  const { db, zone } = context;
  const from = `${month}-01`;
  const days: Days = { from, to: lastOfMonth(from) };
  const { rows, next } = await sliceOf(
    (limit) => findGridPeopleAfter(db, { ...filter, ...days }, after ?? 0, limit),
    ({ id }) => id,
    SLICE_EMPLOYEES,
  );
  const people = await readGridRows(context, rows, days);
  const total = await countGridPeople(db, { ...filter, ...days });
  return { people: people.map((row) => ({ ...row, zone: row.zone ?? zone })), days, next, total };
}

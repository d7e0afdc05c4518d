import { getRoster, type RosterDayBody } from '@rollcall/shared/contract';
import * as z from 'zod/mini';
import { datesOf } from '../../attendance/days/day.ts';
import { findGridPeopleAfter, type GridEmployee } from '../../attendance/employed/employed-list.ts';
import {
  type Column,
  dateColumn,
  defineExport,
  textColumn,
} from '../../core/exports/exported-list.ts';
import { sliceOf } from '../../core/exports/read-slice.ts';
import { fullName } from '../../employees/full-name.ts';
import { rosterReader } from './read-roster.ts';
import { isRosterRange, RANGE_MESSAGE } from './service.ts';

/** Employees of a slice: with the days of a week it takes well under 200 ms. */
const SLICE_EMPLOYEES = 40;

interface PersonDay {
  readonly person: GridEmployee;
  readonly day: RosterDayBody;
}

const KINDS: Readonly<Record<RosterDayBody['kind'], string>> = {
  shifts: 'Shifts',
  holiday: 'Holiday',
  'day-off': 'Day off',
  unplanned: 'Not planned',
};

const joined = (texts: readonly string[]) => texts.join(', ') || null;

const COLUMNS: readonly Column<PersonDay>[] = [
  textColumn('employeeCode', 'Employee code', ({ person }) => person.employeeCode),
  textColumn('employee', 'Employee', ({ person }) => fullName(person)),
  textColumn('department', 'Department', ({ person }) => person.department),
  dateColumn('date', 'Date', ({ day }) => day.date),
  textColumn('kind', 'Kind', ({ day }) => KINDS[day.kind]),
  textColumn('shifts', 'Shifts', ({ day }) => joined(day.shifts.map(({ name }) => name))),
  textColumn('times', 'Times', ({ day }) =>
    joined(day.shifts.map(({ start, end }) => `${start}–${end}`)),
  ),
  textColumn('holiday', 'Holiday', ({ day }) => day.holiday),
  textColumn('leave', 'Leave', ({ day }) => day.leave),
  textColumn('pendingLeave', 'Requested leave', ({ day }) => day.pendingLeave),
  textColumn('rostered', 'Rostered', ({ day }) => (day.isRostered ? 'Yes' : null)),
  textColumn('draft', 'Not published', ({ day }) => (day.isDraft ? 'Yes' : null)),
  textColumn('reason', 'Reason', ({ day }) => day.entry?.reason ?? null),
];

/** The roster with its drafts, a row per employee and day on which they are employed, in the order of the employees' ids. */
export const ROSTER_EXPORT = defineExport({
  title: 'Roster',
  filter: z
    .omit(getRoster.query, { page: true })
    .check(z.refine(isRosterRange, { error: RANGE_MESSAGE, path: ['to'] })),
  columns: COLUMNS,
  async read(context, filter, after: number | null) {
    const { db } = context;
    const { rows: people, next } = await sliceOf(
      (limit) => findGridPeopleAfter(db, filter, after ?? 0, limit),
      ({ id }) => id,
      SLICE_EMPLOYEES,
    );
    const dates = datesOf(filter);
    const dayOf = await rosterReader(context, people, filter);
    const rows = people.flatMap((person) =>
      dates.map((date): PersonDay => ({ person, day: dayOf(person, date) })),
    );
    return { rows: rows.filter(({ day }) => day.isEmployed), next };
  },
});

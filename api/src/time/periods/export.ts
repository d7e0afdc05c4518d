import { type PeriodDayBody, type PeriodSumsBody, rowId } from '@rollcall/shared/contract';
import { monthOf } from '@rollcall/shared/domain';
import * as z from 'zod/mini';
import type { Context } from '../../core/context.ts';
import type { Db } from '../../core/db/connection.ts';
import {
  type Column,
  dateColumn,
  defineExport,
  minuteColumns,
  numberColumn,
  textColumn,
} from '../../core/exports/exported-list.ts';
import { findPeopleByCode } from './people.ts';
import { presentDay, presentSums } from './present-figures.ts';
import { findPeriodScope } from './queries.ts';
import { noSuchPeriod } from './service.ts';
import { findCodes, findDaysOf, findRowsOf } from './sheet-queries.ts';

/** Employees of a slice: with the days of a year it takes under 200 ms. */
const SLICE_EMPLOYEES = 40;

const FILTER = z.object({ period: rowId });

/** Codes of employees whose rows are not read yet. */
type Waiting = readonly string[];

interface Person {
  readonly code: string;
  /** Null when the employee has been deleted. */
  readonly name: string | null;
}

type Minutes = Omit<PeriodDayBody, 'date' | 'status' | 'holiday'>;

interface ClosedDay extends Person, PeriodDayBody {}

type Sums = Omit<PeriodSumsBody, 'sums'> & PeriodSumsBody['sums'];

interface ClosedSums extends Person, Sums {
  readonly from: string;
  readonly to: string;
}

const PERSON: readonly Column<Person>[] = [
  textColumn('employeeCode', 'Employee code', ({ code }) => code),
  textColumn('employee', 'Employee', ({ name }) => name),
];

const MINUTES: readonly Column<Minutes>[] = [
  ...minuteColumns<Minutes>('expected', 'Expected', (row) => row.expectedMins),
  ...minuteColumns<Minutes>('worked', 'Worked', (row) => row.workedMins),
  ...minuteColumns<Minutes>('break', 'Break', (row) => row.breakMins),
  ...minuteColumns<Minutes>('adjustment', 'Adjustments', (row) => row.adjustmentMins),
  ...minuteColumns<Minutes>('balance', 'Balance', (row) => row.balanceMins),
  ...minuteColumns<Minutes>('late', 'Late', (row) => row.lateMins),
  ...minuteColumns<Minutes>('overtime', 'Approved overtime', (row) => row.overtimeMins),
  ...minuteColumns<Minutes>('daily', 'Approved daily overtime', ({ overtime }) => overtime.daily),
  ...minuteColumns<Minutes>(
    'weekly',
    'Approved weekly overtime',
    ({ overtime }) => overtime.weekly,
  ),
  ...minuteColumns<Minutes>(
    'onHoliday',
    'Approved holiday overtime',
    ({ overtime }) => overtime.holiday,
  ),
  ...minuteColumns<Minutes>(
    'dayOff',
    'Approved day off overtime',
    ({ overtime }) => overtime.day_off,
  ),
  ...minuteColumns<Minutes>('night', 'Approved night work', ({ overtime }) => overtime.night),
];

const DAY_COLUMNS: readonly Column<ClosedDay>[] = [
  ...PERSON,
  dateColumn('date', 'Date', ({ date }) => date),
  textColumn('status', 'Status', ({ status }) => status),
  textColumn('holiday', 'Holiday', ({ holiday }) => holiday),
  ...MINUTES,
];

const EMPLOYEE_COLUMNS: readonly Column<ClosedSums>[] = [
  ...PERSON,
  dateColumn('from', 'From', ({ from }) => from),
  dateColumn('to', 'To', ({ to }) => to),
  numberColumn('present', 'Days present', ({ present }) => present),
  numberColumn('halfDays', 'Half-days', ({ halfDays }) => halfDays),
  numberColumn('absent', 'Days absent', ({ absent }) => absent),
  numberColumn('leave', 'Days on leave', ({ leave }) => leave),
  numberColumn('lateDays', 'Days late', ({ lateDays }) => lateDays),
  ...MINUTES,
];

/** A closed period, a row per employee and day. */
export const PERIOD_DAYS_EXPORT = defineExport({
  title: 'Closed period by day',
  filter: FILTER,
  explainFilter,
  columns: DAY_COLUMNS,
  async read(context, { period }, waiting: Waiting | null) {
    const { codes, nameOf, next } = await readPeople(context, period, waiting);
    const days = await findDaysOf(context.db, period, codes);
    const rows = days.map(
      ({ employeeCode: code, figures }): ClosedDay => ({
        code,
        name: nameOf(code),
        ...presentDay(figures),
      }),
    );
    return { rows, next };
  },
});

/** A closed period, a row per employee with the sums that its page shows. */
export const PERIOD_EMPLOYEES_EXPORT = defineExport({
  title: 'Closed period by employee',
  filter: FILTER,
  explainFilter,
  columns: EMPLOYEE_COLUMNS,
  async read(context, { period: id }, waiting: Waiting | null) {
    const { codes, nameOf, next } = await readPeople(context, id, waiting);
    const days = await findPeriodScope(context.db, id);
    if (!days) return { rows: [], next: null };
    const found = await findRowsOf(context.db, id, codes);
    const rows = found.map(({ employeeCode: code, ...row }): ClosedSums => {
      const { sums, ...figures } = presentSums(row);
      return { code, name: nameOf(code), ...days, ...sums, ...figures };
    });
    return { rows, next };
  },
});

/** The days of a period, its department, and whether it was reopened. @throws ApiError `not_found`. */
async function explainFilter(db: Db, { period }: z.output<typeof FILTER>) {
  const found = await findPeriodScope(db, period);
  if (!found) throw noSuchPeriod();
  const { from, to, department, reopenedAt } = found;
  const month = monthOf({ from, to });
  return {
    ...(month === undefined ? { from, to } : { month }),
    ...(department !== null && { department }),
    ...(reopenedAt && { state: 'Reopened, no longer valid' }),
  };
}

/**
 * The next employees of a period, in the order of its page, and those after them. The first slice reads who there is, and no rows: nothing
 * changes that any more.
 */
async function readPeople({ db }: Context, id: number, waiting: Waiting | null) {
  const codes = waiting?.slice(0, SLICE_EMPLOYEES) ?? [];
  const others = waiting?.slice(SLICE_EMPLOYEES) ?? (await findCodes(db, id));
  const people = await findPeopleByCode(db, codes);
  return {
    codes,
    nameOf: (code: string) => people.get(code)?.name ?? null,
    next: others.length > 0 ? others : null,
  };
}

import { Readable } from 'node:stream';
import type { PeriodDayBody, PeriodSumsBody, SheetLevel } from '@rollcall/shared/contract';
import { sheetFileName } from '@rollcall/shared/domain';
import { stringify } from 'csv-stringify/sync';
import type { Context } from '../../core/context.ts';
import { findPeopleByCode } from './people.ts';
import { presentDay, presentSums } from './present-figures.ts';
import { findPeriod, type PeriodRecord } from './queries.ts';
import { noSuchPeriod } from './service.ts';
import { findCodes, findDaysOf, findRowsOf } from './sheet-queries.ts';

/** Employees per query: a year of their days fits into memory. */
const BATCH = 100;

type Cell = string | number | null;
type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>;

interface Person {
  readonly code: string;
  readonly name: string;
}

/** With two decimals, as payroll programs read it; the minutes are exact. */
const hours = (mins: number) => Math.round((mins / 60) * 100) / 100;

const PERSON: Columns<Person> = {
  'Employee code': ({ code }) => code,
  Employee: ({ name }) => name,
};

type Minutes = Pick<PeriodSumsBody['sums'], 'workedMins' | 'breakMins' | 'expectedMins'> &
  Pick<PeriodSumsBody['sums'], 'balanceMins' | 'adjustmentMins' | 'lateMins'> &
  Pick<PeriodSumsBody, 'overtime' | 'overtimeMins'>;

const MINUTES: Columns<Minutes> = {
  'Expected (minutes)': ({ expectedMins }) => expectedMins,
  'Worked (minutes)': ({ workedMins }) => workedMins,
  'Break (minutes)': ({ breakMins }) => breakMins,
  'Adjustments (minutes)': ({ adjustmentMins }) => adjustmentMins,
  'Balance (minutes)': ({ balanceMins }) => balanceMins,
  'Late (minutes)': ({ lateMins }) => lateMins,
  'Approved overtime (minutes)': ({ overtimeMins }) => overtimeMins,
  'Approved daily overtime (minutes)': ({ overtime }) => overtime.daily,
  'Approved weekly overtime (minutes)': ({ overtime }) => overtime.weekly,
  'Approved holiday overtime (minutes)': ({ overtime }) => overtime.holiday,
  'Approved day off overtime (minutes)': ({ overtime }) => overtime.day_off,
  'Approved night work (minutes)': ({ overtime }) => overtime.night,
  'Expected (hours)': ({ expectedMins }) => hours(expectedMins),
  'Worked (hours)': ({ workedMins }) => hours(workedMins),
  'Balance (hours)': ({ balanceMins }) => hours(balanceMins),
  'Approved overtime (hours)': ({ overtimeMins }) => hours(overtimeMins),
};

type EmployeeFigures = PeriodSumsBody & { readonly from: string; readonly to: string };

const EMPLOYEE: Columns<EmployeeFigures> = {
  From: ({ from }) => from,
  To: ({ to }) => to,
  'Days present': ({ present }) => present,
  'Half-days': ({ halfDays }) => halfDays,
  'Days absent': ({ absent }) => absent,
  'Days on leave': ({ leave }) => leave,
  'Days late': ({ sums }) => sums.lateDays,
};

const DAY: Columns<PeriodDayBody> = {
  Date: ({ date }) => date,
  Status: ({ status }) => status,
  Holiday: ({ holiday }) => holiday,
};

const HEADINGS: Readonly<Record<SheetLevel, readonly string[]>> = {
  employees: [...Object.keys(PERSON), ...Object.keys(EMPLOYEE), ...Object.keys(MINUTES)],
  days: [...Object.keys(PERSON), ...Object.keys(DAY), ...Object.keys(MINUTES)],
};

/**
 * The closed figures of a period as CSV (RFC 4180, UTF-8 with a byte order mark), sent while it is read. A text that a spreadsheet
 * would take for a formula begins with an apostrophe; a negative number stays a number.
 * @throws ApiError `not_found`.
 */
export async function readSheet(context: Context, id: number, level: SheetLevel) {
  const found = await findPeriod(context.db, id);
  if (!found) throw noSuchPeriod();
  const lines = linesOf(context, found, level);
  return { stream: Readable.from(lines), fileName: sheetFileName(found, level) };
}

async function* linesOf({ db }: Context, period: PeriodRecord, level: SheetLevel) {
  const { id } = period;
  yield toCsv([HEADINGS[level]], { bom: true });
  const codes = await findCodes(db, id);
  for (let at = 0; at < codes.length; at += BATCH) {
    const batch = codes.slice(at, at + BATCH);
    const people = await findPeopleByCode(db, batch);
    const person = (code: string): Person => ({ code, name: people.get(code)?.name ?? '' });
    const rows =
      level === 'days' ? await dayRows(db, id, batch) : await employeeRows(db, period, batch);
    yield toCsv(rows.map(({ code, cells }) => [...cellsOf(PERSON, person(code)), ...cells]));
  }
}

async function employeeRows(db: Context['db'], period: PeriodRecord, codes: readonly string[]) {
  const { id, from, to } = period;
  const rows = await findRowsOf(db, id, codes);
  return rows.map(({ employeeCode: code, ...row }) => {
    const figures = { ...presentSums(row), from, to };
    const minutes = { ...figures.sums, ...figures };
    return { code, cells: [...cellsOf(EMPLOYEE, figures), ...cellsOf(MINUTES, minutes)] };
  });
}

async function dayRows(db: Context['db'], id: number, codes: readonly string[]) {
  const rows = await findDaysOf(db, id, codes);
  return rows.map(({ employeeCode: code, figures }) => {
    const day = presentDay(figures);
    return { code, cells: [...cellsOf(DAY, day), ...cellsOf(MINUTES, day)] };
  });
}

const cellsOf = <Row>(columns: Columns<Row>, row: Row): Cell[] =>
  Object.values(columns).map((cell) => cell(row));

const toCsv = (rows: readonly (readonly Cell[])[], options = {}): string =>
  stringify(
    rows.map((row) => [...row]),
    { record_delimiter: 'windows', escape_formulas: true, ...options },
  );
